import type { Calendar } from '../../calendar/calendar.ts';
import { type DayNumber, toCivilDate } from '../../calendar/day-number.ts';
import {
  type DayRange,
  RANGE_FIRST,
  RANGE_LAST,
  SUPPORTED_YEARS,
  type SupportedYear,
} from '../../calendar/supported-range.ts';
import { ENGLISH_LOCALE, type Locale } from '../languages/locale.ts';

/** Whether a range is the whole supported one. */
export function isWhole({ first, last }: DayRange): boolean {
  return first === RANGE_FIRST && last === RANGE_LAST;
}

/** "2025 to 2027"; full dates where the range is not the whole supported one. */
export function rangeInWords(range: DayRange, locale: Locale = ENGLISH_LOCALE): string {
  const { t, say, fullDate, yearName } = locale;
  const end = (day: DayNumber) =>
    isWhole(range) ? yearName(toCivilDate(day).year) : fullDate(day);
  return say(t.hero.range, { first: end(range.first), last: end(range.last) });
}

/** Whether a calendar answers for a year. */
export function holdsYear({ range }: Pick<Calendar, 'range'>, year: SupportedYear): boolean {
  return yearsOf(range).includes(year);
}

/** The years that a range contains in full. */
export function yearsOf({ first, last }: DayRange): SupportedYear[] {
  const from = toCivilDate(first - 1).year;
  const to = toCivilDate(last + 1).year;
  return SUPPORTED_YEARS.filter((year) => year > from && year < to);
}
