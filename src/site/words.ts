import type { Holiday } from '../calendar/holiday.ts';
import { ENGLISH_LOCALE } from './languages/locale.ts';

/** How pages in English, files and titles write dates, figures and lists. */
export const { dayAndMonth, fullDate, longDate, longDay, shortDate } = ENGLISH_LOCALE;
export const { monthName, weekdayName, figure, listWords } = ENGLISH_LOCALE;

/** January to December. */
export const MONTHS = Array.from({ length: 12 }, (_, index) => monthName(index + 1));

/** "1 holiday", "2 holidays"; figures with thousands separators. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${figure(count)} ${Math.abs(count) === 1 ? one : many}`;
}

/**
 * The source that a date is cited from, with an address that leads to its text, if one is known.
 */
export function sourceWords({ title, url }: { title: string; url: string | null }): string {
  return url === null ? title : `${title} ${url}`;
}

/** Matches names of days off that already say that they stand for another date. */
const SAYS_OBSERVED = /\((?:observed|in lieu|substitute holiday|additional day)\)$/i;

/**
 * Whether to call a day off "observed": its date differs from the law's, and its name does not
 * say so.
 */
export function isObservedInName(holiday: Pick<Holiday, 'officialDay' | 'name'>): boolean {
  return holiday.officialDay !== null && !SAYS_OBSERVED.test(holiday.name);
}
