import { expect, test } from 'vitest';
import { bareType, isCompressible, mediaTypeOf } from '../../../src/server/files/media-types.ts';

test.each([
  ['us/2026/index.html', 'text/html; charset=utf-8', true],
  ['_astro/page.css', 'text/css; charset=utf-8', true],
  ['_astro/page.js', 'text/javascript; charset=utf-8', true],
  ['openapi.json', 'application/json', true],
  ['docs.md', 'text/markdown; charset=utf-8', true],
  ['robots.txt', 'text/plain; charset=utf-8', true],
  ['us/2026.csv', 'text/csv; charset=utf-8', true],
  ['us/2026.ics', 'text/calendar; charset=utf-8', true],
  ['sitemap-0.xml', 'application/xml; charset=utf-8', true],
  ['data/changes.atom', 'application/atom+xml; charset=utf-8', true],
  ['icon.svg', 'image/svg+xml; charset=utf-8', true],
  ['.well-known/api-catalog', 'application/linkset+json', true],
  ['.well-known/oauth-protected-resource/mcp', 'application/json', true],
  ['og/us-2026.png', 'image/png', false],
  ['fonts/display.woff2', 'font/woff2', false],
  ['a/js', 'application/octet-stream', true],
  ['a.unheard-of', 'application/octet-stream', true],
])('%s is %s', (path, type, worthCompressing) => {
  expect([mediaTypeOf(path), isCompressible(type)]).toEqual([type, worthCompressing]);
  expect(bareType(type)).toBe(type.split(';')[0]);
});

test('an unknown type is not compressed', () => {
  expect(isCompressible('')).toBe(false);
  expect(isCompressible('x/y')).toBe(false);
});
