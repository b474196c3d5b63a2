import { expect, test } from 'vitest';
import type { Coding } from '../../../src/api/message.ts';
import type { Page } from '../../../src/server/render/make-page.ts';
import { PageStore } from '../../../src/server/render/page-store.ts';

function page(cacheControl: string | null, bytes = 10, status = 200): Page {
  const headers = cacheControl === null ? [] : ['Cache-Control', cacheControl];
  return { status, headers, tag: null, coding: null, body: Buffer.alloc(bytes) };
}

const order = (target: string, coding: Coding | null = null) => ({ target, coding });

/** The state, at a moment in milliseconds, of a page kept at 0. */
function stateOf(kept: Page, millis: number, isFile = false): 'fresh' | 'due' | 'gone' {
  let now = 0;
  const pages = new PageStore(() => now);
  pages.keep(order('/us/'), kept, isFile);
  now = millis;
  const found = pages.find(order('/us/'));
  if (found === null) return 'gone';
  return found.freshUntil > now ? 'fresh' : 'due';
}

test('a page is kept as long as it says, and expires after a quarter of an hour', () => {
  const minute = page('public, max-age=60');
  expect([59_999, 60_001].map((at) => stateOf(minute, at))).toEqual(['fresh', 'gone']);
  const hour = page('max-age=3600');
  expect([899_999, 900_000, 3_600_000, 3_600_001].map((at) => stateOf(hour, at))).toEqual([
    ...['fresh', 'due', 'due', 'gone'],
  ]);
});

test('a page without a time expires after a moment; one with no-store is not kept', () => {
  for (const moment of [page('no-cache'), page(null)]) {
    expect([4_999, 5_000, 30_000, 30_001].map((at) => stateOf(moment, at))).toEqual([
      ...['fresh', 'due', 'due', 'gone'],
    ]);
  }
  expect(stateOf(page('no-store'), 0)).toBe('gone');
});

test('a built file is fresh for longer than it says; a page rendered in its place is not', () => {
  expect(stateOf(page('public, max-age=300'), 10 ** 12, true)).toBe('fresh');
  expect(stateOf(page('public, max-age=300', 10, 404), 10 ** 12, true)).toBe('gone');
});

test('each coding of a page is kept separately', () => {
  const pages = new PageStore(() => 0);
  pages.keep(order('/us/', 'br'), page('max-age=60'), false);
  const found = ([null, 'br', 'gzip'] as const).map((coding) => pages.find(order('/us/', coding)));
  expect(found.map((each) => each !== null)).toEqual([false, true, false]);
});

test('memory is limited: pages that nobody requests are dropped, and oversized ones are not kept', () => {
  const pages = new PageStore(() => 0, 16_000);
  const there = (names: readonly number[]) => names.filter((name) => pages.find(order(`/${name}`)));
  for (let index = 0; index < 50; index += 1) {
    pages.keep(order(`/${index}`), page('max-age=60', 2_000), false);
  }
  expect(there(Array.from({ length: 50 }, (_, index) => index))).toEqual([47, 48, 49]);
  pages.keep(order('/large'), page('max-age=60', 20_000), false);
  expect(pages.find(order('/large'))).toBeNull();
  // Keeping a page again does not count it twice.
  for (let turn = 0; turn < 50; turn += 1)
    pages.keep(order('/49'), page('max-age=60', 2_000), false);
  expect(there([47, 48, 49])).toEqual([47, 48, 49]);
});

test('a requested page stays while another is dropped', () => {
  const pages = new PageStore(() => 0, 16_000);
  const keep = (path: string) => pages.keep(order(path), page('max-age=60', 2_000), false);
  for (const path of ['/a', '/b', '/c']) keep(path);
  pages.find(order('/a'));
  keep('/d');
  expect(['/a', '/b', '/c', '/d'].filter((path) => pages.find(order(path)))).toEqual([
    '/a',
    '/c',
    '/d',
  ]);
});

test('bytes that stay in the pack take no room', () => {
  const pages = new PageStore(() => 0, 16_000);
  const long = { from: 0, length: 2 ** 30, isPacked: false, sha256: '' };
  pages.keep(order('/days'), { ...page('max-age=60'), body: long }, true);
  expect(pages.find(order('/days'))?.page.body).toBe(long);
});
