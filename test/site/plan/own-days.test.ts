import { expect, test } from 'vitest';
import { formatIsoDate } from '../../../src/calendar/day-number.ts';
import { english, TRANSLATIONS } from '../../../src/site/languages/languages.ts';
import { ENGLISH_LOCALE, localeIn } from '../../../src/site/languages/locale.ts';
import { ownDaysExample, readOwnDays } from '../../../src/site/plan/own-days.ts';

const read = (text: string, locale = ENGLISH_LOCALE) => {
  const found = readOwnDays(text, 2027, locale);
  return found === null ? null : [...found].map(formatIsoDate);
};
const EVES = ['2027-12-24', '2027-12-31'];
const STRETCH = ['2027-12-28', '2027-12-29', '2027-12-30'];

test.each([
  ['', []],
  ['24 Dec, 31 Dec', EVES],
  ['December 24, December 31', EVES],
  ['24. Dezember; 31. Dezember', EVES],
  ['2027-12-24 2027-12-31', EVES],
  ['2027-12-24, 31 December 2027', EVES],
  ['December 24, 2027, December 31, 2027', EVES],
  ['28 to 30 December', STRETCH],
  ['28-30 Dec', STRETCH],
  ['Dec 28-30', STRETCH],
  ['28 Dec – 30 Dec', STRETCH],
  ['2027-12-28..2027-12-30', STRETCH],
  ['28 December 2027 to 30 December 2027', STRETCH],
])('reads %s', (text, dates) => {
  expect(read(text)).toEqual(dates);
});

test.each([
  'soon',
  'next Friday',
  'tomorrow',
  '31 Feb',
  '29 Feb',
  '4/5/2027',
  'around 24 Dec',
  '30 to 28 December',
  '1 to 2 to 3 May',
  '2025-01-01..2027-12-31',
  'x'.repeat(2001),
])('rejects %s', (text) => {
  expect(read(text)).toBeNull();
});

test.each(
  [english, ...TRANSLATIONS].map((language) => [language.code, localeIn(language)] as const),
)('what the form shows as an example can be typed: %s', (_, locale) => {
  expect(read(ownDaysExample(2027, locale), locale)).toEqual(['2027-12-24', ...STRETCH]);
});
