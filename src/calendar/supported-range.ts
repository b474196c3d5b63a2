import { type DayNumber, formatIsoDate, toDayNumber } from './day-number.ts';

/**
 * Contract 8: the years that are held, first to last. Nothing else names them: dates,
 * limits and the words of replies and pages are made from this list.
 */
export const SUPPORTED_YEARS = [2025, 2026, 2027] as const;
export type SupportedYear = (typeof SUPPORTED_YEARS)[number];

export const FIRST_YEAR: SupportedYear = SUPPORTED_YEARS[0];
export const LAST_YEAR: SupportedYear = SUPPORTED_YEARS[SUPPORTED_YEARS.length - 1] ?? FIRST_YEAR;
/** The year that a page or a report is about when nobody has named one. */
export const DEFAULT_YEAR: SupportedYear = 2026;

/** The supported range: both ends are part of it. */
export const RANGE_FIRST: DayNumber = toDayNumber(FIRST_YEAR, 1, 1);
export const RANGE_LAST: DayNumber = toDayNumber(LAST_YEAR, 12, 31);
/** Number of dates in the supported range: 1,095. */
export const RANGE_DAYS = RANGE_LAST - RANGE_FIRST + 1;

/** Dates in a row, both ends included; none where the first is the later one. */
export interface DayRange {
  readonly first: DayNumber;
  readonly last: DayNumber;
}

export const SUPPORTED_RANGE: DayRange = { first: RANGE_FIRST, last: RANGE_LAST };

export function isWithin(day: DayNumber, { first, last }: DayRange): boolean {
  return day >= first && day <= last;
}

export function isInRange(day: DayNumber): boolean {
  return isWithin(day, SUPPORTED_RANGE);
}

/** Like "2025-01-01 to 2027-12-31". */
export function rangeWords({ first, last }: DayRange): string {
  return `${formatIsoDate(first)} to ${formatIsoDate(last)}`;
}

/** "2025-01-01 to 2027-12-31". */
export const RANGE_WORDS = rangeWords(SUPPORTED_RANGE);

/** "2025, 2026". */
export const YEARS_BUT_LAST = SUPPORTED_YEARS.slice(0, -1).join(', ');

/** "2025, 2026 and 2027". */
export const ALL_YEARS_WORDS = `${YEARS_BUT_LAST} and ${LAST_YEAR}`;
