import { expect, test } from 'vitest';
import { loadedReleases } from '../../../../src/site/loaded-releases.ts';
import { findDestination } from '../../../../src/site/places/search/destination.ts';

/** Friday 20 November 2026, noon. */
const NOW = Date.UTC(2026, 10, 20, 12);
const { dataSet } = loadedReleases();
const find = (words: string) =>
  findDestination(dataSet, String(new URLSearchParams({ q: words })), NOW);

test.each([
  ['legal deadline', '/deadline/'],
  ['Frist', '/deadline/'],
  ['deadlines in Zurich', '/deadline/?country=CH&region=ZH'],
  ['30 days after 20 March 2026', '/deadline/?date=2026-03-20&number=30&unit=D'],
  [
    '2 months before 1 July 2026 in Bavaria',
    '/deadline/?country=DE&region=BY&date=2026-07-01&number=2&unit=M&direction=before',
  ],
  ['30 Tage nach dem 20. März 2026', '/deadline/?date=2026-03-20&number=30&unit=D'],
  ['30 ימים אחרי 20 במרץ 2026', '/deadline/?date=2026-03-20&number=30&unit=D'],
  ['BGB 193', '/deadline/rules/#de-bgb-187-193'],
  ['gb-foia-10', '/deadline/rules/#gb-foia-10'],
  ['FOI', '/deadline/rules/#gb-foia-10'],
  ['FOI deadline', '/deadline/rules/#gb-foia-10'],
  ['BGB Frist', '/deadline/rules/#de-bgb-187-193'],
  ['Algemene termijnenwet', '/deadline/rules/#nl-termijnenwet'],
])('"%s" leads to %s', (words, path) => {
  expect(find(words)).toEqual({ redirect: path, choices: [] });
});

test.each([
  ['Fristen in Bayern', '/deadline/?country=DE&region=BY'],
  ['délais en Suisse', '/deadline/?country=CH'],
  ['日本の期限', '/deadline/?country=JP'],
  ['भारत में समय-सीमा', '/deadline/?country=IN'],
])('"%s" names a legal deadline and a place', (words, path) => {
  expect(find(words).redirect).toBe(path);
});

test('a title shared by several rules offers all of them', () => {
  expect(find('Interpretation Act').choices.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      '/deadline/rules/#sg-interpretation-act-50',
      '/deadline/rules/#za-interpretation-act-4',
    ]),
  );
});

test('a count of business days or a place is not a legal deadline', () => {
  const [first] = find('10 business days after 24 December 2026').choices;
  expect(first?.path).toContain('/calculator/?country=');
  expect(find('Ontario').redirect).toBe('/ca/on/');
  expect(find('30 days after nothing in particular').redirect).toBeNull();
});
