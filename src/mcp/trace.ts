import type { Calendar } from '../calendar/calendar.ts';
import { type DayNumber, formatIsoDate, weekdayOf } from '../calendar/day-number.ts';
import { countBusinessDays, kindOf, recordsOn } from '../calendar/questions.ts';

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
/** A model reads a quarter day by day; for longer spans, both ends and the counts are enough. */
const WHOLE_DATES_MAX = 92;
const HEAD_DATES = 21;
const TAIL_DATES = 14;

/**
 * The traversed dates from a start, excluded, to an end, included, in the direction of travel
 * (Contract 4.2 rule 1); both in the supported range. `left_out` counts the dates that a long trace
 * leaves out; null when every one is listed.
 */
export function traceSpan(calendar: Calendar, start: DayNumber, end: DayNumber) {
  const step = end >= start ? 1 : -1;
  const length = Math.abs(end - start);
  const describe = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => {
      const day = start + step * (from + index + 1);
      const isCounted = kindOf(calendar, day) === 'business_day';
      const count = isCounted ? countBusinessDays(calendar, start, day).businessDays : null;
      return describeDay(calendar, day, count);
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

export function traceDate(calendar: Calendar, day: DayNumber): ReturnType<typeof traceSpan> {
  return { days: [describeDay(calendar, day, null)], left_out: null };
}

/**
 * A date and how it was counted, with the names of its holidays, weekend dates included.
 * @param countedAs its number in the count, negative backward; null when it was not counted.
 */
function describeDay(calendar: Calendar, day: DayNumber, countedAs: number | null) {
  const { from, to } = recordsOn(calendar, day);
  return {
    date: formatIsoDate(day),
    weekday: WEEKDAYS[weekdayOf(day) - 1] as string,
    kind: kindOf(calendar, day),
    counted_as: countedAs,
    holidays: calendar.holidays.slice(from, to).map(({ name }) => name),
  };
}
