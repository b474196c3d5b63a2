import type { DayNumber } from '../calendar/day-number.ts';
import {
  endOfBusinessDays,
  isBusinessDay,
  netBusinessDays,
  nextBusinessDay,
  previousBusinessDay,
} from '../calendar/questions.ts';
import { type DayRange, isWithin } from '../calendar/supported-range.ts';
import { type OpenDays, standstillAt, type TermTable } from './closed-days.ts';
import { dayBefore, sameNumber } from './months.ts';
import type { TermPeriod, TermRule, TermUnit, TermWays } from './term-rule.ts';

/** Where a term ends, with the stations on the way. */
export interface TermEnd {
  /** Before any move. */
  readonly found: DayNumber;
  /** After the move over closed days; `found` where none followed. */
  readonly rolled: DayNumber;
  readonly end: DayNumber;
}

/** Whether a count of days leaves out closed days. */
export function skipsClosed(rule: TermRule, { unit, count }: TermPeriod): boolean {
  return unit === 'D' && (rule.countsOpenDays || count <= rule.shortTo);
}

/** The open days of the direction in which a period is counted. */
export function openDaysOf(table: TermTable, { isBack }: TermPeriod): OpenDays {
  return isBack ? table.backward : table.forward;
}

/** The start of weeks, months and years: the event, or where the standstill that holds it ends. */
export function startOf(rule: TermRule, ways: TermWays, event: DayNumber): DayNumber {
  const standstill = standstillAt(rule, event);
  if (standstill === null) return event;
  return ways.startsAfterStandstill ? standstill.last + 1 : standstill.last;
}

/**
 * The standstills that lengthen weeks, months and years: each that begins after the start and not
 * after the end as moved so far.
 */
export function standstillsOnTheWay(
  rule: TermRule,
  ways: TermWays,
  event: DayNumber,
  { unit, count, isBack }: TermPeriod,
): DayRange[] {
  const start = startOf(rule, ways, event);
  const found = unitsOn(rule, ways, start, unit, isBack ? -count : count);
  return found === null ? [] : standstillsBefore(rule, start, found);
}

/** @param found the end before any of them. */
function standstillsBefore(
  { standstills }: TermRule,
  start: DayNumber,
  found: DayNumber,
): DayRange[] {
  let end = found;
  return standstills.filter(({ first, last }) => {
    if (first <= start || first > end) return false;
    end += last - first + 1;
    return true;
  });
}

/**
 * The last day of a term; null when a station of it lies outside the range.
 * @param ways those of the rule, or of one of its readings.
 * @param event inside the range of the table.
 */
export function findEnd(
  rule: TermRule,
  ways: TermWays,
  table: TermTable,
  event: DayNumber,
  period: TermPeriod,
): TermEnd | null {
  const found =
    period.unit === 'D'
      ? endOfDays(rule, ways, table, event, period)
      : endOfUnits(rule, ways, event, period);
  if (found === null || !isWithin(found, table.range)) return null;
  const open = openDaysOf(table, period);
  const rolled = roll(rule, ways, open, found, period);
  if (rolled === null) return null;
  const end = extend(rule, open, event, rolled, period);
  return end === null ? null : { found, rolled, end };
}

function endOfDays(
  rule: TermRule,
  ways: TermWays,
  table: TermTable,
  event: DayNumber,
  period: TermPeriod,
): DayNumber | null {
  const { count, isBack } = period;
  const step = isBack ? -1 : 1;
  // The day before the first that may be counted, in the direction of counting.
  const from = ways.countsEvent ? event - step : event;
  const counted = skipsClosed(rule, period) ? openDaysOf(table, period) : table.running;
  const last =
    counted === null ? from + step * count : endOfBusinessDays(counted, from, step * count);
  return last === null || !isBack || !rule.isClear ? last : last - 1;
}

function endOfUnits(
  rule: TermRule,
  ways: TermWays,
  event: DayNumber,
  { unit, count, isBack }: TermPeriod,
): DayNumber | null {
  const start = startOf(rule, ways, event);
  const found = unitsOn(rule, ways, start, unit, isBack ? -count : count);
  if (found === null || rule.standstills.length === 0) return found;
  const still = standstillsBefore(rule, start, found);
  return still.reduce((end, { first, last }) => end + last - first + 1, found);
}

function unitsOn(
  rule: TermRule,
  { countsEvent }: TermWays,
  start: DayNumber,
  unit: TermUnit,
  count: number,
): DayNumber | null {
  const step = Math.sign(count);
  if (unit === 'W') return start + 7 * count - (countsEvent ? step : 0);
  const way = rule.units[unit]?.month ?? 'same-number';
  if (way === '30-days') return start + 30 * count - (countsEvent ? step : 0);
  const months = unit === 'Y' ? 12 * count : count;
  return way === 'same-number'
    ? sameNumber(start, months)
    : dayBefore(countsEvent ? start : start + 1, months);
}

/** The end after the move over closed days, if the rule has one; null when it leaves the range. */
function roll(
  rule: TermRule,
  ways: TermWays,
  open: OpenDays,
  found: DayNumber,
  period: TermPeriod,
): DayNumber | null {
  const rolls = period.isBack ? ways.rollsBack : ways.rolls;
  if (!rolls || skipsClosed(rule, period) || isBusinessDay(open, found)) return found;
  return period.isBack ? previousBusinessDay(open, found) : nextBusinessDay(open, found);
}

/** The end with as many open days after the event as the rule wants; null when it leaves the range. */
function extend(
  { minimum }: TermRule,
  open: OpenDays,
  event: DayNumber,
  end: DayNumber,
  { unit, count, isBack }: TermPeriod,
): DayNumber | null {
  if (minimum === null || (unit === 'D' && count < minimum.from)) return end;
  if (Math.abs(netBusinessDays(open, event, end)) >= minimum.openDays) return end;
  return endOfBusinessDays(open, event, isBack ? -minimum.openDays : minimum.openDays);
}
