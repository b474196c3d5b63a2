import { expect, test } from 'vitest';
import { canonicalAddress } from '../../../src/server/files/site-map.ts';

test.each([
  ['/', '/'],
  ['/us/2026/', '/us/2026/'],
  ['/us/2026', '/us/2026/'],
  ['/US/CA/2026', '/us/ca/2026/'],
  ['/us/2026.ICS', '/us/2026.ics'],
  ['/data/2026.11.1/', '/data/2026.11.1/'],
  ['/feed/de-by+il+us.ics', '/feed/de-by+il+us.ics'],
  ['/.well-known/api-catalog', '/.well-known/api-catalog/'],
])('%s is spelled %s', (path, canonical) => {
  expect(canonicalAddress(path)).toBe(canonical);
});

test.each([
  '//us/',
  '/us//2026/',
  '/%75s/',
  '/us/\\evil.example',
  '/us/;a=b',
  '/us/ü',
  '/us/\u017f',
  '*',
  'http://evil.example/us/',
  'us',
])('%j cannot be an address of the site', (path) => {
  expect(canonicalAddress(path)).toBeNull();
});
