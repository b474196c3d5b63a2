import { type DayNumber, formatIsoDate, parseIsoDate } from '../calendar/day-number.ts';
import { RANGE_DAYS, RANGE_FIRST } from '../calendar/supported-range.ts';

const ISO_DATES = Array.from({ length: RANGE_DAYS }, (_, offset) =>
  formatIsoDate(RANGE_FIRST + offset),
);
const DATES = ISO_DATES.map((date) => `"${date}"`);
const DAYS: ReadonlyMap<string, DayNumber> = new Map(
  ISO_DATES.map((date, offset) => [date, RANGE_FIRST + offset]),
);

/** The JSON of a date of the supported range, or of null. */
export function dateText(day: DayNumber | null): string {
  return day === null ? 'null' : (DATES[day - RANGE_FIRST] as string);
}

/**
 * The day number of a real `YYYY-MM-DD` date, inside the supported range or not; null when
 * the text is none. Nearly all that are asked about are in the table, and looking there is
 * 70 ns cheaper than parsing.
 */
export function dayOfText(text: string): DayNumber | null {
  return DAYS.get(text) ?? parseIsoDate(text);
}
