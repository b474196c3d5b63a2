import {
  endOfBusinessDays,
  isBusinessDay,
  netBusinessDays,
} from '../../../src/calendar/questions.ts';
import { readDay, writeDay } from './dates.ts';
import { RedletterError } from './redletter-error.ts';
import type { BusinessCalendar, DateLike, DayNumber, ErrorCode, IsoDate } from './types.ts';

/**
 * The same questions over typed arrays of day numbers, a million at a time. Every function takes
 * the array to write into as an optional last argument, and throws `RedletterError` for the first
 * entry that has no answer, with its index in the message.
 */

/** The day number of a date of the supported range. */
export function toDayNumber(date: DateLike): DayNumber {
  return readDay(date);
}

/** `YYYY-MM-DD` of a day number of the supported range. */
export function toIsoDate(day: DayNumber): IsoDate {
  const read = readDay(day);
  return writeDay(read, read, '') as IsoDate;
}

/** 1 for a business day, 0 for any other date. */
export function areBusinessDays(
  { tables, range: { first, last } }: BusinessCalendar,
  days: Int32Array,
  into: Uint8Array = new Uint8Array(days.length),
): Uint8Array {
  checkLengths(days, into);
  for (let index = 0; index < days.length; index += 1) {
    const day = days[index] as number;
    if (day < first || day > last) throw refuse('date_out_of_range', index);
    into[index] = isBusinessDay(tables, day) ? 1 : 0;
  }
  return into;
}

/**
 * The date this many business days on from each.
 * @param by one number for all of them, or one for each.
 */
export function addToAll(
  { tables, range: { first, last } }: BusinessCalendar,
  days: Int32Array,
  by: number | Int32Array,
  into: Int32Array = new Int32Array(days.length),
): Int32Array {
  checkLengths(days, into);
  if (typeof by !== 'number') checkLengths(days, by);
  else if (!Number.isInteger(by)) throw refuse('invalid_days', 0);
  for (let index = 0; index < days.length; index += 1) {
    const day = days[index] as number;
    const number = typeof by === 'number' ? by : (by[index] as number);
    const end = day >= first && day <= last ? endOfBusinessDays(tables, day, number) : null;
    if (end === null) throw refuse('date_out_of_range', index);
    into[index] = end;
  }
  return into;
}

/** Business days after each start, up to and including its end; negative backward. */
export function countAll(
  { tables, range: { first, last } }: BusinessCalendar,
  starts: Int32Array,
  ends: Int32Array,
  into: Int32Array = new Int32Array(starts.length),
): Int32Array {
  checkLengths(starts, ends);
  checkLengths(starts, into);
  for (let index = 0; index < starts.length; index += 1) {
    const start = starts[index] as number;
    const end = ends[index] as number;
    const isOutside = start < first || start > last || end < first || end > last;
    if (isOutside) throw refuse('date_out_of_range', index);
    into[index] = netBusinessDays(tables, start, end);
  }
  return into;
}

function checkLengths(one: { readonly length: number }, other: { readonly length: number }): void {
  if (one.length !== other.length) throw new TypeError('the arrays must have the same length');
}

function refuse(code: ErrorCode, index: number): RedletterError {
  return new RedletterError(code, `Entry ${index} cannot be answered: ${code}.`);
}
