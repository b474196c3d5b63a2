import { expect, test } from 'vitest';
import { formatIsoDate, parseIsoDate } from '../../src/calendar/day-number.ts';
import {
  heldRange,
  isWithin,
  RANGE_DAYS,
  RANGE_FIRST,
  RANGE_LAST,
  rangeWords,
  SUPPORTED_RANGE,
  SUPPORTED_YEARS,
} from '../../src/calendar/supported-range.ts';
import {
  ALL_YEARS_WORDS,
  ANY_YEAR_WORDS,
  DEFAULT_YEAR,
  RANGE_WORDS,
  YEARS_WORDS,
} from '../../src/calendar/year-words.ts';
import { DAYS, FIRST, FIRST_YEAR, LAST, LAST_YEAR, YEARS } from '../support/years.ts';

test('holds the years of the data, both ends included', () => {
  expect(SUPPORTED_YEARS).toEqual(YEARS);
  expect([RANGE_FIRST, RANGE_LAST].map(formatIsoDate)).toEqual([FIRST, LAST]);
  expect(RANGE_DAYS).toBe(DAYS);
  expect(
    [RANGE_FIRST - 1, RANGE_FIRST, RANGE_LAST, RANGE_LAST + 1].map((day) =>
      isWithin(day, SUPPORTED_RANGE),
    ),
  ).toEqual([false, true, true, false]);
});

test('holds the years of the interface, extended by later years', () => {
  expect(YEARS).toEqual(expect.arrayContaining([2025, 2026, 2027]));
});

test('is worded as in the contract', () => {
  expect(RANGE_WORDS).toBe(`${FIRST} to ${LAST}`);
  expect(YEARS_WORDS).toBe(`${FIRST_YEAR} to ${LAST_YEAR}`);
  expect(ANY_YEAR_WORDS).toBe(`${YEARS.slice(0, -1).join(', ')} or ${LAST_YEAR}`);
  expect(ALL_YEARS_WORDS).toBe(`${YEARS.slice(0, -1).join(', ')} and ${LAST_YEAR}`);
});

test('a default year has another one after it', () => {
  expect(DEFAULT_YEAR).toBe(LAST_YEAR - 1);
});

test('for a country that is a year behind, the range ends with its last year', () => {
  const held = heldRange(SUPPORTED_RANGE, LAST_YEAR - 1);
  expect(rangeWords(held)).toBe(`${FIRST} to ${LAST_YEAR - 1}-12-31`);
  expect(heldRange(SUPPORTED_RANGE)).toEqual(SUPPORTED_RANGE);
  // A release may have a shorter range than its country.
  const short = { first: RANGE_FIRST, last: parseIsoDate('2026-06-30') ?? 0 };
  expect(heldRange(short, LAST_YEAR)).toEqual(short);
});
