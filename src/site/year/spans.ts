import type { Calendar } from '../../calendar/calendar.ts';
import { type DayNumber, daysInMonth, toDayNumber } from '../../calendar/day-number.ts';
import { entry } from '../../calendar/questions.ts';
import { RANGE_FIRST, type SupportedYear } from '../../calendar/supported-range.ts';

export type SpanCounts = ReturnType<typeof countSpan>;
export type MonthCounts = ReturnType<typeof countMonths>[number];

/** Counts the dates from `first` up to, but not including, `next`; both must be supported. */
export function countSpan(
  { businessDaysBefore, weekendDaysBefore }: Calendar,
  first: DayNumber,
  next: DayNumber,
) {
  const between = (before: Int16Array) =>
    entry(before, next - RANGE_FIRST) - entry(before, first - RANGE_FIRST);
  const businessDays = between(businessDaysBefore);
  const weekendDays = between(weekendDaysBefore);
  const days = next - first;
  return {
    days,
    weekendDays,
    /** Dates that are holidays but not weekend dates. */
    holidayDates: days - weekendDays - businessDays,
    businessDays,
  };
}

/** The counts of a year. */
export function countYear(calendar: Calendar, year: SupportedYear): SpanCounts {
  return countSpan(calendar, toDayNumber(year, 1, 1), toDayNumber(year + 1, 1, 1));
}

/** The counts of each month of a year, numbered from 1. */
export function countMonths(calendar: Calendar, year: SupportedYear) {
  return Array.from({ length: 12 }, (_, index) => {
    const month = index + 1;
    const first = toDayNumber(year, month, 1);
    return { month, ...countSpan(calendar, first, first + daysInMonth(year, month)) };
  });
}
