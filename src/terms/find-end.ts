import type { BusinessDays } from '../calendar/calendar.ts';
import { type DayNumber, daysInMonth, toCivilDate, toDayNumber } from '../calendar/day-number.ts';
import {
  endOfBusinessDays,
  isBusinessDay,
  netBusinessDays,
  nextBusinessDay,
  previousBusinessDay,
} from '../calendar/questions.ts';
import { type DayRange, isWithin } from '../calendar/supported-range.ts';
import { type OpenDays, standstillAt, type TermTable } from './closed-days.ts';
import type { MonthWay, TermPeriod, TermRule, TermWays } from './term-rule.ts';

/** A term to count: its rule and reading, place, event and period. */
export interface TermCount {
  readonly rule: TermRule;
  /** The settings of the rule, or of one of its readings. */
  readonly ways: TermWays;
  /** The rule's tables in the place asked about. */
  readonly table: TermTable;
  /** The event, inside the range of the table. */
  readonly event: DayNumber;
  readonly period: TermPeriod;
}

/** The end of a term, after each stage of finding it. */
export interface TermEnd {
  /** The end before any move. */
  readonly found: DayNumber;
  /** The end once moved off closed days; equal to `found` when it is not moved. */
  readonly rolled: DayNumber;
  readonly end: DayNumber;
}

/** Whether a count in days skips closed days. */
export function skipsClosed(rule: TermRule, { unit, count }: TermPeriod): boolean {
  return unit === 'D' && (rule.countsOpenDays || count <= rule.shortTo);
}

/** The open days for the direction in which a period is counted. */
export function openDaysOf(table: TermTable, { isBack }: TermPeriod): OpenDays {
  return isBack ? table.backward : table.forward;
}

/** The days that a count in days includes; null = every day. */
export function countedDays({ rule, table, period }: TermCount): BusinessDays | null {
  return skipsClosed(rule, period) ? openDaysOf(table, period) : table.running;
}

/** Where weeks, months or years are counted from: the event, or the end of its standstill. */
function startOf({ rule, ways, event }: TermCount): DayNumber {
  const standstill = standstillAt(rule, event);
  if (standstill === null) return event;
  return ways.startsAfterStandstill ? standstill.last + 1 : standstill.last;
}

/**
 * The standstills that lengthen a count of weeks, months or years. Each begins after the start,
 * and no later than the end as the earlier ones have moved it.
 */
export function standstillsOnTheWay(term: TermCount): DayRange[] {
  const start = startOf(term);
  let end = unitsOn(term, start);
  return term.rule.standstills.filter(({ first, last }) => {
    if (end === null || first <= start || first > end) return false;
    end += last - first + 1;
    return true;
  });
}

/** Finds the last day of a term; null when any stage leaves the range. */
export function findEnd(term: TermCount): TermEnd | null {
  const { table, period } = term;
  const found = period.unit === 'D' ? endOfDays(term) : endOfUnits(term);
  if (found === null || !isWithin(found, table.range)) return null;
  const open = openDaysOf(table, period);
  const rolled = roll(term, open, found);
  if (rolled === null) return null;
  const end = extend(term, open, rolled);
  return end === null ? null : { found, rolled, end };
}

function endOfDays(term: TermCount): DayNumber | null {
  const { rule, ways, event, period } = term;
  const { count, isBack } = period;
  const step = isBack ? -1 : 1;
  // The day before the first that may be counted, in the direction of counting.
  const from = ways.countsEvent ? event - step : event;
  const counted = countedDays(term);
  const last =
    counted === null ? from + step * count : endOfBusinessDays(counted, from, step * count);
  return last === null || !isBack || !rule.isClear ? last : last - 1;
}

function endOfUnits(term: TermCount): DayNumber | null {
  const found = unitsOn(term, startOf(term));
  if (found === null || term.rule.standstills.length === 0) return found;
  const still = standstillsOnTheWay(term);
  return still.reduce((end, { first, last }) => end + last - first + 1, found);
}

/** The end of a count of weeks, months or years, ignoring standstills. */
function unitsOn(
  { rule, ways: { countsEvent }, period: { unit, count, isBack } }: TermCount,
  start: DayNumber,
): DayNumber | null {
  const step = isBack ? -1 : 1;
  const units = step * count;
  const before = countsEvent ? step : 0;
  if (unit === 'W') return start + 7 * units - before;
  const way = rule.units[unit]?.month ?? 'same-number';
  if (way === '30-days') return start + 30 * units - before;
  const months = unit === 'Y' ? 12 * units : units;
  return monthsOn(way === 'day-before' && !countsEvent ? start + 1 : start, months, way);
}

/** Day numbers exist only for these years. */
const YEARS = { first: 1, last: 9998 } as const;

/**
 * The same day of the month, `months` later (earlier if negative), or the day before it; the
 * month's last day where no day corresponds. Null outside the years that day numbers cover.
 */
function monthsOn(from: DayNumber, months: number, way: MonthWay): DayNumber | null {
  const date = toCivilDate(from);
  const index = date.year * 12 + date.month - 1 + months;
  const year = Math.floor(index / 12);
  if (year < YEARS.first || year > YEARS.last) return null;
  const month = index - 12 * year + 1;
  const length = daysInMonth(year, month);
  if (date.day > length) return toDayNumber(year, month, length);
  return toDayNumber(year, month, date.day) - (way === 'day-before' ? 1 : 0);
}

/** Moves the end off closed days, where the rule does so; null when that leaves the range. */
function roll(
  { rule, ways, period }: TermCount,
  open: OpenDays,
  found: DayNumber,
): DayNumber | null {
  const rolls = period.isBack ? ways.rollsBack : ways.rolls;
  if (!rolls || skipsClosed(rule, period) || isBusinessDay(open, found)) return found;
  return period.isBack ? previousBusinessDay(open, found) : nextBusinessDay(open, found);
}

/** Moves the end until the term holds the rule's minimum of open days; null = out of range. */
function extend(
  { rule: { minimum }, event, period: { unit, count, isBack } }: TermCount,
  open: OpenDays,
  end: DayNumber,
): DayNumber | null {
  if (minimum === undefined || (unit === 'D' && count < minimum.from)) return end;
  const { working_days: least } = minimum;
  if (Math.abs(netBusinessDays(open, event, end)) >= least) return end;
  return endOfBusinessDays(open, event, isBack ? -least : least);
}
