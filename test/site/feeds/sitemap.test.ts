import { expect, test } from 'vitest';
import { buildDataSet } from '../../../src/artifact/data-set.ts';
import { sitemapEntries, writeSitemap } from '../../../src/site/feeds/sitemap.ts';
import { change, country, release } from '../../support/world/toy-release.ts';

const countries = [
  country([], { country: 'AA', regions: [] }),
  country([], { regions: [{ code: 'EA', name: 'East' }] }),
];
const first = release(countries);
const second = release(countries, '2026.11.2', '2026-11-19', [
  change({ id: 'feast', kind: 'confirmed' }),
]);

test('the sitemap lists fixed pages, then all that the data makes', () => {
  const entries = sitemapEntries(buildDataSet(second), [first, second], ['/', '/data/']);
  expect(entries.map(({ path }) => path)).toEqual([
    ...['/', '/data/', '/data/aa/', '/data/ty/', '/data/2026.11.1/', '/data/2026.11.2/'],
    ...['/bridge/2025/', '/bridge/2026/', '/bridge/2027/'],
    ...['/aa/', '/aa/2025/', '/aa/2026/', '/aa/2027/'],
    ...['/ty/', '/ty/2025/', '/ty/2026/', '/ty/2027/'],
    ...['/ty/ea/', '/ty/ea/2025/', '/ty/ea/2026/', '/ty/ea/2027/'],
  ]);
});

test('a year page changed when its country last did, a page about today always does', () => {
  const entries = sitemapEntries(buildDataSet(second), [first, second], ['/']);
  const changed = new Map(entries.map((entry) => [entry.path, entry.changed]));
  expect(changed.get('/ty/2026/')).toBe('2026-11-19');
  expect(changed.get('/ty/ea/2027/')).toBe('2026-11-19');
  expect(changed.get('/aa/2026/')).toBe('2026-11-12');
  expect([changed.get('/ty/'), changed.get('/'), changed.get('/data/ty/')]).toEqual([
    null,
    null,
    null,
  ]);
});

test('the file has absolute addresses, and a date where there is one', () => {
  const entries = [
    { path: '/ty/', changed: null },
    { path: '/ty/2026/', changed: '2026-11-19' },
  ];
  expect(writeSitemap(entries, 'https://site.example')).toContain(
    '<url><loc>https://site.example/ty/</loc></url>\n<url><loc>https://site.example/ty/2026/</loc><lastmod>2026-11-19</lastmod></url>',
  );
});
