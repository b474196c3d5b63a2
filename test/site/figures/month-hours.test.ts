import { expect, test } from 'vitest';
import {
  hoursWords,
  monthsBesideOthers,
  monthsPath,
  readHours,
  unsureNames,
} from '../../../src/site/figures/month-hours.ts';
import { german } from '../../../src/site/languages/languages.ts';
import { ENGLISH_SPEECH, speechIn } from '../../../src/site/languages/speech.ts';
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
])('%j is so many hundredths of an hour: %i', (query, hundredths) => {
  expect(readHours(query, ENGLISH_SPEECH)).toMatchObject({ hundredths, fault: null });
});

test.each(['hours=0', 'hours=25', 'hours=-8', 'hours=eight', 'hours=7.555', 'hours=', 'hours=1e1'])(
  '%s is refused in words, and the typed value stays',
  (query) => {
    const { fault, typed } = readHours(query, ENGLISH_SPEECH);
    expect(fault).toMatch(/more than 0 and at most 24/);
    expect(typed).toBe(query.slice('hours='.length));
  },
);

test('hours are exact: 21 days of 7.7 hours are 161.7, as a language writes it', () => {
  const hours = (query: string, days: number, speech = ENGLISH_SPEECH) =>
    hoursWords(days * readHours(query, ENGLISH_SPEECH).hundredths, speech);
  expect(hours('hours=7.7', 21)).toBe('161.7');
  expect(hours('hours=7.7', 261, speechIn(german, 'DE'))).toBe('2.009,7');
  expect(hours('hours=7.5', 20)).toBe('150');
});

test('hours that are as usual, or none, stay out of the address', () => {
  const path = (query: string) => monthsPath(PLACE, 2026, readHours(query, ENGLISH_SPEECH));
  expect(path('hours=7,50')).toBe('/ty/2026/months/?hours=7.5');
  expect(['', 'hours=8', 'hours=eight'].map(path)).toEqual(Array(3).fill('/ty/2026/months/'));
});

test('a month stands beside those of its neighbours, and says which of its dates may move', () => {
  const months = monthsBesideOthers(PLACE, 2026);
  const of = (year: number) => countMonths(PLACE.calendar, year)[5]?.businessDays;
  expect(months[5]).toMatchObject({
    businessDays: of(2026),
    before: of(2025),
    after: of(2027),
    unsure: [{ name: 'Name of moon' }],
  });
  expect(months[4]?.unsure).toEqual([]);
  expect(unsureNames(PLACE, [...months, ...months])).toEqual(['Name of moon']);
  expect(monthsBesideOthers(PLACE, 2025)[0]?.before).toBeNull();
  expect(monthsBesideOthers(PLACE, 2027)[0]?.after).toBeNull();
});
