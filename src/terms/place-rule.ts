import { type Calendar, runningCount } from '../calendar/calendar.ts';
import { weekdayOf } from '../calendar/day-number.ts';
import { compareHolidays, type Holiday } from '../calendar/holiday.ts';
import { entry, type Slice } from '../calendar/questions.ts';
import { RANGE_FIRST } from '../calendar/supported-range.ts';
import { buildTermTable, standstillAt, type TermTable } from './closed-days.ts';
import type { Deadline } from './deadline.ts';
import type { TermPeriod, TermRule } from './term-rule.ts';

/** The part of a calendar that a rule reads. */
type TermCalendar<Detail = unknown> = Pick<Calendar<Detail>, 'country' | 'range' | 'holidays'>;

/** A country with the calendars of its regions. */
export interface TermCountry<Detail = unknown> {
  readonly national: TermCalendar<Detail>;
  readonly regions: Pick<ReadonlyMap<string, TermCalendar<Detail>>, 'get' | 'keys'>;
}

/** Holidays that close a day that is otherwise open, sorted by date, then name. */
interface ClosingHolidays<Detail = unknown> {
  readonly holidays: readonly Holiday<Detail>[];
  /** For each date, the number of holidays before it; RANGE_DAYS + 1 entries. */
  readonly before: Int16Array;
}

/** A rule in a place: its tables, and the holidays that may move an end. */
export interface PlacedRule<Detail = unknown> {
  readonly rule: TermRule;
  readonly table: TermTable;
  readonly forward: ClosingHolidays<Detail>;
  readonly backward: ClosingHolidays<Detail>;
}

/** Whether a rule applies in a place; a rule that fixes its regions accepts no other region. */
export function countsIn(rule: TermRule, country: string, region: string | null): boolean {
  if (!rule.countries.includes(country)) return false;
  if (region === null || rule.regions === 'asked') return true;
  return rule.regions !== 'all' && rule.regions.includes(region);
}

/**
 * Builds the tables of a rule in a place.
 * @param region a region of the country; null when the question names none.
 */
export function placeRule<Detail>(
  rule: TermRule,
  { national, regions }: TermCountry<Detail>,
  region: string | null,
): PlacedRule<Detail> {
  const codes = regionsOf(rule, regions, region);
  const own = codes.flatMap((code) => regions.get(code) ?? []);
  // A holiday of the whole country keeps the country's name for it.
  const holidays = merged(rule.regions === 'asked' && own.length > 0 ? own : [national, ...own]);
  const table = buildTermTable(rule, {
    country: national.country,
    regions: codes,
    range: national.range,
    holidays: holidays.map(({ day }) => day),
    countryHolidays: national.holidays.map(({ day }) => day),
  });
  const forward = closing(rule, holidays);
  return {
    rule,
    table,
    forward,
    backward: rule.closesCountryBack ? closing(rule, national.holidays) : forward,
  };
}

/** The regions whose holidays close a day: those that the rule fixes, or the one asked about. */
export function regionsOf(
  rule: TermRule,
  regions: { keys(): Iterable<string> },
  region: string | null,
): string[] {
  if (rule.regions === 'all') return [...regions.keys()];
  if (rule.regions !== 'asked') return [...rule.regions];
  return region === null ? [] : [region];
}

/** One holiday for each name and date, from the first calendar that has it. */
function merged<Detail>(calendars: readonly TermCalendar<Detail>[]): Holiday<Detail>[] {
  const holidays = calendars.flatMap((calendar) => calendar.holidays);
  if (calendars.length === 1) return holidays;
  const byDay = Map.groupBy(holidays, ({ day, name }) => `${day} ${name}`);
  return [...byDay.values()].map(([first]) => first as Holiday<Detail>).sort(compareHolidays);
}

function closing<Detail>(rule: TermRule, all: readonly Holiday<Detail>[]): ClosingHolidays<Detail> {
  const holidays = all.filter(
    ({ day }) =>
      rule.closesHolidays &&
      !rule.closedWeekdays.includes(weekdayOf(day)) &&
      standstillAt(rule, day) === null,
  );
  return { holidays, before: runningCount(holidays) };
}

/** The holidays on days that a count skipped, as a slice of `forward` or `backward`. */
export function skippedHolidays<Detail>(
  placed: PlacedRule<Detail>,
  { steps }: Pick<Deadline, 'steps'>,
  { isBack }: TermPeriod,
): Slice {
  const { before } = isBack ? placed.backward : placed.forward;
  // The steps span one run of days: only open days and standstills lie between them.
  let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { step, date, until } of steps) {
    if (step !== 'moved' && step !== 'not_counted') continue;
    first = Math.min(first, date, until ?? date);
    last = Math.max(last, date, until ?? date);
  }
  return first > last
    ? { from: 0, to: 0 }
    : { from: entry(before, first - RANGE_FIRST), to: entry(before, last - RANGE_FIRST + 1) };
}
