import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Makes a P-256 certificate for this machine in a folder; returns the settings that name it. */
export function makeCertificate(folder: string): Record<'TLS_CERT_FILE' | 'TLS_KEY_FILE', string> {
  const [certFile, keyFile] = ['bench.crt', 'bench.key'].map((name) => join(folder, name));
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const out = ['-keyout', keyFile ?? '', '-out', certFile ?? ''];
  const { status, stderr } = spawnSync(
    'openssl',
    ['req', '-x509', ...curve, '-days', '2', '-subj', '/CN=127.0.0.1', ...out],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`openssl: ${stderr}; install Debian's package "openssl"`);
  return { TLS_CERT_FILE: certFile ?? '', TLS_KEY_FILE: keyFile ?? '' };
}
