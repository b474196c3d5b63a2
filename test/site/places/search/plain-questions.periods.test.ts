import { expect, test } from 'vitest';
import { knownDay } from '../../../../src/site/known-day.ts';
import { loadedReleases } from '../../../../src/site/loaded-releases.ts';
import { findDestination } from '../../../../src/site/places/search/destination.ts';
import { readPeriod } from '../../../../src/site/places/search/plain-questions.ts';

/** Friday 20 November 2026, noon. */
const NOW = Date.UTC(2026, 10, 20, 12);
const { dataSet } = loadedReleases();
const find = (words: string) =>
  findDestination(dataSet, String(new URLSearchParams({ q: words })), NOW);

test.each([
  ['10 Tage nach 3. April 2026'],
  ['10 Tage nach dem 3. April 2026'],
  ['10 jours après le 3 avril 2026'],
  ['10 jours à compter du 3 avril 2026'],
  ['10 giorni dopo il 3 aprile 2026'],
  ['10 giorni dal 3 aprile 2026'],
  ['10 días después del 3 de abril de 2026'],
  ['10 dias depois de 3 de abril de 2026'],
  ['10 dagen na 3 april 2026'],
  ['2026年4月3日の10日後'],
  ['2026年4月3日から10日'],
  ['２０２６年４月３日の１０日後'],
  ['3 अप्रैल 2026 के 10 दिन बाद'],
  ['3 अप्रैल 2026 से 10 दिन'],
  ['३ अप्रैल २०२६ के १० दिन बाद'],
  ['10 أيام بعد 3 أبريل 2026'],
  ['بعد 10 أيام من 3 أبريل 2026'],
  ['10 ימים אחרי 3 באפריל 2026'],
  ['10 ימים מ-3 באפריל 2026'],
  ['10 ימים מ־3 באפריל 2026'],
  ['10 ايام بعد 3 أبريل 2026'],
])('"%s" is a period from a date', (words) => {
  expect(find(words).redirect).toBe('/deadline/?date=2026-04-03&number=10&unit=D');
});

test.each([
  ['2 Monate vor dem 1. Juli 2026 in Bayern', 'country=DE&region=BY', 'M'],
  ['2 semaines avant le 1er juillet 2026 en Suisse', 'country=CH', 'W'],
  ['2 anni prima del 1º luglio 2026 in Italia', 'country=IT', 'Y'],
  ['भारत में 1 जुलाई 2026 से 2 माह पहले', 'country=IN', 'M'],
  ['日本で2026年7月1日の2か月前', 'country=JP', 'M'],
  ['قبل 2 أشهر من 1 يوليو 2026 في الإمارات العربية المتحدة', 'country=AE', 'M'],
  ['2 שבועות לפני 1 ביולי 2026 בישראל', 'country=IL', 'W'],
])('"%s" is counted back, with its place', (words, where, unit) => {
  expect(find(words).redirect).toBe(
    `/deadline/?${where}&date=2026-07-01&number=2&unit=${unit}&direction=before`,
  );
});

test.each([
  [
    '10 Arbeitstage nach 3. April 2026 in Bayern',
    'country=DE&date=2026-04-03&days=10&op=add&region=BY',
  ],
  ['日本での2026年4月3日の10営業日後', 'country=JP&date=2026-04-03&days=10&op=add'],
  [
    '10 dias úteis antes de 3 de abril de 2026 no Brasil',
    'country=BR&date=2026-04-03&days=-10&op=add',
  ],
])('"%s" is a count of business days', (words, query) => {
  expect(find(words).redirect).toBe(`/calculator/?${query}`);
});

test.each([
  '10 Tage nach Ostern',
  'nach 3. April 2026',
  '2026年4月3日',
  '12345 days after 3 April 2026',
])('"%s" is not read as a period from a date', (words) => {
  expect(readPeriod(words, knownDay('2026-11-20'))).toBeNull();
});
