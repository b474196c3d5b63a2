import { type DayNumber, parseIsoDate } from '../calendar/day-number.ts';

/** The day number of a date of a release: its schema has made sure that it is a real one. */
export function knownDay(text: string): DayNumber {
  return parseIsoDate(text) as DayNumber;
}
