import type { DataSet } from '../../artifact/data-set.ts';
import type { Calendar } from '../../calendar/calendar.ts';
import { type DayNumber, toDayNumber, weekdayOf } from '../../calendar/day-number.ts';
import type { Holiday } from '../../calendar/holiday.ts';
import { type DayKind, kindOf } from '../../calendar/questions.ts';
import { isWithin, type SupportedYear } from '../../calendar/supported-range.ts';
import { nationalPlaces, type Place } from '../places/places.ts';
import { holdsYear } from '../places/release-range.ts';
import { isSplit } from '../places/where-off.ts';
import { holidaysOn } from './holidays.ts';

/**
 * d business day, w weekend, h holiday on a weekday, e estimated holiday, s some regions off, t
 * to take off.
 */
export type StripState = 'd' | 'w' | 'h' | 'e' | 's' | 't';

/** Three or more days off in a row, with at most one business day to take off. */
export interface Break {
  readonly first: DayNumber;
  readonly last: DayNumber;
  /** The business day to take off; null for a long weekend, which needs none. */
  readonly take: DayNumber | null;
}

const LONG_WEEKEND_DAYS_MIN = 3;
/** The shortest run that is worth one day of leave. */
const BRIDGED_DAYS_MIN = 4;
/** No run that touches a year extends further beyond it. */
const MARGIN_DAYS = 31;

/** The long weekends and one-day bridges with a weekday holiday in the year, by first day. */
export function breaksOfYear(calendar: Calendar, year: SupportedYear): Break[] {
  const [first, last] = [toDayNumber(year, 1, 1), toDayNumber(year, 12, 31)];
  const runs = runsOff(calendar, first - MARGIN_DAYS, last + MARGIN_DAYS);
  const longWeekends = runs
    .filter((run) => run.last - run.first + 1 >= LONG_WEEKEND_DAYS_MIN)
    .map((run): Break => ({ ...run, take: null }));
  const holidays = calendar.weekdayHolidays.filter(({ day }) => day >= first && day <= last);
  return [...longWeekends, ...bridges(runs, calendar.range)]
    .filter((found) => holidays.some(({ day }) => day >= found.first && day <= found.last))
    .sort((a, b) => a.first - b.first || a.last - b.last);
}

/** The days of a break, for drawing. */
export function stripOfBreak(place: Place, { first, last, take }: Break) {
  return stripFrom(place, first, last - first + 1).map(({ day, state }) => ({
    day,
    state: day === take ? 't' : state,
  }));
}

/** The days from a date on, for drawing. */
export function stripFrom(place: Place, first: DayNumber, length: number) {
  return Array.from({ length }, (_, index) => ({
    day: first + index,
    state: stateOn(place, first + index),
  }));
}

/** The state of a date. Outside the calendar's range only weekends are known. */
export function stateOn(place: Place, day: DayNumber): StripState {
  const { calendar } = place;
  const kind = knownKind(calendar, day);
  if (kind === 'business_day') return isSplit(place, day) ? 's' : 'd';
  if (kind === 'weekend') return 'w';
  return isEstimated(holidaysOn(calendar, day)) ? 'e' : 'h';
}

/** Whether a date is on a weekend; outside the calendar's range, by its weekday alone. */
export function isWeekend(calendar: Calendar, day: DayNumber): boolean {
  return knownKind(calendar, day) === 'weekend';
}

/** Whether a day off may still move: none of its holidays is settled. */
export function isEstimated(holidays: readonly Holiday[]): boolean {
  return holidays.every(({ accuracy }) => accuracy === 'estimated');
}

function knownKind(calendar: Calendar, day: DayNumber): DayKind {
  if (isWithin(day, calendar.range)) return kindOf(calendar, day);
  return calendar.weekendDays.includes(weekdayOf(day)) ? 'weekend' : 'business_day';
}

type Run = Pick<Break, 'first' | 'last'>;

function runsOff(calendar: Calendar, from: DayNumber, to: DayNumber): Run[] {
  const days = Array.from({ length: to - from + 1 }, (_, index) =>
    knownKind(calendar, from + index) === 'business_day' ? 'd' : 'o',
  );
  return [...days.join('').matchAll(/o+(?=d)/g)].map(({ index, 0: { length } }) => ({
    first: from + index,
    last: from + index + length - 1,
  }));
}

function bridges(runs: readonly Run[], range: Calendar['range']): Break[] {
  return runs.flatMap((run, index) => {
    const next = runs[index + 1];
    if (next === undefined || next.first - run.last !== 2) return [];
    const joined = { first: run.first, last: next.last, take: run.last + 1 };
    const length = joined.last - joined.first + 1;
    return length >= BRIDGED_DAYS_MIN && isWithin(joined.take, range) ? [joined] : [];
  });
}

/** The bridge days of every country that holds a year, by name. */
export function bridgeYears(dataSet: DataSet, year: SupportedYear) {
  const rows = nationalPlaces(dataSet)
    .filter(({ calendar }) => holdsYear(calendar, year))
    .map((place) => ({ place, breaks: breaksOfYear(place.calendar, year) }));
  const most = Math.max(...rows.map(({ breaks }) => breaks.length));
  return rows
    .map(({ place, breaks }) => {
      const bridges = breaks.filter(({ take }) => take !== null);
      return {
        place,
        bridges,
        longWeekends: breaks.length - bridges.length,
        /** Whether no country has more of both. */
        most: breaks.length === most,
      };
    })
    .sort((a, b) => (a.place.name < b.place.name ? -1 : 1));
}
