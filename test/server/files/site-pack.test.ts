import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { openPack, packSite } from '../../../src/server/files/site-pack.ts';
import { openSitePack, openStaticSite, packFileOf } from '../../../src/server/files/static-site.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { PAGE, writeToySite } from '../../support/world/toy-site.ts';

function toyClient(): string {
  const distDir = tempFolder();
  writeToySite(distDir);
  return join(distDir, 'client');
}

const SITE_URL = 'https://redletter.example';

test('a pack holds every file under its path, and of a compressed one no plain bytes', () => {
  const clientDir = toyClient();
  const { files } = openPack(Buffer.concat(packSite(clientDir)));
  expect(files.map(({ path }) => path)).toContain('.well-known/api-catalog');
  expect(files.map(({ path }) => path)).not.toContain('us/2026/index.html.br');
  for (const { path, plain, encoded, size } of files) {
    const stored = readFileSync(join(clientDir, path));
    expect(size).toBe(stored.length);
    if (plain !== null) expect([encoded.size, plain]).toEqual([0, stored]);
    else {
      expect(encoded.get('br')?.bytes).toEqual(readFileSync(join(clientDir, `${path}.br`)));
      expect(encoded.get('gzip')?.bytes).toEqual(readFileSync(join(clientDir, `${path}.gz`)));
    }
  }
  expect(files.filter(({ plain }) => plain === null).map(({ path }) => path)).toEqual([
    'account/index.html',
    'busy/index.html',
    'gb/2026/index.html',
    'keys/index.html',
    'report/index.html',
    'report/kept/index.html',
    'us/2026/index.html',
    'za/2026/index.html',
  ]);
});

test('a site is the same from its pack as from its folder, plain bytes included', () => {
  const clientDir = toyClient();
  const fromFolder = openStaticSite(openSitePack(clientDir), SITE_URL);
  writeFileSync(packFileOf(clientDir), Buffer.concat(packSite(clientDir)));
  rmSync(clientDir, { recursive: true });
  const pack = openSitePack(clientDir);
  const fromPack = openStaticSite(pack, SITE_URL);
  expect([...fromPack.files.keys()]).toEqual([...fromFolder.files.keys()]);
  expect(fromPack.files.get('/us/2026/')?.plain.body.toString()).toBe(PAGE);
  for (const [address, file] of fromPack.files) {
    expect(file).toEqual(fromFolder.files.get(address));
    for (const [coding, { body }] of file.codings) {
      expect(body).toEqual(fromFolder.files.get(address)?.codings.get(coding)?.body);
    }
  }
  expect(fromPack.notFound).toEqual(fromFolder.notFound);
  pack.close();
});

test('a site that is open goes on as it was when another pack takes its place', () => {
  const clientDir = toyClient();
  const packFile = packFileOf(clientDir);
  writeFileSync(packFile, Buffer.concat(packSite(clientDir)));
  const pack = openSitePack(clientDir);
  const site = openStaticSite(pack, SITE_URL);
  const gzip = site.files.get('/us/2026/')?.codings.get('gzip');
  writeFileSync(`${packFile}.new`, 'another');
  renameSync(`${packFile}.new`, packFile);
  expect(gunzipSync(gzip?.body ?? '').toString()).toBe(PAGE);
  pack.close();
});

test('a large file that is in one form alone stays in the pack, and a small one is at hand', () => {
  const clientDir = toyClient();
  const table = Buffer.alloc(200 * 1024, 'days');
  writeFileSync(join(clientDir, 'days.parquet'), table);
  writeFileSync(packFileOf(clientDir), Buffer.concat(packSite(clientDir)));
  const pack = openSitePack(clientDir);
  const { files } = openStaticSite(pack, SITE_URL);
  expect(files.get('/days.parquet')?.plain.body).toEqual(table);
  expect(files.get('/us/2026/')?.plain.body.toString()).toBe(PAGE);
  const small = pack.files.find(({ path }) => path === '.well-known/api-catalog');
  const large = pack.files.find(({ path }) => path === 'days.parquet');
  expect(small?.plain).toBe(small?.plain);
  expect(large?.plain).not.toBe(large?.plain);
  pack.close();
});

test('a page of which there is only a gzip form is read from that', () => {
  const clientDir = toyClient();
  rmSync(join(clientDir, 'us/2026/index.html.br'));
  const page = openStaticSite(openSitePack(clientDir), SITE_URL).files.get('/us/2026/');
  expect([...(page?.codings.keys() ?? [])]).toEqual(['gzip']);
  expect(page?.plain.body.toString()).toBe(PAGE);
});
