import { type DayNumber, toDayNumber } from './day-number.ts';

/** Contract 8: the supported range is 2025-01-01 to 2027-12-31 inclusive. */
export const SUPPORTED_YEARS = [2025, 2026, 2027] as const;
export type SupportedYear = (typeof SUPPORTED_YEARS)[number];

export const RANGE_FIRST: DayNumber = toDayNumber(2025, 1, 1);
export const RANGE_LAST: DayNumber = toDayNumber(2027, 12, 31);
/** Number of dates in the supported range: 1,095. */
export const RANGE_DAYS = RANGE_LAST - RANGE_FIRST + 1;

export function isInRange(day: DayNumber): boolean {
  return day >= RANGE_FIRST && day <= RANGE_LAST;
}
