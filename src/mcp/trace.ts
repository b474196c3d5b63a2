import type { Calendar } from '../calendar/calendar.ts';
import { type DayNumber, formatIsoDate, weekdayOf } from '../calendar/day-number.ts';
import { countBusinessDays, type DayKind, kindOf, recordsOn } from '../calendar/questions.ts';

/** A traversed date, and how it was counted. */
export interface TraceDay {
  readonly date: string;
  readonly weekday: string;
  readonly kind: DayKind;
  /** Its number in the count, negative backward; null when it was not counted. */
  readonly counted_as: number | null;
  /** Names of the holidays on the date, weekend dates included. */
  readonly holidays: readonly string[];
}

/** The counts of the dates that a long trace leaves out. */
export interface TraceGap {
  readonly after: string;
  readonly dates: number;
  readonly business_days: number;
  readonly weekend_dates: number;
  readonly holiday_dates: number;
}

export interface Trace {
  /** Dates in the direction of travel, without the start (Contract 4.2 rule 1). */
  readonly days: readonly TraceDay[];
  /** Null when every traversed date is listed. */
  readonly left_out: TraceGap | null;
}

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
/**
 * A model reads a quarter day by day; for longer spans, both ends and the counts in between
 * suffice.
 */
const WHOLE_DATES_MAX = 92;
const HEAD_DATES = 21;
const TAIL_DATES = 14;

/** The traversed dates from a start, excluded, to an end, included; both in the supported range. */
export function traceSpan(calendar: Calendar, start: DayNumber, end: DayNumber): Trace {
  const step = end >= start ? 1 : -1;
  const length = Math.abs(end - start);
  const describe = (from: number, to: number): TraceDay[] =>
    Array.from({ length: to - from }, (_, index) => {
      const day = start + step * (from + index + 1);
      const isCounted = kindOf(calendar, day) === 'business_day';
      return describeDay(
        calendar,
        day,
        isCounted ? countBusinessDays(calendar, start, day).businessDays : null,
      );
    });
  if (length <= WHOLE_DATES_MAX) return { days: describe(0, length), left_out: null };
  const gapStart = start + step * HEAD_DATES;
  const gap = countBusinessDays(calendar, gapStart, end - step * TAIL_DATES);
  return {
    days: [...describe(0, HEAD_DATES), ...describe(length - TAIL_DATES, length)],
    left_out: {
      after: formatIsoDate(gapStart),
      dates: gap.calendarDays,
      business_days: Math.abs(gap.businessDays),
      weekend_dates: gap.weekendDays,
      holiday_dates: gap.holidayDates,
    },
  };
}

/** The trace of a single date. */
export function traceDate(calendar: Calendar, day: DayNumber): Trace {
  return { days: [describeDay(calendar, day, null)], left_out: null };
}

function describeDay(calendar: Calendar, day: DayNumber, countedAs: number | null): TraceDay {
  const { from, to } = recordsOn(calendar, day);
  return {
    date: formatIsoDate(day),
    weekday: WEEKDAYS[weekdayOf(day) - 1] as string,
    kind: kindOf(calendar, day),
    counted_as: countedAs,
    holidays: calendar.holidays.slice(from, to).map(({ name }) => name),
  };
}
