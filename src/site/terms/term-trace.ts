import { type DayNumber, toCivilDate, weekdayOf } from '../../calendar/day-number.ts';
import { isWithin } from '../../calendar/supported-range.ts';
import { type ClosedBecause, closedBecause } from '../../terms/closed-days.ts';
import { openDaysOf, skipsClosed } from '../../terms/find-end.ts';
import { joinWords, type Trace, type TraceDay, traceBlocks } from '../calculator/trace.ts';
import { distinctTold } from '../languages/told.ts';
import { dayNames } from '../places/day-names.ts';
import { firstWeekday, weekOrder } from '../year/year-glance.ts';
import type { CountedTerm, TermQuestion } from './counted-term.ts';

/**
 * The days from the event to the last day, each with its number. Weeks, months and years have no
 * numbered days; for them, the whole weeks around the end are shown.
 */
export function traceTerm(question: TermQuestion, counted: CountedTerm): Trace {
  const { event, period, place } = question;
  const found = counted.steps.find(({ step }) => step === 'ends')?.date ?? counted.end;
  const isNumbered = period.unit === 'D';
  const numbers = isNumbered ? numbersOf(question, counted, found) : new Map();
  const start = isNumbered ? event : found;
  const [from, to] = [Math.min(start, counted.end), Math.max(start, counted.end)];
  const week = weekOrder(firstWeekday(place.artifact));
  const { range } = place.calendar;
  const before = isNumbered ? 0 : week.indexOf(weekdayOf(from));
  const after = isNumbered ? 0 : week.length - 1 - week.indexOf(weekdayOf(to));
  const [first, last] = [Math.max(range.first, from - before), Math.min(range.last, to + after)];
  return traceBlocks(place, first, last, (day, isFirst) =>
    describe(question, counted, numbers, day, isFirst),
  );
}

/** The number of each counted day. */
function numbersOf(
  question: TermQuestion,
  { placed, steps }: CountedTerm,
  found: DayNumber,
): Map<DayNumber, number> {
  const { period } = question;
  const { rule, table } = placed;
  const begins = steps.find(({ step }) => step === 'begins')?.date ?? question.event;
  const step = period.isBack ? -1 : 1;
  const open = openDaysOf(table, period);
  const isLeftOut = skipsClosed(rule, period);
  const numbers = new Map<DayNumber, number>();
  for (let day = begins; (found - day) * step >= 0 && numbers.size < period.count; day += step) {
    const why = closedBecause(open, day);
    if (why === 'standstill' || (isLeftOut && why !== undefined)) continue;
    numbers.set(day, step * (numbers.size + 1));
  }
  return numbers;
}

function describe(
  { event, period, place }: TermQuestion,
  { placed, end }: CountedTerm,
  numbers: ReadonlyMap<DayNumber, number>,
  day: DayNumber,
  isFirst: boolean,
): TraceDay {
  const { t, tileMonth } = place.speech;
  const why = closedBecause(openDaysOf(placed.table, period), day);
  const { holidays } = period.isBack ? placed.backward : placed.forward;
  const own = holidays.filter((holiday) => holiday.day === day);
  const isEstimated = own.some(({ accuracy }) => accuracy === 'estimated');
  const names = own.map(({ record }) => dayNames(place, record).name);
  const role = day === event ? 'start' : day === end ? 'end' : null;
  const civil = toCivilDate(day);
  const count = numbers.get(day) ?? null;
  return {
    ...{ day, role, count },
    state:
      !isWithin(day, placed.table.range) || why === undefined ? 'd' : stateOf(why, isEstimated),
    month: isFirst || civil.day === 1 ? tileMonth(civil.month) : '',
    words: joinWords(place, [
      role === 'start' ? t.term.eventTile : '',
      role === 'end' ? t.term.lastDay : '',
      ...(why === 'standstill' ? [t.term.standsStill] : []),
      ...(why === 'closed_by_rule' ? [t.term.closedByRule] : []),
      ...(why === 'weekend' && count === null ? [t.trace.weekend] : []),
      ...(why === 'holiday' ? distinctTold(names) : []),
    ]),
  };
}

function stateOf(why: ClosedBecause, isEstimated: boolean): TraceDay['state'] {
  if (why !== 'holiday') return 'w';
  return isEstimated ? 'e' : 'h';
}
