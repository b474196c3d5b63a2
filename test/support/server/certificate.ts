import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join } from 'node:path';
import type { TlsFiles } from '../../../src/settings/settings.ts';

const KEY_OPTIONS = {
  ec: ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'],
  rsa: ['-newkey', 'rsa:2048'],
} as const;

/** Certificates that were made before: openssl takes as long as a server start. */
const made = new Map<string, { readonly cert: string; readonly key: string }>();

/** Makes a certificate and key for `name` as files in a folder; later calls reuse them. */
export function makeCertificate(
  folder: string,
  name: string,
  kind: keyof typeof KEY_OPTIONS = 'ec',
  days = 2,
): TlsFiles {
  const certFile = join(folder, `${name}.crt`);
  const keyFile = join(folder, `${name}.key`);
  const { cert, key } = made.getOrInsertComputed([name, kind, days].join(), () => {
    runOpenssl(name, kind, days, { certFile, keyFile });
    return { cert: readFileSync(certFile, 'utf8'), key: readFileSync(keyFile, 'utf8') };
  });
  writeFileSync(certFile, cert);
  writeFileSync(keyFile, key, { mode: 0o600 });
  return { certFile, keyFile };
}

function runOpenssl(
  name: string,
  kind: keyof typeof KEY_OPTIONS,
  days: number,
  { certFile, keyFile }: TlsFiles,
): void {
  const address = `${isIP(name) === 0 ? 'DNS' : 'IP'}:${name}`;
  const { status, stderr } = spawnSync(
    'openssl',
    [
      ...['req', '-x509', ...KEY_OPTIONS[kind], '-nodes'],
      ...['-days', String(days), '-subj', `/CN=${name}`, '-addext', `subjectAltName=${address}`],
      ...['-keyout', keyFile, '-out', certFile],
    ],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`openssl: ${stderr}`);
}
