import type { Calendar } from '../../calendar/calendar.ts';
import { type DayNumber, toCivilDate, toDayNumber, weekdayOf } from '../../calendar/day-number.ts';
import type { Holiday } from '../../calendar/holiday.ts';
import { kindOf, recordsOn } from '../../calendar/questions.ts';
import { isWithin, type SupportedYear } from '../../calendar/supported-range.ts';
import type { Place } from '../places/places.ts';
import { isSplit } from '../places/where-off.ts';

/**
 * d business day, w weekend, h holiday on a weekday, e one that is estimated, s business day on
 * which some regions are off, t business day to take off.
 */
export type StripState = 'd' | 'w' | 'h' | 'e' | 's' | 't';

export interface StripDay {
  readonly day: DayNumber;
  readonly state: StripState;
}

/** Three or more days off in a row, with at most one business day to take off. */
export interface Break {
  readonly first: DayNumber;
  readonly last: DayNumber;
  /** The business day to take off; null for a long weekend that needs none. */
  readonly take: DayNumber | null;
}

/** The shortest run of days off that counts as a long weekend. */
export const LONG_WEEKEND_DAYS_MIN = 3;
/** The shortest run that is worth a day of leave. */
const BRIDGED_DAYS_MIN = 4;
/** No run of days off that touches a year, bridged or not, begins or ends further away from it. */
const MARGIN_DAYS = 31;

/**
 * The long weekends and the one-day bridges of a year, by first day. A break belongs
 * to each year in which one of its weekday holidays lies.
 */
export function breaksOfYear(calendar: Calendar, year: SupportedYear): Break[] {
  const [first, last] = [toDayNumber(year, 1, 1), toDayNumber(year, 12, 31)];
  const runs = runsOff(calendar, first - MARGIN_DAYS, last + MARGIN_DAYS);
  const longWeekends = runs
    .filter((run) => run.last - run.first + 1 >= LONG_WEEKEND_DAYS_MIN)
    .map((run): Break => ({ ...run, take: null }));
  return [...longWeekends, ...bridges(runs, calendar.range)]
    .filter((found) => holdsHoliday(calendar, found, first, last))
    .sort((a, b) => a.first - b.first || a.last - b.last);
}

/** The days of a break, for drawing. */
export function stripOfBreak(place: Place, found: Break): StripDay[] {
  return stripFrom(place, found.first, found.last - found.first + 1).map((cell) =>
    cell.day === found.take ? { ...cell, state: 't' } : cell,
  );
}

/** The days from a date on, for drawing. */
export function stripFrom(place: Place, first: DayNumber, length: number): StripDay[] {
  return Array.from({ length }, (_, index) => ({
    day: first + index,
    state: stateOn(place, first + index),
  }));
}

/**
 * What a date is, in a strip. Beyond what the calendar holds only weekends are known,
 * so no holiday is ever claimed there.
 */
export function stateOn(place: Place, day: DayNumber): StripState {
  const { calendar } = place;
  if (isOff(calendar, day)) {
    if (isWeekend(calendar, day)) return 'w';
    const { from, to } = recordsOn(calendar, day);
    return isEstimated(calendar.holidays.slice(from, to)) ? 'e' : 'h';
  }
  return isSplit(place, day) ? 's' : 'd';
}

/** Whether a date is one of the weekend; beyond the supported range by its weekday alone. */
export function isWeekend(calendar: Calendar, day: DayNumber): boolean {
  if (!isWithin(day, calendar.range)) return calendar.weekendDays.includes(weekdayOf(day));
  return kindOf(calendar, day) === 'weekend';
}

/** Whether a day off may be another day: no holiday of it is settled. */
export function isEstimated(holidays: readonly Holiday[]): boolean {
  return holidays.every(({ accuracy }) => accuracy === 'estimated');
}

/** Whether a date is a weekend or a holiday, as far as it is known. */
function isOff(calendar: Calendar, day: DayNumber): boolean {
  if (!isWithin(day, calendar.range)) return isWeekend(calendar, day);
  return kindOf(calendar, day) !== 'business_day';
}

interface Run {
  readonly first: DayNumber;
  readonly last: DayNumber;
}

/** Every run of days that are not business days, from one date to another, in order. */
function runsOff(calendar: Calendar, from: DayNumber, to: DayNumber): Run[] {
  const runs: Run[] = [];
  let start: DayNumber | null = null;
  for (let day = from; day <= to; day += 1) {
    const off = isOff(calendar, day);
    if (off && start === null) start = day;
    if (!off && start !== null) {
      runs.push({ first: start, last: day - 1 });
      start = null;
    }
  }
  return runs;
}

/** Neighbouring runs with a single business day between them, joined. */
function bridges(runs: readonly Run[], range: Calendar['range']): Break[] {
  return runs.flatMap((run, index) => {
    const next = runs[index + 1];
    if (next === undefined || next.first - run.last !== 2) return [];
    const joined = { first: run.first, last: next.last, take: run.last + 1 };
    const isWorthIt = joined.last - joined.first + 1 >= BRIDGED_DAYS_MIN;
    return isWorthIt && isWithin(joined.take, range) ? [joined] : [];
  });
}

function holdsHoliday(
  calendar: Calendar,
  found: Break,
  first: DayNumber,
  last: DayNumber,
): boolean {
  for (let day = Math.max(found.first, first); day <= Math.min(found.last, last); day += 1) {
    if (isWithin(day, calendar.range) && /holiday$/.test(kindOf(calendar, day))) return true;
  }
  return false;
}

/** "1" for 1 July: what a strip prints. */
export function dayOfMonth(day: DayNumber): number {
  return toCivilDate(day).day;
}
