import SUPPORTED_YEARS from '../../sources/years.json' with { type: 'json' };
import { type DayNumber, formatIsoDate, toDayNumber } from './day-number.ts';

/** One of `SUPPORTED_YEARS`, as `readYear` returns it. */
export type SupportedYear = number;

// Contract 8: the years held, first to last. Dates, limits and wording all derive from this list
// (Decision 16).
export { SUPPORTED_YEARS };

export const FIRST_YEAR = SUPPORTED_YEARS[0] as SupportedYear;
export const LAST_YEAR = SUPPORTED_YEARS.at(-1) as SupportedYear;

/** The supported range, both ends included. */
export const RANGE_FIRST: DayNumber = toDayNumber(FIRST_YEAR, 1, 1);
export const RANGE_LAST: DayNumber = toDayNumber(LAST_YEAR, 12, 31);
/** Number of dates in the supported range. */
export const RANGE_DAYS = RANGE_LAST - RANGE_FIRST + 1;

/** Consecutive dates, both ends included; empty where the first is later than the last. */
export interface DayRange {
  readonly first: DayNumber;
  readonly last: DayNumber;
}

export const SUPPORTED_RANGE: DayRange = { first: RANGE_FIRST, last: RANGE_LAST };

export function isWithin(day: DayNumber, { first, last }: DayRange): boolean {
  return day >= first && day <= last;
}

/** A range cut off at the end of a year; unchanged without a year. */
export function heldRange(range: DayRange, heldUntil = LAST_YEAR): DayRange {
  return { first: range.first, last: Math.min(range.last, toDayNumber(heldUntil, 12, 31)) };
}

/** The form "2025-01-01 to 2027-12-31". */
export function rangeWords({ first, last }: DayRange): string {
  return `${formatIsoDate(first)} to ${formatIsoDate(last)}`;
}
