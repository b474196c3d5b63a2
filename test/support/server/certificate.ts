import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { TlsFiles } from '../../../src/settings/transport-settings.ts';

/** Makes a certificate for `name` and its key, as files of a folder. */
export function makeCertificate(folder: string, name: string): TlsFiles {
  const certFile = join(folder, `${name}.crt`);
  const keyFile = join(folder, `${name}.key`);
  const { status, stderr } = spawnSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
      ...['-days', '2', '-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name}`],
      ...['-keyout', keyFile, '-out', certFile],
    ],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`openssl: ${stderr}`);
  return { certFile, keyFile };
}
