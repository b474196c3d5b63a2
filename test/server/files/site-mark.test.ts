import { foldLines } from 'ical-generator';
import { expect, test } from 'vitest';
import { holdsSiteMark, putSiteUrl, SITE_MARK } from '../../../src/server/files/site-mark.ts';

const SITE_URLS = [
  'https://redletter.example',
  'http://127.0.0.1:4321',
  'http://[::1]:80',
  'https://a-name-that-is-longer-than-the-mark.redletter.example:8443',
];

/** As a page has it, for whatever address. */
const page = (siteUrl: string) =>
  `<a href="${siteUrl}/us/">Straße</a> <a href="webcal://${new URL(siteUrl).host}/us.ics">`;

test.each(SITE_URLS)('a text is what it would have been if built for %s', (siteUrl) => {
  const marked = Buffer.from(page(SITE_MARK));
  expect(holdsSiteMark(marked)).toBe(true);
  expect(putSiteUrl(marked, siteUrl).toString()).toBe(page(siteUrl));
  expect(holdsSiteMark(Buffer.from(page(siteUrl)))).toBe(false);
});

/** A calendar whose address stands at every place of a line, so that some fold cuts it. */
function calendar(siteUrl: string): string {
  const lines = Array.from(
    { length: 90 },
    (_, index) => `X:${['ß', '😀'][index % 2]}${'x'.repeat(index)}${siteUrl}/y`,
  );
  return foldLines(['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n'));
}

test.each(SITE_URLS)('the lines of a calendar are folded anew for %s', (siteUrl) => {
  const put = putSiteUrl(Buffer.from(calendar(SITE_MARK)), siteUrl).toString();
  expect(put).toBe(calendar(siteUrl));
  expect(Math.max(...put.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThan(76);
});

test('a mark that every fold cuts is found', () => {
  const line = `X:${'x'.repeat(60)}${SITE_MARK}`;
  const text = foldLines(`BEGIN:VCALENDAR\r\n${line}`);
  expect(text).not.toContain(SITE_MARK);
  expect(holdsSiteMark(Buffer.from(text))).toBe(true);
});
