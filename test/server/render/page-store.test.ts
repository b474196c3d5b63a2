import { expect, test } from 'vitest';
import type { Page } from '../../../src/server/render/make-page.ts';
import { PageStore } from '../../../src/server/render/page-store.ts';

function page(cacheControl: string | null, bytes = 10, status = 200): Page {
  const headers = cacheControl === null ? [] : ['Cache-Control', cacheControl];
  return { status, headers, digest: '', isCoded: false, forms: { plain: new Uint8Array(bytes) } };
}

/** Whether a page kept at 0 is still there at a moment, in milliseconds. */
function isKept(kept: Page, millis: number, isFile = false): boolean {
  let now = 0;
  const pages = new PageStore(() => now);
  pages.keep('/us/', kept, isFile);
  now = millis;
  return pages.find('/us/') !== null;
}

test('a page is kept as long as it says, at most a quarter of an hour', () => {
  const minute = page('public, max-age=60');
  expect([isKept(minute, 60_000), isKept(minute, 60_001)]).toEqual([true, false]);
  const hour = page('max-age=3600');
  expect([isKept(hour, 900_000), isKept(hour, 900_001)]).toEqual([true, false]);
});

test('one that names no time for a moment, one that must not be kept not at all', () => {
  expect([isKept(page('no-cache'), 5_000), isKept(page('no-cache'), 5_001)]).toEqual([true, false]);
  expect([isKept(page(null), 5_000), isKept(page(null), 5_001)]).toEqual([true, false]);
  expect([isKept(page('no-store'), 0), isKept(page('max-age=60', 10, 500), 0)]).toEqual([
    false,
    false,
  ]);
});

test('a file of the build is kept for longer than it says, and a page in its place is not', () => {
  expect(isKept(page('public, max-age=300'), 10 ** 12, true)).toBe(true);
  expect(isKept(page('public, max-age=300', 10, 404), 10 ** 12, true)).toBe(false);
});

test('memory has a bound: what nobody asks for goes, and what is too large is not kept', () => {
  const pages = new PageStore(() => 0, 16_000);
  const there = (names: readonly number[]) => names.filter((name) => pages.find(`/${name}`));
  for (let index = 0; index < 50; index += 1) {
    pages.keep(`/${index}`, page('max-age=60', 2_000), false);
  }
  expect(there(Array.from({ length: 50 }, (_, index) => index))).toEqual([47, 48, 49]);
  pages.keep('/large', page('max-age=60', 20_000), false);
  expect(pages.find('/large')).toBeNull();
  // A page kept again counts once.
  for (let turn = 0; turn < 50; turn += 1) pages.keep('/49', page('max-age=60', 2_000), false);
  expect(there([47, 48, 49])).toEqual([47, 48, 49]);
});

test('a page that is asked for stays, and another one goes', () => {
  const pages = new PageStore(() => 0, 16_000);
  const keep = (path: string) => pages.keep(path, page('max-age=60', 2_000), false);
  for (const path of ['/a', '/b', '/c']) keep(path);
  pages.find('/a');
  keep('/d');
  expect(['/a', '/b', '/c', '/d'].filter((path) => pages.find(path))).toEqual(['/a', '/c', '/d']);
});

test('bytes that stay in the pack take no room', () => {
  const pages = new PageStore(() => 0, 16_000);
  const long = { from: 0, length: 2 ** 30, isPacked: false, sha256: '' };
  pages.keep('/days', { ...page('max-age=60'), forms: { plain: long } }, true);
  expect(pages.find('/days')?.forms.plain).toBe(long);
});
