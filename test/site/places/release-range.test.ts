import { expect, test } from 'vitest';
import { rangeOf } from '../../../src/artifact/calendars.ts';
import { isWhole, rangeInWords, yearsOf } from '../../../src/site/places/release-range.ts';

test.each([
  ['2025-01-01', '2027-12-31', true, '2025 to 2027', [2025, 2026, 2027]],
  // Years that calendars do not reach are not answered for.
  ['2020-01-01', '2031-12-31', true, '2025 to 2027', [2025, 2026, 2027]],
  ['2025-01-01', '2026-12-31', false, '1 January 2025 to 31 December 2026', [2025, 2026]],
  ['2025-01-02', '2027-12-30', false, '2 January 2025 to 30 December 2027', [2026]],
])('a release from %s to %s', (first, last, whole, words, years) => {
  const range = rangeOf({ first, last });
  expect([isWhole(range), rangeInWords(range), yearsOf(range)]).toEqual([whole, words, years]);
});
