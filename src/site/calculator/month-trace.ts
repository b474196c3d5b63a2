import { type DayNumber, toCivilDate } from '../../calendar/day-number.ts';
import type { Differences, Reason } from '../compare/differences.ts';
import { type Place, regionName } from '../places/places.ts';
import { type Trace, type TraceDay, traceBlocks } from './trace.ts';

/**
 * A month as a calendar that numbers the days on which all places work.
 * @param places at least one; the week of the first is drawn.
 */
export function monthTrace(
  places: readonly Place[],
  [first, last]: readonly [DayNumber, DayNumber],
  { differing, shared, common }: Differences,
): Trace {
  const [home] = places;
  if (home === undefined) throw new RangeError('no place is compared');
  const reasons = new Map([...differing, ...shared].map((each) => [each.day, each.reasons]));
  const numbers = new Map(common.map((day, index) => [day, index + 1]));
  const isShared = new Set(shared.map(({ day }) => day));
  return traceBlocks(home, first, last, (day, isFirst) => {
    const why = reasons.get(day) ?? [];
    const count = numbers.get(day) ?? null;
    const off = why.flatMap((reason) => reason.places.map(regionName));
    return {
      ...{ day, role: null, count },
      month: isFirst ? home.speech.tileMonth(toCivilDate(day).month) : '',
      state: stateOf(why, count !== null, isShared.has(day)),
      words: [...new Set(off)].join(home.speech.comma),
    };
  });
}

function stateOf(why: readonly Reason[], isCommon: boolean, isShared: boolean): TraceDay['state'] {
  if (why.length === 0) return isCommon ? 'd' : 'w';
  if (why.some(({ isEstimated }) => isEstimated)) return 'e';
  return isShared ? 'h' : 's';
}
