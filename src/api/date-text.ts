import { type DayNumber, formatIsoDate } from '../calendar/day-number.ts';
import { RANGE_DAYS, RANGE_FIRST } from '../calendar/supported-range.ts';

const DATES = Array.from(
  { length: RANGE_DAYS },
  (_, offset) => `"${formatIsoDate(RANGE_FIRST + offset)}"`,
);

/** The JSON of a date of the supported range, or of null. */
export function dateText(day: DayNumber | null): string {
  return day === null ? 'null' : (DATES[day - RANGE_FIRST] as string);
}
