import type { Calendar } from '../../../src/calendar/calendar.ts';
import {
  addBusinessDays,
  countBusinessDays,
  isBusinessDay,
  kindOf,
  netBusinessDays,
  nextBusinessDay,
  previousBusinessDay,
} from '../../../src/calendar/questions.ts';
import { RANGE_DAYS, RANGE_FIRST, RANGE_LAST } from '../../../src/calendar/supported-range.ts';

/**
 * The contract read literally: one date at a time, no tables. It shares nothing with the code
 * under test but the calendar's weekend days and list of holidays.
 */
interface PlainDay {
  readonly day: number;
  readonly weekend: boolean;
  /** Indexes in `calendar.weekdayHolidays`. */
  readonly records: readonly number[];
  readonly regional: boolean;
  readonly business: boolean;
  readonly holiday: boolean;
}

export class Disagreement extends Error {
  override readonly name = 'Disagreement';
}

/** Every date of the range by itself; 1 January 2025 was a Wednesday. */
function plainDays(calendar: Calendar): PlainDay[] {
  return Array.from({ length: RANGE_DAYS }, (_, offset) => {
    const day = RANGE_FIRST + offset;
    const weekday = ((2 + offset) % 7) + 1;
    const weekend = (calendar.weekendDays as readonly number[]).includes(weekday);
    const holidays = calendar.holidays.filter((holiday) => holiday.day === day);
    const records = calendar.weekdayHolidays.flatMap((holiday, index) =>
      holiday.day === day ? [index] : [],
    );
    return {
      day,
      weekend,
      records,
      regional: holidays.some((holiday) => holiday.type === 'regional'),
      holiday: holidays.length > 0,
      business: !weekend && holidays.length === 0,
    };
  });
}

/**
 * Compares the tables with the walker, and checks the counting law: from the given start dates to
 * every end date and for every number of days, in both directions.
 * @param starts offsets in the range.
 * @returns how many answers were compared.
 * @throws Disagreement with the question and both answers.
 */
export function compareWithWalker(calendar: Calendar, starts: Iterable<number>): number {
  const days = plainDays(calendar);
  let answers = 0;
  for (const start of starts) {
    answers += compareDay(calendar, days, start);
    answers += walk(calendar, days, start, 1);
    answers += walk(calendar, days, start, -1);
  }
  return answers;
}

function compareDay(calendar: Calendar, days: readonly PlainDay[], start: number): number {
  const plain = days[start] as PlainDay;
  const kind = plain.weekend
    ? 'weekend'
    : plain.regional
      ? 'regional_holiday'
      : plain.holiday
        ? 'public_holiday'
        : 'business_day';
  const next = days.slice(start + 1).find((each) => each.business)?.day ?? null;
  const previous = days.slice(0, start).findLast((each) => each.business)?.day ?? null;
  const at = `${name(calendar)} on day ${plain.day}`;
  same(`${at}: kind`, kindOf(calendar, plain.day), kind);
  same(`${at}: business day`, isBusinessDay(calendar, plain.day), plain.business);
  same(`${at}: next`, nextBusinessDay(calendar, plain.day), next);
  same(`${at}: previous`, previousBusinessDay(calendar, plain.day), previous);
  // Contract 4.2 rule 2 and 4.3 rule 2.
  const zero = addBusinessDays(calendar, plain.day, 0);
  same(`${at}: add 0`, zero?.end, plain.day);
  same(`${at}: add 0, records`, (zero?.skipped.to ?? 1) - (zero?.skipped.from ?? 0), 0);
  return 6;
}

/** One date at a time from `start` to the edge of the range, counting as it goes. */
function walk(calendar: Calendar, days: readonly PlainDay[], start: number, step: 1 | -1): number {
  const first = (days[start] as PlainDay).day;
  let business = 0;
  let weekends = 0;
  let holidayDates = 0;
  let lowest = Number.POSITIVE_INFINITY;
  let highest = -1;
  let answers = 0;
  for (let offset = start; offset >= 0 && offset < days.length; offset += step) {
    const plain = days[offset] as PlainDay;
    if (offset !== start) {
      if (plain.weekend) weekends += 1;
      else if (plain.records.length > 0) holidayDates += 1;
      if (plain.business) business += 1;
      for (const record of plain.records) {
        lowest = Math.min(lowest, record);
        highest = Math.max(highest, record);
      }
    }
    const calendarDays = Math.abs(offset - start);
    const records = highest < 0 ? 0 : highest - lowest + 1;
    const counted = countBusinessDays(calendar, first, plain.day);
    if (
      counted.businessDays !== (business === 0 ? 0 : business * step) ||
      netBusinessDays(calendar, first, plain.day) !== counted.businessDays ||
      counted.calendarDays !== calendarDays ||
      counted.weekendDays !== weekends ||
      counted.holidayDates !== holidayDates ||
      counted.holidays.to - counted.holidays.from !== records ||
      (records > 0 && counted.holidays.from !== lowest)
    ) {
      throw new Disagreement(
        `${name(calendar)}: count ${first} to ${plain.day} is ${JSON.stringify(counted)}, the walker says ${JSON.stringify({ business, calendarDays, weekends, holidayDates, records })}`,
      );
    }
    answers += 1;
    if (!plain.business || offset === start) continue;
    const days_ = business * step;
    const added = addBusinessDays(calendar, first, days_);
    if (
      added === null ||
      added.end !== plain.day ||
      added.weekendDays !== weekends ||
      added.calendarDays !== calendarDays * step ||
      added.skipped.to - added.skipped.from !== records ||
      (records > 0 && added.skipped.from !== lowest) ||
      // The counting law: count(d, add(d, n)) = n.
      counted.businessDays !== days_
    ) {
      throw new Disagreement(
        `${name(calendar)}: add ${days_} to ${first} is ${JSON.stringify(added)}, the walker ends on ${plain.day}`,
      );
    }
    answers += 2;
  }
  // Contract 4.2 rule 5: one more than there are, and the largest number, are both out of range.
  same(`${name(calendar)}: beyond`, addBusinessDays(calendar, first, (business + 1) * step), null);
  same(
    `${name(calendar)}: far beyond`,
    addBusinessDays(calendar, first, step > 0 ? 2_147_483_647 : -2_147_483_648),
    null,
  );
  return answers + 2;
}

function same<T>(what: string, actual: T, expected: T): void {
  if (!Object.is(actual, expected)) {
    throw new Disagreement(`${what} is ${String(actual)}, the walker says ${String(expected)}`);
  }
}

function name(calendar: Calendar): string {
  return calendar.region === null ? calendar.country : `${calendar.country}-${calendar.region}`;
}

/** Offsets of the whole range. */
export function allStarts(): number[] {
  return Array.from({ length: RANGE_LAST - RANGE_FIRST + 1 }, (_, offset) => offset);
}
