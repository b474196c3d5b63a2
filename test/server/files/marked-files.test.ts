import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { MarkedFiles } from '../../../src/server/files/marked-files.ts';
import { SITE_MARK } from '../../../src/server/files/site-mark.ts';

const SITE_URL = 'https://redletter.example';
const wordsOf = (siteUrl: string) => `<p>${siteUrl}/us/</p>`.repeat(99);
const MARKED = Buffer.from(wordsOf(SITE_MARK));

function packed() {
  const forms = { br: brotliCompressSync(MARKED), gzip: gzipSync(MARKED) };
  const encoded = new Map(
    Object.entries(forms).map(([coding, bytes]) => [
      coding as keyof typeof forms,
      { length: bytes.length, bytes },
    ]),
  );
  return { plain: null, encoded };
}

test('every form of a file has the address, and is made once', () => {
  const files = new MarkedFiles(SITE_URL);
  const file = packed();
  expect(files.bytes(file, null).toString()).toBe(wordsOf(SITE_URL));
  expect(brotliDecompressSync(files.bytes(file, 'br')).toString()).toBe(wordsOf(SITE_URL));
  expect(gunzipSync(files.bytes(file, 'gzip')).toString()).toBe(wordsOf(SITE_URL));
  expect(files.bytes(file, 'br')).toBe(files.bytes(file, 'br'));
  expect(files.bytes(packed(), 'br')).not.toBe(files.bytes(file, 'br'));
});

test('what is kept is bounded: the oldest goes first, and the newest stays however long it is', () => {
  const one = packed();
  const two = packed();
  const length = Buffer.byteLength(wordsOf(SITE_URL));
  const files = new MarkedFiles(SITE_URL, length * 2 - 1);
  const first = files.bytes(one, null);
  expect(files.bytes(one, null)).toBe(first);
  const second = files.bytes(two, null);
  expect(files.bytes(two, null)).toBe(second);
  expect(files.bytes(one, null)).not.toBe(first);
  const none = new MarkedFiles(SITE_URL, 0);
  expect(none.bytes(one, null)).toBe(none.bytes(one, null));
});

test('another content or another address has another digest', () => {
  const digests = [SITE_URL, 'http://127.0.0.1:4321'].flatMap((siteUrl) =>
    ['a', 'b'].map((digest) => new MarkedFiles(siteUrl).digest(digest)),
  );
  expect(new Set(digests).size).toBe(4);
  expect(new MarkedFiles(SITE_URL).digest('a')).toBe(digests[0]);
});
