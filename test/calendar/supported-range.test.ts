import { expect, test } from 'vitest';
import { formatIsoDate } from '../../src/calendar/day-number.ts';
import {
  ALL_YEARS_WORDS,
  isInRange,
  RANGE_DAYS,
  RANGE_FIRST,
  RANGE_LAST,
  RANGE_WORDS,
} from '../../src/calendar/supported-range.ts';
import { ANY_YEAR_WORDS, YEARS_WORDS } from '../../src/calendar/year-words.ts';

test('holds 2025-01-01 to 2027-12-31, both ends included', () => {
  expect([RANGE_FIRST, RANGE_LAST].map(formatIsoDate)).toEqual(['2025-01-01', '2027-12-31']);
  expect(RANGE_DAYS).toBe(1095);
  expect([RANGE_FIRST - 1, RANGE_FIRST, RANGE_LAST, RANGE_LAST + 1].map(isInRange)).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test('is said in the words of the contract', () => {
  expect(RANGE_WORDS).toBe('2025-01-01 to 2027-12-31');
  expect(YEARS_WORDS).toBe('2025 to 2027');
  expect(ANY_YEAR_WORDS).toBe('2025, 2026 or 2027');
  expect(ALL_YEARS_WORDS).toBe('2025, 2026 and 2027');
});
