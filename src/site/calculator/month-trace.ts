import { type DayNumber, toCivilDate, weekdayOf } from '../../calendar/day-number.ts';
import type { Differences, Reason } from '../compare/differences.ts';
import { type Place, regionName } from '../places/places.ts';
import { firstWeekday, weekOrder } from '../year/year-glance.ts';
import type { Trace, TraceDay } from './trace.ts';

/** A month as a calendar in which the days that all work are numbered. */
export function monthTrace(
  places: readonly Place[],
  [first, last]: readonly [DayNumber, DayNumber],
  { differing, shared, common }: Differences,
): Trace {
  const speech = places[0]?.speech;
  const reasons = new Map([...differing, ...shared].map((each) => [each.day, each.reasons]));
  const numbers = new Map(common.map((day, index) => [day, index + 1]));
  const isShared = new Set(shared.map(({ day }) => day));
  const days = Array.from({ length: last - first + 1 }, (_, index): TraceDay => {
    const day = first + index;
    const why = reasons.get(day) ?? [];
    const count = numbers.get(day) ?? null;
    const off = why.flatMap((reason) => reason.places.map(regionName));
    return {
      ...{ day, role: null, count },
      month: index === 0 ? (speech?.shortMonth(toCivilDate(day).month) ?? '') : '',
      state: stateOf(why, count !== null, isShared.has(day)),
      words: [...new Set(off)].join(', '),
    };
  });
  const week = places[0] === undefined ? [] : weekOrder(firstWeekday(places[0].artifact));
  return { blocks: [{ column: week.indexOf(weekdayOf(first)) + 1, days }], between: null, week };
}

function stateOf(why: readonly Reason[], isCommon: boolean, isShared: boolean): TraceDay['state'] {
  if (why.length === 0) return isCommon ? 'd' : 'w';
  if (why.some(({ isEstimated }) => isEstimated)) return 'e';
  return isShared ? 'h' : 's';
}
