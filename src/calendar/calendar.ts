import { type DayNumber, type Weekday, weekdayOf } from './day-number.ts';
import { compareHolidays, type Holiday } from './holiday.ts';
import {
  type DayRange,
  isWithin,
  RANGE_DAYS,
  RANGE_FIRST,
  SUPPORTED_RANGE,
} from './supported-range.ts';

/** A weekend that holds between two dates, both included; an open end is infinite. */
export interface WeekendSpan {
  readonly days: readonly Weekday[];
  readonly from: DayNumber;
  readonly until: DayNumber;
}

/** A weekend date that is a working day by order. */
export interface WorkedWeekend {
  readonly day: DayNumber;
  readonly name: string;
}

/**
 * The business days of the supported range, as look-up tables: all that adding and counting need.
 * Entry i of the running count covers the dates before `RANGE_FIRST + i`.
 */
export interface BusinessDays {
  /** Running count of business days, RANGE_DAYS + 1 entries. */
  readonly businessDaysBefore: Int16Array;
  /** The offset of the n-th business day of the range, n from 0. */
  readonly businessDayOffsets: Int16Array;
}

/**
 * A country, or a country and a region, as look-up tables over the supported range, so that a
 * longer span costs no more (Decision 2). For a running count, the dates from offset a to offset
 * b inclusive hold `table[b + 1] - table[a]`.
 */
export interface Calendar<Detail = unknown> extends BusinessDays {
  /** ISO 3166-1 alpha-2, upper case. */
  readonly country: string;
  /** ISO 3166-2 suffix, upper case; null for the nationwide calendar. */
  readonly region: string | null;
  /** The weekend; where it changes, the latest one. */
  readonly weekendDays: readonly Weekday[];
  /** The dates that the calendar holds; outside them no date is a business day. */
  readonly range: DayRange;
  /** Where the weekend changes, every weekend of the range; otherwise empty. */
  readonly weekends: readonly WeekendSpan[];
  /** Weekend dates that are working days, sorted; empty for almost every country. */
  readonly workedWeekends: readonly WorkedWeekend[];
  /** All holidays of the range, sorted by date, then name. */
  readonly holidays: readonly Holiday<Detail>[];
  /** The holidays that fall on no weekend date, in the same order. */
  readonly weekdayHolidays: readonly Holiday<Detail>[];
  /** Running count of weekend dates, RANGE_DAYS + 1 entries. */
  readonly weekendDaysBefore: Int16Array;
  /** Running count of records in `holidays`, for slicing by date. */
  readonly recordsBefore: Int16Array;
  /** Running count of records in `weekdayHolidays`, for slicing by date. */
  readonly weekdayRecordsBefore: Int16Array;
}

/**
 * The input of a calendar: holidays in any order, all inside the range, which defaults to the
 * supported range. `weekendDaysBefore` may be shared from a calendar with the same weekends.
 */
export type CalendarInput<Detail = unknown> = Pick<
  Calendar<Detail>,
  'country' | 'region' | 'weekendDays' | 'holidays'
> &
  Partial<Pick<Calendar, 'weekends' | 'workedWeekends' | 'range' | 'weekendDaysBefore'>>;

/**
 * Builds the tables of one calendar.
 * @throws RangeError when a holiday lies outside the range.
 */
export function buildCalendar<Detail>(input: CalendarInput<Detail>): Calendar<Detail> {
  const holidays = [...input.holidays].sort(compareHolidays);
  const { range = SUPPORTED_RANGE } = input;
  const outside = holidays.find(({ day }) => !isWithin(day, range));
  if (outside !== undefined) {
    throw new RangeError(`holiday "${outside.id}" lies outside the supported range`);
  }
  const isWeekend = weekendTest(input);
  const weekdayHolidays = holidays.filter((holiday) => !isWeekend(holiday.day));

  const holidayDays = new Set(holidays.map(({ day }) => day));
  return {
    country: input.country,
    region: input.region,
    weekendDays: input.weekendDays,
    range,
    weekends: input.weekends ?? [],
    workedWeekends: [...(input.workedWeekends ?? [])].sort((a, b) => a.day - b.day),
    holidays,
    weekdayHolidays,
    ...buildBusinessDays((day) => !holidayDays.has(day) && !isWeekend(day) && isWithin(day, range)),
    weekendDaysBefore: input.weekendDaysBefore ?? buildBusinessDays(isWeekend).businessDaysBefore,
    recordsBefore: runningCount(holidays),
    weekdayRecordsBefore: runningCount(weekdayHolidays),
  };
}

/**
 * Builds the tables for any set of business days.
 * @param isBusiness called once for each date of the supported range, in order.
 */
export function buildBusinessDays(isBusiness: (day: DayNumber) => boolean): BusinessDays {
  const businessDaysBefore = new Int16Array(RANGE_DAYS + 1);
  const offsets: number[] = [];
  for (let offset = 0; offset < RANGE_DAYS; offset += 1) {
    if (isBusiness(RANGE_FIRST + offset)) offsets.push(offset);
    businessDaysBefore[offset + 1] = offsets.length;
  }
  return { businessDaysBefore, businessDayOffsets: Int16Array.from(offsets) };
}

/** The returned function is called once per date, while the tables are built. */
function weekendTest(input: CalendarInput): (day: DayNumber) => boolean {
  const { weekendDays, weekends = [], workedWeekends = [] } = input;
  const worked = new Set(workedWeekends.map(({ day }) => day));
  return (day) => {
    const span = weekends.find(({ from, until }) => from <= day && day <= until);
    return (span?.days ?? weekendDays).includes(weekdayOf(day)) && !worked.has(day);
  };
}

/** Counts records sorted by date: entry i is the number dated before `RANGE_FIRST + i`. */
export function runningCount(sorted: readonly { readonly day: DayNumber }[]): Int16Array {
  const table = new Int16Array(RANGE_DAYS + 1);
  let seen = 0;
  for (let offset = 0; offset <= RANGE_DAYS; offset += 1) {
    while ((sorted[seen]?.day ?? Number.POSITIVE_INFINITY) < RANGE_FIRST + offset) seen += 1;
    table[offset] = seen;
  }
  return table;
}
