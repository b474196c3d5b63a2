import { daysInMonth, formatIsoDate, toCivilDate } from '../../../src/calendar/day-number.ts';
import {
  isBusinessDay,
  nextBusinessDay,
  previousBusinessDay,
} from '../../../src/calendar/questions.ts';
import { RANGE_FIRST } from '../../../src/calendar/supported-range.ts';
import { isFinding, outOfRange, readDays } from '../../../src/question/read-parameters.ts';
import { readDay, writeDay } from './dates.ts';
import { errorOf } from './error-of.ts';
import { RedletterError } from './redletter-error.ts';
import type {
  BusinessCalendar,
  Convention,
  DateLike,
  DayNumber,
  IsoDate,
  PlainDate,
  Tables,
} from './types.ts';

const CONVENTION = /^(modified-)?(following|preceding)$/;

/**
 * The date itself when it is a business day, else the one that the convention names.
 * @throws RedletterError with `date_out_of_range` when that one is outside the range.
 */
export function roll(calendar: BusinessCalendar, date: IsoDate, convention: Convention): IsoDate;
export function roll(
  calendar: BusinessCalendar,
  date: DayNumber,
  convention: Convention,
): DayNumber;
export function roll<Date extends PlainDate>(
  calendar: BusinessCalendar,
  date: Date,
  convention: Convention,
): Date;
export function roll(
  { tables, range }: BusinessCalendar,
  date: DateLike,
  convention: Convention,
): DateLike {
  const day = readDay(date, range);
  const end = rolled(tables, day, convention);
  if (end === null) throw errorOf(outOfRange('date'), range);
  return writeDay(end, day, date);
}

function rolled(tables: Tables, day: DayNumber, convention: Convention): DayNumber | null {
  const [, modified, direction] = CONVENTION.exec(convention) ?? [];
  if (direction === undefined) {
    throw new RedletterError(
      'invalid_convention',
      'The convention is following, preceding, modified-following or modified-preceding.',
    );
  }
  if (isBusinessDay(tables, day)) return day;
  const both = [nextBusinessDay(tables, day), previousBusinessDay(tables, day)] as const;
  const [to, back] = direction === 'following' ? both : both.toReversed();
  const stays = to != null && toCivilDate(to).month === toCivilDate(day).month;
  return (modified === undefined || stays ? to : back) ?? null;
}

/**
 * The n-th business day of a month, `2026-12`: 1 is the first, -1 the last; null when the month
 * has fewer.
 * @throws RedletterError for a month that is invalid or outside the range.
 */
export function nth({ tables, range }: BusinessCalendar, month: string, n: number): IsoDate | null {
  const first = readDay(`${month}-01`, range);
  const number = readDays(String(n));
  if (isFinding(number)) throw errorOf(number);
  const { year, month: civil } = toCivilDate(first);
  const { businessDaysBefore: before, businessDayOffsets: offsets } = tables;
  const from = before[first - RANGE_FIRST] as number;
  const to = before[first - RANGE_FIRST + daysInMonth(year, civil)] as number;
  const rank = number > 0 ? from + number - 1 : to + number;
  // `nth(month, 0)` is null: 0 counts from the end, and lies beyond it.
  return rank >= from && rank < to ? formatIsoDate(RANGE_FIRST + (offsets[rank] as number)) : null;
}
