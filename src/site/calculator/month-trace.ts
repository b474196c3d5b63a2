import type { DayNumber } from '../../calendar/day-number.ts';
import { type Differences, sharedStates } from '../compare/differences.ts';
import { type Place, regionName } from '../places/places.ts';
import { type Trace, traceBlocks } from './trace.ts';

/**
 * A month as a calendar that numbers the days on which all places work.
 * @param places at least one; the week of the first is drawn.
 */
export function monthTrace(
  places: readonly Place[],
  [first, last]: readonly [DayNumber, DayNumber],
  found: Differences,
): Trace {
  const [home] = places;
  if (home === undefined) throw new RangeError('no place is compared');
  const states = sharedStates(found);
  const reasons = new Map(
    [...found.differing, ...found.shared].map((each) => [each.day, each.reasons]),
  );
  const numbers = new Map(found.common.map((day, index) => [day, index + 1]));
  return traceBlocks(home, first, last, (day) => {
    const why = reasons.get(day) ?? [];
    const off = why.flatMap((reason) => reason.places.map(regionName));
    return {
      count: numbers.get(day) ?? null,
      state: states.get(day) ?? 'w',
      words: [...new Set(off)].join(home.locale.comma),
    };
  });
}
