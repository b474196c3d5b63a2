import { expect, test } from 'vitest';
import { isFromElsewhere } from '../../../src/server/forms/read-form.ts';

const request = { host: 'days.example', siteUrl: 'https://redletter.example' };

test.each([
  ['a program', {}, false],
  ['a page of this site', { 'sec-fetch-site': 'same-origin', origin: 'null' }, false],
  ['nobody but the reader', { 'sec-fetch-site': 'none' }, false],
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://days.example' }, true],
  ['another host of the same domain', { 'sec-fetch-site': 'same-site' }, true],
  ['two kinds of pages', { 'sec-fetch-site': 'same-origin, cross-site' }, true],
  ['an older browser here', { origin: 'https://days.example' }, false],
  ['an older browser at SITE_URL', { origin: 'https://redletter.example' }, false],
  ['an older browser elsewhere', { origin: 'https://evil.example' }, true],
  ['an older browser at a name that ends alike', { origin: 'https://evil-days.example' }, true],
  ['an older browser in a sandbox', { origin: 'null' }, true],
])('a form from %s', (_, headers, expected) => {
  expect(isFromElsewhere(request, { headers })).toBe(expected);
});
