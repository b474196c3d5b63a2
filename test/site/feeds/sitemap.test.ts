import { expect, test } from 'vitest';
import { buildDataSet } from '../../../src/artifact/data-set.ts';
import { SUPPORTED_YEARS } from '../../../src/calendar/supported-range.ts';
import { sitemapOptions } from '../../../src/site/feeds/sitemap.ts';
import { change, country, release } from '../../support/world/toy-release.ts';

const countries = [
  country([], { country: 'AA', regions: [] }),
  country([], { regions: [{ code: 'EA', name: 'East' }] }),
];
const first = release(countries);
const second = release(countries, '2026.11.2', '2026-11-19', [
  change({ id: 'feast', kind: 'confirmed' }),
]);

const SITE = 'https://site.example';
const options = sitemapOptions(buildDataSet(second), [first, second], SITE);

test('the sitemap lists pages that are rendered on request', () => {
  const years = SUPPORTED_YEARS.map((year) => `${SITE}/ty/ea/${year}/`);
  const calendars = ['/aa/', '/ty/', '/ty/ea/'].map((path) => SITE + path);
  expect(options.customPages).toEqual([...calendars, ...years]);
});

test('a year page has the day of its country’s last change; other pages have none', async () => {
  const changed = async (path: string) =>
    (await options.serialize?.({ url: SITE + path }))?.lastmod;
  expect(await changed('/ty/2026/')).toBe('2026-11-19');
  expect(await changed('/ty/ea/2027/')).toBe('2026-11-19');
  expect(await changed('/aa/2026/')).toBe('2026-11-12');
  for (const path of ['/ty/', '/', '/data/ty/']) expect(await changed(path)).toBeUndefined();
});

test('a page that only redirects is left out', () => {
  expect(['/', '/go/', '/ty/'].filter((path) => options.filter?.(SITE + path))).toEqual([
    '/',
    '/ty/',
  ]);
});
