import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { TlsFiles } from '../../../src/settings/transport-settings.ts';

const KEY_OPTIONS = {
  ec: ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'],
  rsa: ['-newkey', 'rsa:2048'],
} as const;

/** Makes a certificate for `name` and its key, as files of a folder. */
export function makeCertificate(
  folder: string,
  name: string,
  kind: keyof typeof KEY_OPTIONS = 'ec',
  days = 2,
): TlsFiles {
  const certFile = join(folder, `${name}.crt`);
  const keyFile = join(folder, `${name}.key`);
  const { status, stderr } = spawnSync(
    'openssl',
    [
      ...['req', '-x509', ...KEY_OPTIONS[kind], '-nodes'],
      ...['-days', String(days), '-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name}`],
      ...['-keyout', keyFile, '-out', certFile],
    ],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`openssl: ${stderr}`);
  return { certFile, keyFile };
}
