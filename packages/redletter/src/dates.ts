import { formatIsoDate, toDayNumber } from '../../../src/calendar/day-number.ts';
import { isFinding } from '../../../src/question/finding.ts';
import type { DateName } from '../../../src/question/parameter-table.ts';
import { findOutside, readDate } from '../../../src/question/read-parameters.ts';
import { errorOf } from './error-of.ts';
import type { DateLike, DayNumber, PlainDate } from './types.ts';

/**
 * The day number of a date in any of the forms it may come in.
 * @param name what the message calls it.
 * @throws RedletterError when it is no date, or outside the supported range.
 */
export function readDay(name: DateName, date: DateLike): DayNumber {
  const day = typeof date === 'number' ? (Number.isInteger(date) ? date : null) : dayOf(date);
  const read = typeof day === 'number' ? day : readDate(name, day);
  const finding = isFinding(read) ? read : findOutside(name, read);
  if (finding !== null) throw errorOf(finding);
  return read as DayNumber;
}

/** A day number, or text that is to be read; null for what can be neither. */
function dayOf(date: string | PlainDate): DayNumber | string | null {
  if (typeof date === 'string') return date;
  // Whoever writes JavaScript may pass anything: a Date has no calendar, another calendar counts
  // its months in another way.
  return date?.calendarId === 'iso8601' ? toDayNumber(date.year, date.month, date.day) : null;
}

/** A date in the form that its neighbour came in: text, day number or `Temporal.PlainDate`. */
export function writeDay(day: DayNumber, from: DayNumber, form: DateLike): DateLike {
  if (typeof form === 'number') return day;
  return typeof form === 'string'
    ? formatIsoDate(day)
    : (form.add({ days: day - from }) as PlainDate);
}
