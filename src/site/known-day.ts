import { type DayNumber, parseIsoDate } from '../calendar/day-number.ts';

/** The day number of a date in a release, which its schema has validated. */
export function knownDay(text: string): DayNumber {
  return parseIsoDate(text) as DayNumber;
}
