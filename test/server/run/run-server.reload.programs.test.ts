// @module-tag openssl
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { expect, onTestFinished, test } from 'vitest';
import { makeCertificate } from '../../support/server/certificate.ts';
import { freePort } from '../../support/server/free-port.ts';
import {
  fillServedFolder,
  type ServedProcess,
  startServed,
} from '../../support/server/served-process.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { until } from '../../support/until.ts';
import { addToyBuild } from '../../support/world/toy-site.ts';
import { TOY_DATA_VERSION, writeToyRelease } from '../../support/world/toy-world.ts';

const NEXT = '2026.11.2';

async function start(env: Record<string, string> = {}, folder = tempFolder()) {
  fillServedFolder(folder);
  const server = await startServed(folder, env);
  onTestFinished(() => void server.child.kill('SIGKILL'));
  return { server, folder };
}

function release(folder: string, version: string): void {
  writeToyRelease(join(folder, 'artifacts'), version);
  addToyBuild(join(folder, 'dist'), join(folder, 'artifacts'), 'fedcba9876543210');
}

/** Sends SIGHUP and returns the one line that the server writes. */
async function hangUp(server: ServedProcess): Promise<{ level: string; detail: string }> {
  const before = server.errors().length;
  server.child.kill('SIGHUP');
  await until(() => server.errors().slice(before).includes('\n'));
  const line = server.errors().slice(before);
  expect(line.trim().split('\n')).toHaveLength(1);
  return JSON.parse(line);
}

async function servedVersion(url: string): Promise<string | undefined> {
  const reply = await fetch(`${url}/made/`, { headers: { Connection: 'close' } });
  return /<title>(.*)<\/title>/.exec(await reply.text())?.[1];
}

test('SIGHUP works without TLS too: it loads a new release, or says why the old one stays', async () => {
  const { server, folder } = await start();
  writeToyRelease(join(folder, 'artifacts'), NEXT);
  const refused = await hangUp(server);
  expect(refused).toMatchObject({ level: 'error', event: 'reload' });
  expect(refused.detail).toMatch(
    /^data 2026\.11\.1, build \w+ kept: dist\/current: was built from data 2026\.11\.1, and 2026\.11\.2 is served; run: npm run build$/,
  );
  expect(await servedVersion(server.url)).toBe(TOY_DATA_VERSION);
  release(folder, NEXT);
  const taken = await hangUp(server);
  expect(taken).toMatchObject({ level: 'info', event: 'reload' });
  expect(taken.detail).toBe(
    'data 2026.11.2, build fedcba9876543210 instead of data 2026.11.1, build 0123456789abcdef',
  );
  expect(await servedVersion(server.url)).toBe(NEXT);
  expect(await server.stop()).toBe(0);
});

test('an unusable release does not hold back a certificate, nor an unusable certificate a release', async () => {
  const folder = tempFolder();
  const first = makeCertificate(folder, 'first.example');
  const second = makeCertificate(folder, 'second.example');
  const { server } = await start(
    {
      ...{ TLS_CERT_FILE: first.certFile, TLS_KEY_FILE: first.keyFile },
      // Settings that cause no warning at the start.
      ...{ SITE_URL: 'https://toy.example', ADMIN_PORT: String(await freePort()) },
    },
    folder,
  );
  const nameShown = () =>
    new Promise<unknown>((resolve, reject) => {
      const socket = connect({ port: server.port, rejectUnauthorized: false }, () => {
        resolve(socket.getPeerCertificate().subject.CN);
        socket.destroy();
      });
      socket.on('error', reject);
    });
  copyFileSync(second.certFile, first.certFile);
  release(folder, NEXT);
  expect((await hangUp(server)).detail).toMatch(
    /^data 2026\.11\.2, .*; certificate kept: TLS_KEY_FILE: is not the key of the certificate/,
  );
  expect(await nameShown()).toBe('first.example');
  copyFileSync(second.keyFile, first.keyFile);
  writeToyRelease(join(folder, 'artifacts'), '2026.12.1');
  expect((await hangUp(server)).detail).toMatch(
    /^data 2026\.11\.2, .* kept: .*; certificate taken$/,
  );
  expect(await nameShown()).toBe('second.example');
});

test('starting with pages of other data is refused, with the command to run', async () => {
  const folder = tempFolder();
  fillServedFolder(folder);
  writeToyRelease(join(folder, 'artifacts'), NEXT);
  await expect(startServed(folder)).rejects.toMatchObject({
    exitCode: 78,
    said: 'dist/current: was built from data 2026.11.1, and 2026.11.2 is served; run: npm run build\n',
  });
  await expect(startServed(folder, { DATA_VERSION: '2026.11.9' })).rejects.toMatchObject({
    exitCode: 78,
    said: 'DATA_VERSION: artifacts/ holds no release 2026.11.9; write one that is there: 2026.11.1, 2026.11.2\n',
  });
  const older = await startServed(folder, { DATA_VERSION: TOY_DATA_VERSION });
  onTestFinished(() => void older.child.kill('SIGKILL'));
  expect(await servedVersion(older.url)).toBe(TOY_DATA_VERSION);
});
