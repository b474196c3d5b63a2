import { expect, test } from 'vitest';
import { KeptPages } from '../../../src/server/render/kept-pages.ts';
import type { RenderedPage } from '../../../src/server/render/render-page.ts';

function page(cacheControl: string | null, bytes = 10, status = 200): RenderedPage {
  const headers = cacheControl === null ? [] : ['Cache-Control', cacheControl];
  return { status, headers, digest: '', plain: new Uint8Array(bytes), br: null, gzip: null };
}

/** Whether a page kept at 0 is still there at a moment, in milliseconds. */
function isKept(kept: RenderedPage, millis: number): boolean {
  const pages = new KeptPages();
  pages.keep('/us/', kept, 0);
  return pages.find('/us/', millis) !== null;
}

test('a page is kept as long as it says, at most a quarter of an hour', () => {
  expect([
    isKept(page('public, max-age=60'), 59_999),
    isKept(page('public, max-age=60'), 60_000),
  ]).toEqual([true, false]);
  expect([isKept(page('max-age=3600'), 899_999), isKept(page('max-age=3600'), 900_000)]).toEqual([
    true,
    false,
  ]);
});

test('one that names no time for a moment, one that must not be kept not at all', () => {
  expect([isKept(page('no-cache'), 4_999), isKept(page('no-cache'), 5_000)]).toEqual([true, false]);
  expect([isKept(page(null), 4_999), isKept(page(null), 5_000)]).toEqual([true, false]);
  expect([isKept(page('no-store'), 0), isKept(page('max-age=60', 10, 500), 0)]).toEqual([
    false,
    false,
  ]);
});

test('memory has a bound: what nobody asks for goes, and what is too large is not kept', () => {
  const pages = new KeptPages(16_000);
  for (let index = 0; index < 50; index += 1) pages.keep(`/${index}`, page('max-age=60', 2_000), 0);
  const there = Array.from({ length: 50 }, (_, index) => index).filter(
    (index) => pages.find(`/${index}`, 1) !== null,
  );
  expect(there).toEqual([47, 48, 49]);
  pages.keep('/large', page('max-age=60', 20_000), 0);
  expect(pages.find('/large', 1)).toBeNull();
  // A page kept again counts once.
  for (let index = 0; index < 50; index += 1) pages.keep('/49', page('max-age=60', 2_000), 0);
  expect([47, 48, 49].map((index) => pages.find(`/${index}`, 1) !== null)).toEqual([
    true,
    true,
    true,
  ]);
});

test('a page that is asked for stays, and another one goes', () => {
  const pages = new KeptPages(16_000);
  for (const path of ['/a', '/b', '/c']) pages.keep(path, page('max-age=60', 2_000), 0);
  pages.find('/a', 1);
  pages.keep('/d', page('max-age=60', 2_000), 1);
  const there = ['/a', '/b', '/c', '/d'].filter((path) => pages.find(path, 2) !== null);
  expect(there).toEqual(['/a', '/c', '/d']);
});

test('a page may be kept for longer than it says', () => {
  const pages = new KeptPages();
  pages.keep('/og/us-2026.png', page('max-age=60'), 0, Number.POSITIVE_INFINITY);
  expect(pages.find('/og/us-2026.png', 10 ** 12)).not.toBeNull();
});
