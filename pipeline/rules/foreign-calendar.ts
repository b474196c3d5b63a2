import { type DayNumber, toDayNumber } from '../../src/calendar/day-number.ts';

/** A day of a Gregorian year as another calendar names it. */
export interface ForeignDay {
  readonly day: DayNumber;
  readonly dayOfMonth: number;
  /** The month's English name as ICU writes it. */
  readonly month: string;
}

const MILLISECONDS_PER_DAY = 86_400_000;
const cache = new Map<string, readonly ForeignDay[]>();

/**
 * Every day of a Gregorian year in the Hebrew or the Umm al-Qura calendar, from ICU's
 * tables. Asked for in UTC, so that no time zone of the machine plays a part.
 */
export function foreignDays(
  calendar: 'hebrew' | 'islamic-umalqura',
  year: number,
): readonly ForeignDay[] {
  const key = `${calendar} ${year}`;
  const known = cache.get(key);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat(`en-u-ca-${calendar}-nu-latn`, {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
  });
  const days: ForeignDay[] = [];
  for (let day = toDayNumber(year, 1, 1); day < toDayNumber(year + 1, 1, 1); day += 1) {
    const parts = format.formatToParts(day * MILLISECONDS_PER_DAY);
    const value = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
    days.push({ day, dayOfMonth: Number(value('day')), month: value('month') });
  }
  cache.set(key, days);
  return days;
}
