// @module-tag openssl
import { copyFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type ConnectionOptions, connect, type TLSSocket } from 'node:tls';
import { expect, onTestFinished, test } from 'vitest';
import { readTls } from '../../../../src/server/wire/tls/tls-files.ts';
import { SettingError } from '../../../../src/settings/setting-error.ts';
import { parseReplies } from '../../../support/raw/raw-client.ts';
import { checkRawReply } from '../../../support/raw/raw-reply.ts';
import { makeCertificate } from '../../../support/server/certificate.ts';
import { startToyServer } from '../../../support/server/toy-server.ts';
import { tempFolder } from '../../../support/temp-folder.ts';

const UNCHECKED = { rejectUnauthorized: false } as const;
const HSTS = 'strict-transport-security';

async function openSecure(kind: 'ec' | 'rsa' = 'ec') {
  const folder = tempFolder();
  const files = makeCertificate(folder, 'first.example', kind);
  const toy = await startToyServer({ tls: files, adminPort: 0 });
  onTestFinished(() => toy.close());
  const port = Number(new URL(toy.server.url).port);
  return { folder, files, server: toy.server, keys: toy.keys, port };
}

/** A connection with a completed handshake; rejects when the handshake fails. */
function shakeHands(port: number, options: ConnectionOptions = {}): Promise<TLSSocket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', ...UNCHECKED, ...options }, () =>
      resolve(socket),
    );
    socket.on('error', reject);
    onTestFinished(() => void socket.destroy());
  });
}

async function nameShown(port: number): Promise<string | string[] | undefined> {
  return (await shakeHands(port)).getPeerCertificate().subject.CN;
}

test('answers over HTTPS, and tells browsers to use HTTPS from now on', async () => {
  const { server, keys } = await openSecure();
  expect(server.url).toMatch(/^https:/);
  const headers = { Authorization: `Bearer ${keys.paid}` };
  for (const [path, status] of [
    ['/v1/countries', 200],
    ['/v1/nowhere', 404],
    ['/nowhere/', 404],
    ['/.well-known/jwks.json', 200],
  ] as const) {
    const seen = await new Promise((resolve, reject) => {
      request(server.url + path, { headers, ...UNCHECKED }, (reply) => {
        reply.resume();
        resolve([reply.statusCode, reply.headers[HSTS], reply.headers['x-request-id'] !== '']);
      })
        .on('error', reject)
        .end();
    });
    expect(seen).toEqual([status, 'max-age=31536000', true]);
  }
});

test('invalid HTTP is refused in JSON over HTTPS too', async () => {
  const { port } = await openSecure();
  const socket = await shakeHands(port);
  socket.write('NONSENSE\r\n\r\n');
  const [reply] = parseReplies(await text(socket));
  expect(reply && checkRawReply(reply)).toBe('bad_request');
  expect(reply?.headers.get(HSTS)).toBe('max-age=31536000');
});

test('speaks TLS 1.2 and 1.3 with authenticated ciphers, and nothing older', async () => {
  const { port } = await openSecure();
  for (const version of ['TLSv1.2', 'TLSv1.3'] as const) {
    const socket = await shakeHands(port, { minVersion: version, maxVersion: version });
    expect(socket.getProtocol()).toBe(version);
    expect(socket.getCipher().name).toMatch(/GCM|POLY1305/);
  }
  const old = { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'ALL:@SECLEVEL=0' } as const;
  await expect(shakeHands(port, old)).rejects.toThrow(/alert protocol version/);
  const cbc = { maxVersion: 'TLSv1.2', ciphers: 'ECDHE-ECDSA-AES128-SHA256' } as const;
  await expect(shakeHands(port, cbc)).rejects.toThrow(/handshake failure/);
});

// Only an RSA certificate permits static key exchange, which lacks forward secrecy.
test.each(['AES128-GCM-SHA256', 'AES256-SHA', 'ECDHE-RSA-AES128-SHA256', 'DHE-RSA-AES128-SHA256'])(
  'a weak cipher is refused with an RSA certificate as well: %s',
  async (ciphers) => {
    const { port } = await openSecure('rsa');
    const weak = { maxVersion: 'TLSv1.2', ciphers: `${ciphers}:@SECLEVEL=0` } as const;
    await expect(shakeHands(port, weak)).rejects.toThrow(/handshake failure/);
    const strong = { maxVersion: 'TLSv1.2', ciphers: 'ECDHE-RSA-AES128-GCM-SHA256' } as const;
    expect((await shakeHands(port, strong)).getCipher().name).toBe('ECDHE-RSA-AES128-GCM-SHA256');
  },
);

test('plain HTTP to the TLS port ends without an answer, and the server continues', async () => {
  const { server, port } = await openSecure();
  await expect(fetch(server.url.replace('https:', 'http:'))).rejects.toThrow();
  expect((await shakeHands(port)).authorized).toBe(false);
});

test('takes a new certificate for new connections; unusable files leave the old one', async () => {
  const { folder, files, server, port } = await openSecure();
  const second = makeCertificate(folder, 'second.example', 'ec', 40);
  const daysLeft = async () => {
    const text = await (await fetch(`${server.adminUrl}/metrics`)).text();
    const ends = /^redletter_certificate_expiry_timestamp_seconds (\d+)$/m.exec(text)?.[1];
    return Math.round((Number(ends) - Date.now() / 1_000) / 86_400);
  };
  expect([await nameShown(port), await daysLeft()]).toEqual(['first.example', 2]);
  copyFileSync(second.certFile, files.certFile);
  expect(await server.reload()).toMatchObject({
    text: expect.stringContaining('certificate kept: TLS_KEY_FILE: is not the key'),
    isRefused: true,
  });
  expect([await nameShown(port), await daysLeft()]).toEqual(['first.example', 2]);
  copyFileSync(second.keyFile, files.keyFile);
  expect(await server.reload()).toMatchObject({
    text: expect.stringContaining('certificate taken'),
    isRefused: false,
  });
  expect([await nameShown(port), await daysLeft()]).toEqual(['second.example', 40]);
});

test.each([
  ['TLS_CERT_FILE', 'cannot be read', { certFile: 'nowhere.crt' }],
  ['TLS_KEY_FILE', 'cannot be read', { keyFile: 'nowhere.key' }],
  ['TLS_CERT_FILE', 'must hold a certificate', { certFile: 'text' }],
  ['TLS_KEY_FILE', 'must hold a private key', { keyFile: 'text' }],
  ['TLS_KEY_FILE', 'is not the key of the certificate', { keyFile: 'other.key' }],
])('unusable files are refused by name: %s %s', (name, problem, wrong) => {
  const folder = tempFolder();
  const files = makeCertificate(folder, 'own');
  makeCertificate(folder, 'other');
  writeFileSync(join(folder, 'text'), 'text');
  const paths = Object.entries(wrong).map(([file, path]) => [file, join(folder, path)]);
  const read = () => readTls({ ...files, ...Object.fromEntries(paths) });
  expect(read).toThrow(SettingError);
  expect(read).toThrow(new RegExp(`^${name}: .*${problem}`));
});
