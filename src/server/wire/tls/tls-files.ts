import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { SettingError } from '../../../settings/setting-error.ts';
import type { TlsFiles } from '../../../settings/settings.ts';

/**
 * Contract 15.2: TLS 1.2 or newer, AEAD only. The first three are TLS 1.3's; the others use an
 * ephemeral key exchange, so a stolen key opens no recorded connection.
 */
const CIPHERS = [
  'TLS_AES_128_GCM_SHA256',
  'TLS_AES_256_GCM_SHA384',
  'TLS_CHACHA20_POLY1305_SHA256',
  'ECDHE-ECDSA-AES128-GCM-SHA256',
  'ECDHE-RSA-AES128-GCM-SHA256',
  'ECDHE-ECDSA-AES256-GCM-SHA384',
  'ECDHE-RSA-AES256-GCM-SHA384',
  'ECDHE-ECDSA-CHACHA20-POLY1305',
  'ECDHE-RSA-CHACHA20-POLY1305',
].join(':');

export interface TlsContext {
  readonly minVersion: 'TLSv1.2';
  readonly ciphers: string;
  readonly cert: Buffer;
  readonly key: Buffer;
  /** When the certificate expires; milliseconds since 1970. */
  readonly expiresAt: number;
}

/**
 * Reads certificate and key, and makes sure that they belong together.
 * @throws SettingError that names the setting whose file cannot be used.
 */
export function readTls(files: TlsFiles): TlsContext {
  const cert = readFile('TLS_CERT_FILE', files.certFile);
  const key = readFile('TLS_KEY_FILE', files.keyFile);
  const certificate = parse('TLS_CERT_FILE', 'a certificate', () => new X509Certificate(cert));
  const privateKey = parse<KeyObject>('TLS_KEY_FILE', 'a private key without a passphrase', () =>
    createPrivateKey(key),
  );
  if (!certificate.checkPrivateKey(privateKey)) {
    throw new SettingError('TLS_KEY_FILE', 'is not the key of the certificate in TLS_CERT_FILE');
  }
  const expiresAt = certificate.validToDate.getTime();
  return { minVersion: 'TLSv1.2', ciphers: CIPHERS, cert, key, expiresAt };
}

function readFile(setting: string, file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    const detail = error instanceof Error && 'code' in error ? String(error.code) : 'unreadable';
    throw new SettingError(setting, `${file} cannot be read (${detail}); write a PEM file's path`);
  }
}

function parse<T>(setting: string, expected: string, read: () => T): T {
  try {
    return read();
  } catch {
    // OpenSSL's own message does not help somebody who has mixed up two files.
    throw new SettingError(setting, `must hold ${expected}, in PEM`);
  }
}
