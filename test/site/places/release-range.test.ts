import { expect, test } from 'vitest';
import { rangeOf } from '../../../src/artifact/calendars.ts';
import { isWhole, rangeInWords, yearsOf } from '../../../src/site/places/release-range.ts';
import { FIRST_YEAR, LAST_YEAR, YEARS } from '../../support/years.ts';

const WORDS = `${FIRST_YEAR} to ${LAST_YEAR}`;

test.each([
  [`${FIRST_YEAR}-01-01`, `${LAST_YEAR}-12-31`, true, WORDS, YEARS],
  // A release does not answer for years that its calendars do not hold.
  ['2020-01-01', '2061-12-31', true, WORDS, YEARS],
  ['2025-01-01', '2026-12-31', false, '1 January 2025 to 31 December 2026', [2025, 2026]],
  ['2025-01-02', '2027-12-30', false, '2 January 2025 to 30 December 2027', [2026]],
])('a release from %s to %s', (first, last, whole, words, years) => {
  const range = rangeOf({ first, last });
  expect([isWhole(range), rangeInWords(range), yearsOf(range)]).toEqual([whole, words, years]);
});
