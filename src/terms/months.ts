import { type DayNumber, daysInMonth, toCivilDate, toDayNumber } from '../calendar/day-number.ts';

/** Day numbers exist only for these years. */
const YEAR_FIRST = 1;
const YEAR_LAST = 9998;

/**
 * The same day of the month, `months` later (earlier if negative), or the month's last day where
 * that month is shorter. Null outside the years that day numbers cover.
 */
export function sameNumber(day: DayNumber, months: number): DayNumber | null {
  const date = toCivilDate(day);
  const [year, month] = monthsOn(date.year, date.month, months);
  if (year < YEAR_FIRST || year > YEAR_LAST) return null;
  return toDayNumber(year, month, Math.min(date.day, daysInMonth(year, month)));
}

/**
 * The day before the one that corresponds to a term's first day, `months` later; the month's last
 * day where no day corresponds. Null outside the years that day numbers cover.
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
