import type { DayNumber } from '../calendar/day-number.ts';
import { nextBusinessDay, previousBusinessDay } from '../calendar/questions.ts';
import { type DayRange, RANGE_FIRST } from '../calendar/supported-range.ts';
import {
  CLOSED_BECAUSE,
  type ClosedBecause,
  type OpenDays,
  standstillAt,
  type TermTable,
} from './closed-days.ts';
import { openDaysOf, skipsClosed, standstillsOnTheWay, type TermEnd } from './find-end.ts';
import type { TermPeriod, TermRule, TermWays } from './term-rule.ts';

export const STEP_KINDS = [
  'event',
  'begins',
  'not_counted',
  'suspended',
  'ends',
  'moved',
  'extended',
  'last_day',
] as const;
export type StepKind = (typeof STEP_KINDS)[number];

/** One step of a count, in order. */
export interface TermStep {
  readonly step: StepKind;
  readonly date: DayNumber;
  /** The last day of it, in the direction of counting; null where it is one day. */
  readonly until: DayNumber | null;
  /** How many days it left out, passed over or added. */
  readonly days: number;
  /** Of `moved`. */
  readonly because: ClosedBecause | null;
}

/** The way from an event to the last day, one step a line. */
export function stepsOf(
  rule: TermRule,
  ways: TermWays,
  table: TermTable,
  event: DayNumber,
  period: TermPeriod,
  { found, rolled, end }: TermEnd,
): TermStep[] {
  const step = period.isBack ? -1 : 1;
  const open = openDaysOf(table, period);
  const begins = beginsOn(rule, ways, table, event, period);
  const steps: TermStep[] = [at('event', event), at('begins', begins)];
  const skipped = skipsClosed(rule, period)
    ? notCounted(rule, ways, open, event, period, found)
    : null;
  if (skipped !== null) steps.push(skipped);
  suspend(rule, ways, event, period, found, steps);
  steps.push(at('ends', found));
  if (rolled !== found) move(open, found, rolled, step, steps);
  if (end !== rolled) {
    steps.push({ ...at('extended', end), days: Math.abs(end - rolled) });
  }
  steps.push(at('last_day', end));
  return steps;
}

function at(step: StepKind, date: DayNumber): TermStep {
  return { step, date, until: null, days: 0, because: null };
}

/** The first day that is counted; of weeks, months and years the day next to the event or its standstill. */
function beginsOn(
  rule: TermRule,
  ways: TermWays,
  table: TermTable,
  event: DayNumber,
  period: TermPeriod,
): DayNumber {
  const step = period.isBack ? -1 : 1;
  const first = (day: DayNumber) => (ways.countsEvent ? day : day + step);
  if (period.unit !== 'D') {
    const standstill = standstillAt(rule, event);
    return standstill === null ? first(event) : standstill.last + 1;
  }
  const counted = skipsClosed(rule, period) ? openDaysOf(table, period) : table.running;
  const begins = first(event);
  if (counted === null) return begins;
  // The term has an end inside the range, so one of its days lies there.
  const next = period.isBack
    ? previousBusinessDay(counted, begins + 1)
    : nextBusinessDay(counted, begins - 1);
  return next as DayNumber;
}

/** The closed days that a count of open ones has met; standstills are told apart. */
function notCounted(
  rule: TermRule,
  ways: TermWays,
  open: OpenDays,
  event: DayNumber,
  { isBack }: TermPeriod,
  found: DayNumber,
): TermStep | null {
  const step = isBack ? -1 : 1;
  // Clear days end on the day before the last one that is counted.
  const last = isBack && rule.isClear ? found + 1 : found;
  let [first, until, days]: [DayNumber | null, DayNumber, number] = [null, event, 0];
  for (let day = ways.countsEvent ? event : event + step; day !== last; day += step) {
    const why = open.why[day - RANGE_FIRST] as number;
    if (why === 0 || CLOSED_BECAUSE[why - 1] === 'standstill') continue;
    first ??= day;
    until = day;
    days += 1;
  }
  return first === null ? null : { step: 'not_counted', date: first, until, days, because: null };
}

/** One step for each standstill on the way, with its days after the event. */
function suspend(
  rule: TermRule,
  ways: TermWays,
  event: DayNumber,
  period: TermPeriod,
  found: DayNumber,
  steps: TermStep[],
): void {
  const { standstills } = rule;
  if (standstills.length === 0) return;
  const own = standstillAt(rule, event);
  if (own !== null) addSuspension(own, event, steps);
  const others = period.unit === 'D' ? standstills : standstillsOnTheWay(rule, ways, event, period);
  for (const span of others) {
    if (span !== own && span.first > event && span.first <= found)
      addSuspension(span, event, steps);
  }
}

function addSuspension({ first, last }: DayRange, event: DayNumber, steps: TermStep[]): void {
  const days = last - Math.max(event, first - 1);
  if (days === 0) return;
  steps.push({ step: 'suspended', date: first, until: last, days, because: null });
}

/** A run of closed days with one reason after the other, from the end to the day before the new one. */
function move(
  open: OpenDays,
  found: DayNumber,
  rolled: DayNumber,
  step: number,
  steps: TermStep[],
): void {
  let from = found;
  for (let day = found; day !== rolled; day += step) {
    const next = day + step;
    const why = open.why[day - RANGE_FIRST] as number;
    if (next !== rolled && open.why[next - RANGE_FIRST] === why) continue;
    const because = CLOSED_BECAUSE[why - 1] as ClosedBecause;
    const days = Math.abs(day - from) + 1;
    steps.push({ step: 'moved', date: from, until: day, days, because });
    from = next;
  }
}
