import type { BusinessDays, Calendar } from './calendar.ts';
import { type DayNumber, toDayNumber } from './day-number.ts';
import type { Holiday } from './holiday.ts';
import { RANGE_FIRST, type SupportedYear } from './supported-range.ts';

export type DayKind = 'business_day' | 'weekend' | 'regional_holiday' | 'public_holiday';

/** A run of records, `[from, to)`, in `calendar.holidays` or `calendar.weekdayHolidays`. */
export interface Slice {
  readonly from: number;
  readonly to: number;
}

export interface AddAnswer {
  readonly end: DayNumber;
  /** The traversed records of `calendar.weekdayHolidays`, in date order. */
  readonly skipped: Slice;
  readonly weekendDays: number;
  /** Signed: negative backward. */
  readonly calendarDays: number;
}

export interface CountAnswer {
  /** Negative when start > end. */
  readonly businessDays: number;
  /** Counts of traversed dates, never negative. */
  readonly calendarDays: number;
  readonly weekendDays: number;
  /** Distinct traversed non-weekend dates with at least one holiday. */
  readonly holidayDates: number;
  /** The traversed records of `calendar.weekdayHolidays`, in order of date, then name. */
  readonly holidays: Slice;
}

/** Whether a date of the supported range is neither weekend nor holiday. */
export function isBusinessDay(calendar: BusinessDays, day: DayNumber): boolean {
  const offset = day - RANGE_FIRST;
  const before = calendar.businessDaysBefore;
  return entry(before, offset + 1) > entry(before, offset);
}

/** The kind of a date of the supported range: the first that applies (Contract 4.1 rule 1). */
export function kindOf(calendar: Calendar, day: DayNumber): DayKind {
  const offset = day - RANGE_FIRST;
  const weekends = calendar.weekendDaysBefore;
  if (entry(weekends, offset + 1) > entry(weekends, offset)) return 'weekend';
  const { from, to } = recordsOn(calendar, day);
  if (from === to) return 'business_day';
  for (let index = from; index < to; index += 1) {
    if ((calendar.holidays[index] as Holiday).type === 'regional') return 'regional_holiday';
  }
  return 'public_holiday';
}

/** The records of `calendar.holidays` on a date of the supported range. */
export function recordsOn(calendar: Calendar, day: DayNumber): Slice {
  const offset = day - RANGE_FIRST;
  return {
    from: entry(calendar.recordsBefore, offset),
    to: entry(calendar.recordsBefore, offset + 1),
  };
}

/** The records of `calendar.holidays` in a supported year. */
export function recordsInYear(calendar: Calendar, year: SupportedYear): Slice {
  const first = toDayNumber(year, 1, 1) - RANGE_FIRST;
  const next = toDayNumber(year + 1, 1, 1) - RANGE_FIRST;
  return {
    from: entry(calendar.recordsBefore, first),
    to: entry(calendar.recordsBefore, next),
  };
}

/** The first business day after a date of the range; null when the range holds none. */
export function nextBusinessDay(calendar: BusinessDays, day: DayNumber): DayNumber | null {
  const rank = entry(calendar.businessDaysBefore, day - RANGE_FIRST + 1);
  const offset = calendar.businessDayOffsets[rank];
  return offset === undefined ? null : RANGE_FIRST + offset;
}

/** The last business day before a date of the range; null when the range holds none. */
export function previousBusinessDay(calendar: BusinessDays, day: DayNumber): DayNumber | null {
  const rank = entry(calendar.businessDaysBefore, day - RANGE_FIRST);
  const offset = calendar.businessDayOffsets[rank - 1];
  return offset === undefined ? null : RANGE_FIRST + offset;
}

/**
 * The date `days` business days from `start` (in range); negative goes back. Null when the end
 * lies outside the supported range, which is known before any traversal (Contract 4.2 rule 5).
 */
export function addBusinessDays(
  calendar: Calendar,
  start: DayNumber,
  days: number,
): AddAnswer | null {
  const end = endOfBusinessDays(calendar, start, days);
  if (end === null) return null;
  const traversed = traversedOffsets(start - RANGE_FIRST, end - RANGE_FIRST);
  return {
    end,
    skipped: sliceOf(calendar.weekdayRecordsBefore, traversed),
    weekendDays: difference(calendar.weekendDaysBefore, traversed),
    calendarDays: end - start,
  };
}

/** Only the end of `addBusinessDays`. */
export function endOfBusinessDays(
  calendar: BusinessDays,
  start: DayNumber,
  days: number,
): DayNumber | null {
  // Contract 4.2 rule 2: zero is a no-op, also from a weekend or a holiday.
  if (days === 0) return start;
  const offset = start - RANGE_FIRST;
  const rank =
    days > 0
      ? entry(calendar.businessDaysBefore, offset + 1) + days - 1
      : entry(calendar.businessDaysBefore, offset) + days;
  const end = calendar.businessDayOffsets[rank];
  return end === undefined ? null : RANGE_FIRST + end;
}

/** Only the number of business days of `countBusinessDays`; negative when start > end. */
export function netBusinessDays(calendar: BusinessDays, start: DayNumber, end: DayNumber): number {
  const before = calendar.businessDaysBefore;
  const first = start - RANGE_FIRST;
  const last = end - RANGE_FIRST;
  return first <= last
    ? entry(before, last + 1) - entry(before, first + 1)
    : entry(before, last) - entry(before, first);
}

/** Business days between two dates of the range: start excluded, end included (contract 4.3). */
export function countBusinessDays(
  calendar: Calendar,
  start: DayNumber,
  end: DayNumber,
): CountAnswer {
  const traversed = traversedOffsets(start - RANGE_FIRST, end - RANGE_FIRST);
  const calendarDays = traversed.to - traversed.from;
  const weekendDays = difference(calendar.weekendDaysBefore, traversed);
  const businessDays = difference(calendar.businessDaysBefore, traversed);
  return {
    // `0 - x` rather than `-x`: a backward span without business days is 0, never -0.
    businessDays: start > end ? 0 - businessDays : businessDays,
    calendarDays,
    weekendDays,
    // Every traversed date is exactly one of: weekend, weekday with a holiday, business day.
    holidayDates: calendarDays - weekendDays - businessDays,
    holidays: sliceOf(calendar.weekdayRecordsBefore, traversed),
  };
}

/** The traversed dates as a run of offsets `[from, to)`, in either direction. */
function traversedOffsets(start: number, end: number): Slice {
  return end >= start ? { from: start + 1, to: end + 1 } : { from: end, to: start };
}

function difference(table: Int16Array, run: Slice): number {
  return entry(table, run.to) - entry(table, run.from);
}

function sliceOf(table: Int16Array, run: Slice): Slice {
  return { from: entry(table, run.from), to: entry(table, run.to) };
}

/** Reads a table entry that must exist, because the tables cover the whole range. */
export function entry(table: Int16Array, index: number): number {
  return table[index] as number;
}
