import { type DayNumber, parseIsoDate } from '../calendar/day-number.ts';

/** The day number of a date in a release; the release's schema has already validated it. */
export function knownDay(text: string): DayNumber {
  return parseIsoDate(text) as DayNumber;
}
