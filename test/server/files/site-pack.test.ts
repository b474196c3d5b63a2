import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openSitePack, packSite, readSpan } from '../../../src/server/files/site-pack.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const WORDS = `<!doctype html>${'<p>words</p>'.repeat(99)}`;
const NONE = { from: 0, length: 0, isPacked: false };

/** A pack of the given files, by path below the client folder. */
function pack(files: Readonly<Record<string, string | Buffer>>): string {
  const clientDir = join(tempFolder(), 'client');
  for (const [path, body] of Object.entries(files)) {
    mkdirSync(join(clientDir, path, '..'), { recursive: true });
    writeFileSync(join(clientDir, path), body);
  }
  expect(packSite(clientDir)).toBe(Object.keys(files).length);
  return clientDir;
}

test('a file is found by its address, and the folder it came from is removed', () => {
  const files = {
    'fonts/face.woff2': Buffer.from([0xff, 0x00]),
    'index.html': '<p>home',
    'us/2026.json': '{}',
    'us/2026/index.html': WORDS,
  };
  const clientDir = pack(files);
  expect(existsSync(clientDir)).toBe(false);
  const { descriptor, files: packed } = openSitePack(clientDir);
  expect([...packed.values()].map(({ isPacked }) => isPacked)).toEqual([false, true, true, true]);
  expect([...packed.keys()]).toEqual(['/fonts/face.woff2', '/', '/us/2026.json', '/us/2026/']);
  expect([...packed.values()].map((span) => Buffer.from(readSpan(descriptor, span)))).toEqual(
    Object.values(files).map((body) => Buffer.from(body)),
  );
});

test('an open pack stays unchanged when another replaces it', () => {
  const clientDir = pack({ 'index.html': WORDS });
  const { descriptor, files } = openSitePack(clientDir);
  writeFileSync(`${clientDir}.pack.new`, 'another');
  renameSync(`${clientDir}.pack.new`, `${clientDir}.pack`);
  expect(readFileSync(`${clientDir}.pack`, 'utf8')).toBe('another');
  expect(readSpan(descriptor, files.get('/') ?? NONE).toString()).toBe(WORDS);
});

test('a truncated pack is reported', () => {
  const clientDir = pack({ 'index.html': WORDS });
  const whole = readFileSync(`${clientDir}.pack`);
  writeFileSync(`${clientDir}.pack`, whole.subarray(0, whole.length - 1));
  const { descriptor, files } = openSitePack(clientDir);
  expect(() => readSpan(descriptor, files.get('/') ?? NONE)).toThrow('shorter than its index says');
});
