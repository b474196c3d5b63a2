import type { DayNumber } from '../calendar/day-number.ts';
import { nextBusinessDay, previousBusinessDay } from '../calendar/questions.ts';
import { type ClosedBecause, closedBecause, type OpenDays, standstillAt } from './closed-days.ts';
import {
  countedDays,
  openDaysOf,
  skipsClosed,
  standstillsOnTheWay,
  type TermCount,
  type TermEnd,
} from './find-end.ts';

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

/** One step on the way from the event to the last day. */
export interface TermStep {
  readonly step: StepKind;
  readonly date: DayNumber;
  /** The step's last day, in the direction of counting; null for a step of one day. */
  readonly until: DayNumber | null;
  /** How many days the step skipped or added. */
  readonly days: number;
  /** What closed the days of a `moved` step; otherwise null. */
  readonly because: ClosedBecause | null;
}

/** The steps from an event to the last day, in order. */
export function stepsOf(term: TermCount, { found, rolled, end }: TermEnd): TermStep[] {
  const { rule, table, event, period } = term;
  const open = openDaysOf(table, period);
  const steps: TermStep[] = [at('event', event), at('begins', beginsOn(term))];
  if (skipsClosed(rule, period)) notCounted(term, open, found, steps);
  suspend(term, found, steps);
  steps.push(at('ends', found));
  if (rolled !== found) move(open, found, rolled, steps);
  if (end !== rolled) steps.push(at('extended', end, null, Math.abs(end - rolled)));
  steps.push(at('last_day', end));
  return steps;
}

function at(
  step: StepKind,
  date: DayNumber,
  until: DayNumber | null = null,
  days = 0,
  because: ClosedBecause | null = null,
): TermStep {
  return { step, date, until, days, because };
}

/** The first day counted. */
function beginsOn(term: TermCount): DayNumber {
  const { rule, event, period } = term;
  const first = firstDay(term);
  if (period.unit !== 'D') return (standstillAt(rule, event)?.last ?? first - 1) + 1;
  const counted = countedDays(term);
  if (counted === null) return first;
  // The end lies inside the range, so the range holds a counted day.
  return (
    period.isBack ? previousBusinessDay(counted, first + 1) : nextBusinessDay(counted, first - 1)
  ) as DayNumber;
}

/** The event or the day next to it, by whether the event counts. */
function firstDay({ ways, event, period }: TermCount): DayNumber {
  if (ways.countsEvent) return event;
  return period.isBack ? event - 1 : event + 1;
}

/** The closed days that a count of open days skips; each standstill is a separate step. */
function notCounted(term: TermCount, open: OpenDays, found: DayNumber, steps: TermStep[]): void {
  const { isBack } = term.period;
  const step = isBack ? -1 : 1;
  // With clear days, the end is the day before the last counted one.
  const last = isBack && term.rule.isClear ? found + 1 : found;
  let [first, until, days]: [DayNumber | null, DayNumber, number] = [null, last, 0];
  for (let day = firstDay(term); day !== last; day += step) {
    const because = closedBecause(open, day);
    if (because === undefined || because === 'standstill') continue;
    first ??= day;
    until = day;
    days += 1;
  }
  if (first !== null) steps.push(at('not_counted', first, until, days));
}

/** One step for each standstill on the way, with the number of its days after the event. */
function suspend(term: TermCount, found: DayNumber, steps: TermStep[]): void {
  const { rule, event, period } = term;
  if (rule.standstills.length === 0) return;
  const own = standstillAt(rule, event);
  const others = period.unit === 'D' ? rule.standstills : standstillsOnTheWay(term);
  const later = others.filter((each) => each !== own && each.first > event && each.first <= found);
  for (const { first, last } of own === null ? later : [own, ...later]) {
    const days = last - Math.max(event, first - 1);
    if (days > 0) steps.push(at('suspended', first, last, days));
  }
}

/** One step for each run of days closed for the same reason, from the old end up to the new one. */
function move(open: OpenDays, found: DayNumber, rolled: DayNumber, steps: TermStep[]): void {
  const step = Math.sign(rolled - found);
  let from = found;
  for (let day = found; day !== rolled; day += step) {
    const next = day + step;
    const because = closedBecause(open, day) as ClosedBecause;
    if (next !== rolled && closedBecause(open, next) === because) continue;
    steps.push(at('moved', from, day, Math.abs(day - from) + 1, because));
    from = next;
  }
}
