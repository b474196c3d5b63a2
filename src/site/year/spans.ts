import type { Calendar } from '../../calendar/calendar.ts';
import { type DayNumber, daysInMonth, toDayNumber } from '../../calendar/day-number.ts';
import { entry } from '../../calendar/questions.ts';
import { RANGE_FIRST, type SupportedYear } from '../../calendar/supported-range.ts';

/** What a run of dates holds, first and last included. */
export interface SpanCounts {
  readonly days: number;
  readonly weekendDays: number;
  /** Dates that are holidays and not weekend dates. */
  readonly holidayDates: number;
  readonly businessDays: number;
}

export interface MonthCounts extends SpanCounts {
  /** 1 to 12. */
  readonly month: number;
}

/** The counts of the dates `first` to `last`, both in the supported range and included. */
export function countSpan(calendar: Calendar, first: DayNumber, last: DayNumber): SpanCounts {
  const [from, to] = [first - RANGE_FIRST, last - RANGE_FIRST + 1];
  const businessDays =
    entry(calendar.businessDaysBefore, to) - entry(calendar.businessDaysBefore, from);
  const weekendDays =
    entry(calendar.weekendDaysBefore, to) - entry(calendar.weekendDaysBefore, from);
  const days = to - from;
  return { days, weekendDays, holidayDates: days - weekendDays - businessDays, businessDays };
}

/** The counts of a year. */
export function countYear(calendar: Calendar, year: SupportedYear): SpanCounts {
  return countSpan(calendar, toDayNumber(year, 1, 1), toDayNumber(year, 12, 31));
}

/** The counts of each month of a year, January first. */
export function countMonths(calendar: Calendar, year: SupportedYear): MonthCounts[] {
  return Array.from({ length: 12 }, (_, index) => {
    const month = index + 1;
    const first = toDayNumber(year, month, 1);
    return {
      month,
      ...countSpan(calendar, first, first + daysInMonth(year, month) - 1),
    };
  });
}
