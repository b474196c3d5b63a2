import { expect, test } from 'vitest';
import { putSiteUrl, SITE_PLACEHOLDER } from '../../../src/server/files/site-placeholder.ts';

const SITE_URLS = [
  'https://redletter.example',
  'http://127.0.0.1:4321',
  'http://[::1]:80',
  'https://a-name-that-is-longer-than-the-mark.redletter.example:8443',
];

/** Links as a page shows them for a given site address. */
const page = (siteUrl: string) =>
  `<a href="${siteUrl}/us/">Straße</a> <a href="webcal://${new URL(siteUrl).host}/us.ics">`;

test.each(SITE_URLS)('a text reads as if it had been built for %s', (siteUrl) => {
  expect(putSiteUrl(page(SITE_PLACEHOLDER), siteUrl)).toBe(page(siteUrl));
});
