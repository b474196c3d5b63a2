import { type DayNumber, daysInMonth, toCivilDate, toDayNumber } from '../calendar/day-number.ts';

/** Beyond these years nothing is in range, and a day number is never made. */
const YEAR_FIRST = 1;
const YEAR_LAST = 9998;

/**
 * The day of the same number so many months on, or back with a negative number; the last day of the
 * month where it has no such day. Null where the year is beyond any range.
 */
export function sameNumber(day: DayNumber, months: number): DayNumber | null {
  const date = toCivilDate(day);
  const [year, month] = monthsOn(date.year, date.month, months);
  if (year < YEAR_FIRST || year > YEAR_LAST) return null;
  return toDayNumber(year, month, Math.min(date.day, daysInMonth(year, month)));
}

/**
 * The day before the one that corresponds to the first day of a term, so many months on; the last day
 * of the month where no day corresponds. Null where the year is beyond any range.
 */
export function dayBefore(first: DayNumber, months: number): DayNumber | null {
  const date = toCivilDate(first);
  const [year, month] = monthsOn(date.year, date.month, months);
  if (year < YEAR_FIRST || year > YEAR_LAST) return null;
  const length = daysInMonth(year, month);
  return date.day > length
    ? toDayNumber(year, month, length)
    : toDayNumber(year, month, date.day) - 1;
}

function monthsOn(year: number, month: number, months: number): [year: number, month: number] {
  const index = year * 12 + month - 1 + months;
  return [Math.floor(index / 12), (((index % 12) + 12) % 12) + 1];
}
