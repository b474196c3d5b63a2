import { expect, test } from 'vitest';
import {
  hoursWords,
  monthsPath,
  neighbours,
  readHours,
  unsureIn,
} from '../../../src/site/figures/month-hours.ts';
import { german } from '../../../src/site/languages/languages.ts';
import { ENGLISH_LOCALE, localeIn } from '../../../src/site/languages/locale.ts';
import { countMonths } from '../../../src/site/year/spans.ts';
import { holiday, placeOf, toyData } from '../../support/world/toy-release.ts';

const PLACE = placeOf(
  toyData(
    [
      holiday('spring', '2026-05-01'),
      holiday('moon', '2026-06-16', { date_accuracy: 'estimated' }),
      holiday('moon', '2027-06-07', { date_accuracy: 'estimated' }),
    ],
    { held_until: 2027 },
  ),
  'ty',
);

test.each([
  ['', 800],
  ['hours=8', 800],
  ['hours=7.5', 750],
  ['hours=7,75', 775],
  ['hours=24', 2400],
  ['hours=0.05', 5],
])('%j is read as %i hundredths of an hour', (query, hundredths) => {
  expect(readHours(query, ENGLISH_LOCALE)).toMatchObject({ hundredths, fault: null });
});

test.each(['hours=0', 'hours=25', 'hours=-8', 'hours=eight', 'hours=7.555', 'hours=', 'hours=1e1'])(
  '%s is refused with a sentence, and the typed value is kept',
  (query) => {
    const { fault, typed } = readHours(query, ENGLISH_LOCALE);
    expect(fault).toMatch(/more than 0 and at most 24/);
    expect(typed).toBe(query.slice('hours='.length));
  },
);

test('hours are exact, and written as the language writes numbers', () => {
  const hours = (query: string, days: number, locale = ENGLISH_LOCALE) =>
    hoursWords(days * readHours(query, ENGLISH_LOCALE).hundredths, locale);
  expect(hours('hours=7.7', 21)).toBe('161.7');
  expect(hours('hours=7.7', 261, localeIn(german, 'DE'))).toBe('2.009,7');
  expect(hours('hours=7.5', 20)).toBe('150');
});

test('faulty hours and the default are omitted from the address', () => {
  const path = (query: string) => monthsPath(PLACE, 2026, readHours(query, ENGLISH_LOCALE));
  expect(path('hours=7,50')).toBe('/ty/2026/months/?hours=7.5');
  expect(['', 'hours=8', 'hours=eight'].map(path)).toEqual(Array(3).fill('/ty/2026/months/'));
});

test('a year is shown beside its neighbours, month by month, where they are held', () => {
  const counts = (year: number) =>
    countMonths(PLACE.calendar, year).map(({ businessDays }) => businessDays);
  const sums = neighbours(PLACE, 2026).map(({ months, total }) => [
    months.reduce((sum, count) => sum + count, 0) - total,
    months,
  ]);
  expect(sums).toEqual([
    [0, counts(2025)],
    [0, counts(2027)],
  ]);
  expect(neighbours(PLACE, 2025).map(({ year }) => year)).toEqual([2026]);
  expect(neighbours(PLACE, 2027).map(({ year }) => year)).toEqual([2026]);
});

test('estimated holidays are listed with their months', () => {
  expect(unsureIn(PLACE, 2026)).toEqual([{ month: 6, name: 'Name of moon' }]);
  expect(unsureIn(PLACE, 2025)).toEqual([]);
});
