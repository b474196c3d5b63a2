import { weekdayOf } from '../../calendar/day-number.ts';
import { isWithin } from '../../calendar/supported-range.ts';
import { closedBecause } from '../../terms/closed-days.ts';
import { openDaysOf, skipsClosed } from '../../terms/find-end.ts';
import type { TermQuestion } from '../calculator/question.ts';
import { joinWords, numberDays, type Trace, traceBlocks } from '../calculator/trace.ts';
import { distinctLocalized } from '../languages/localized.ts';
import { dayNames } from '../places/day-names.ts';
import { firstWeekday, weekOrder } from '../year/year-glance.ts';
import type { CountedTerm } from './counted-term.ts';

/**
 * The days from the event to the last day, each with its number. Weeks, months and years have no
 * numbered days; for them, the whole weeks around the end are shown.
 */
export function traceTerm(
  { event, period, place }: TermQuestion,
  { placed, steps, end }: CountedTerm,
): Trace {
  const { t } = place.locale;
  const { range } = place.calendar;
  const { holidays } = period.isBack ? placed.backward : placed.forward;
  const dateOf = (kind: 'begins' | 'ends') => steps.find(({ step }) => step === kind)?.date;
  const open = openDaysOf(placed.table, period);
  const isLeftOut = skipsClosed(placed.rule, period);
  const found = dateOf('ends') ?? end;
  const isNumbered = period.unit === 'D';
  const numbers = numberDays(
    dateOf('begins') ?? event,
    found,
    period.isBack ? -1 : 1,
    (day) => {
      const why = closedBecause(open, day);
      return why === undefined || (why !== 'standstill' && !isLeftOut);
    },
    isNumbered ? period.count : 0,
  );
  const start = isNumbered ? event : found;
  const [from, to] = [Math.min(start, end), Math.max(start, end)];
  const week = weekOrder(firstWeekday(place.artifact));
  const before = isNumbered ? 0 : week.indexOf(weekdayOf(from));
  const after = isNumbered ? 0 : week.length - 1 - week.indexOf(weekdayOf(to));
  const [first, last] = [Math.max(range.first, from - before), Math.min(range.last, to + after)];
  return traceBlocks(place, first, last, (day) => {
    const why = closedBecause(open, day);
    const isOpen = why === undefined || !isWithin(day, placed.table.range);
    const own = holidays.filter((holiday) => holiday.day === day);
    const isEstimated = own.some(({ accuracy }) => accuracy === 'estimated');
    const role = day === event ? 'start' : day === end ? 'end' : null;
    const count = numbers.get(day) ?? null;
    return {
      ...{ role, count },
      state: isOpen ? 'd' : why !== 'holiday' ? 'w' : isEstimated ? 'e' : 'h',
      words: joinWords(place, [
        role === 'start' ? t.term.eventTile : '',
        role === 'end' ? t.term.lastDay : '',
        why === 'standstill' ? t.term.standsStill : '',
        why === 'closed_by_rule' ? t.term.closedByRule : '',
        why === 'weekend' && count === null ? t.trace.weekend : '',
        ...(why === 'holiday'
          ? distinctLocalized(own.map(({ record }) => dayNames(place, record).name))
          : []),
      ]),
    };
  });
}
