import { type DayNumber, toCivilDate, type Weekday, weekdayOf } from '../calendar/day-number.ts';
import type { Holiday } from '../calendar/holiday.ts';

/** January to December. */
export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** The name of a month, 1 to 12. */
export function monthName(month: number): string {
  return MONTHS[month - 1] as string;
}

/** "Friday". */
export function weekdayName(weekday: Weekday): string {
  return WEEKDAYS[weekday - 1] as string;
}

/** "Friday" of a date. */
export function weekdayOfDay(day: DayNumber): string {
  return weekdayName(weekdayOf(day));
}

/** "3 July". */
export function dayAndMonth(day: DayNumber): string {
  const date = toCivilDate(day);
  return `${date.day} ${monthName(date.month)}`;
}

/** "3 July 2026". */
export function fullDate(day: DayNumber): string {
  return `${dayAndMonth(day)} ${toCivilDate(day).year}`;
}

/** "Friday 3 July 2026". */
export function longDate(day: DayNumber): string {
  return `${weekdayOfDay(day)} ${fullDate(day)}`;
}

/** "Friday 3 July". */
export function longDay(day: DayNumber): string {
  return `${weekdayOfDay(day)} ${dayAndMonth(day)}`;
}

/** "Fri 3 Jul". */
export function shortDay(day: DayNumber): string {
  const date = toCivilDate(day);
  return `${weekdayOfDay(day).slice(0, 3)} ${date.day} ${monthName(date.month).slice(0, 3)}`;
}

/** "Fri 3 Jul 2026". */
export function shortDate(day: DayNumber): string {
  return `${shortDay(day)} ${toCivilDate(day).year}`;
}

/** "1 holiday", "2 holidays"; figures with thousands separators. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${figure(count)} ${count === 1 || count === -1 ? one : many}`;
}

/** 1234567 as "1,234,567", with a true minus sign. */
export function figure(value: number): string {
  const digits = String(Math.abs(value)).replace(/\B(?=(?:\d{3})+$)/g, ',');
  return value < 0 ? `−${digits}` : digits;
}

/** "Sat–Sun" for neighbouring weekend days, else "Fri, Sun". */
export function weekendWords(weekendDays: readonly Weekday[]): string {
  const short = weekendDays.map((weekday) => weekdayName(weekday).slice(0, 3));
  const [first, second] = weekendDays;
  const neighbours =
    weekendDays.length === 2 && first !== undefined && second !== undefined && second - first === 1;
  return short.join(neighbours ? '–' : ', ');
}

/** "in 6 days", "tomorrow", "today". */
export function inDays(days: number): string {
  if (days === 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${plural(days, 'day')}`;
}

const LIST = new Intl.ListFormat('en-GB');

/** "a", "a and b", "a, b and c". */
export function listWords(items: readonly string[]): string {
  return LIST.format(items);
}

/** What a date is cited from, with its address where one is known that leads to the text. */
export function sourceWords({ title, url }: { title: string; url: string | null }): string {
  return url === null ? title : `${title} ${url}`;
}

/** Names of days off that say of themselves that they stand for another date. */
const SAYS_OBSERVED = /\((?:observed|in lieu|substitute holiday|additional day)\)$/i;

/** Whether "observed" is to be said of a day off: it is another date than the law's, and not named so. */
export function isToldObserved(holiday: Pick<Holiday, 'officialDay' | 'name'>): boolean {
  return holiday.officialDay !== null && !SAYS_OBSERVED.test(holiday.name);
}
