import { BESIDE } from 'redletter:beside';
import { parseIsoDate } from '../../../../src/calendar/day-number.ts';
import { isBusinessDay } from '../../../../src/calendar/questions.ts';
import { isFinding, readYear } from '../../../../src/question/read-parameters.ts';
import { readDay, readSpan } from '../dates.ts';
import { DayCalendar } from '../day-calendar.ts';
import { errorOf } from '../error-of.ts';
import { RedletterError } from '../redletter-error.ts';
import type { BesideDay, BusinessCalendar, CountOptions, DateLike, DayNumber } from '../types.ts';
import { type BesideIn, compareDays, readBeside } from './packed-beside.ts';

export { RedletterError } from '../redletter-error.ts';
export type * from '../types.ts';

/** Read on first use, so that the import has no side effect. */
let packed: ReturnType<typeof readBeside> | undefined;

/**
 * The days of a date that people ask about and that no answer counts: half days, and local,
 * bank-only or optional days. A region includes those of its country; a country excludes those of
 * its regions. Your own closures have no effect.
 * @throws RedletterError for a date that is invalid or outside the range.
 */
export function beside(calendar: BusinessCalendar, date: DateLike): BesideDay[] {
  const asked = readDay(date, calendar.range);
  return daysBeside(calendar).filter((each) => dayOf(each) === asked);
}

/**
 * All of them, by date, in a year or in the range.
 * @throws RedletterError for a year outside the range.
 */
export function listBeside(calendar: BusinessCalendar, year?: number): BesideDay[] {
  const { range } = calendar;
  const read = year === undefined ? null : readYear(String(year), range);
  if (isFinding(read)) throw errorOf(read, range);
  return daysBeside(calendar).filter(({ date }) => read === null || date.startsWith(String(read)));
}

/**
 * Counts business days as `calendar.count` does, with each half day at the worth you give it,
 * such as 0.5. Only a business day can be a half day. What a half day is differs: some begin at
 * noon, some at seven in the evening; `beside` says which. A day that you have opened yourself
 * counts whole.
 * @param options `halves` from 0 (off) to 1 (as in `count`).
 * @throws RedletterError as `count` does, and with `invalid_halves`.
 */
export function count(
  calendar: BusinessCalendar,
  start: DateLike,
  end: DateLike,
  { halves }: CountOptions,
): number {
  if (typeof halves !== 'number' || !(halves >= 0 && halves <= 1)) {
    throw new RedletterError('invalid_halves', 'halves must be a number from 0 to 1, such as 0.5.');
  }
  const [from, to] = readSpan(start, end, calendar.range);
  const whole = calendar.count(from, to);
  // Excludes the start and includes the end, in either direction.
  const isTraversed = (day: DayNumber) =>
    from <= to ? from < day && day <= to : to <= day && day < from;
  const half = new Set(
    daysBeside(calendar, 'half')
      .map(dayOf)
      .filter((day) => isTraversed(day) && isBusinessDay(calendar.tables, day)),
  );
  const less = half.size * (1 - halves);
  return from <= to ? whole - less : whole + less;
}

/** @param part limits the result to this kind, and to layers in which nobody has opened the day. */
function daysBeside(calendar: BusinessCalendar, part?: BesideDay['part']): BesideDay[] {
  if (!(calendar instanceof DayCalendar)) {
    throw new TypeError('days beside the count need a calendar of this package');
  }
  packed ??= readBeside(BESIDE);
  // A joint calendar has a layer for each of its codes.
  const codes = calendar.code.split('+');
  const found = calendar.layers.flatMap(({ beside: own, open }, index) => {
    const [country = '', region] = (codes[index] ?? '').split('-');
    const days: readonly BesideIn[] = own ?? packed?.get(country) ?? [];
    return days
      .filter(({ regions }) => regions?.includes(region ?? '') ?? true)
      .filter((day) => part === undefined || (day.part === part && !open.has(dayOf(day))))
      .map(({ date, name, part, what, date_accuracy }) => ({
        date,
        name,
        part,
        what,
        date_accuracy,
      }));
  });
  return found.sort(compareDays);
}

/** The day number of a date in the verified release, which is always valid. */
function dayOf({ date }: BesideDay): DayNumber {
  return parseIsoDate(date) as DayNumber;
}
