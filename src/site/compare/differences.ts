import { type DayNumber, daysInMonth, toDayNumber } from '../../calendar/day-number.ts';
import type { SupportedYear } from '../../calendar/supported-range.ts';
import { plain } from '../languages/localized.ts';
import { type Place, tellRegion } from '../places/places.ts';
import { type ComparedCell, cellOf } from './comparison.ts';

/** Several calendars compared between two dates. */
export type Differences = ReturnType<typeof differencesOf>;
/** A date on which somebody is off for a reason other than a weekend. */
export type Difference = Differences['differing'][number];

/** Compares calendars between two dates of the supported range, both included. */
export function differencesOf(places: readonly Place[], first: DayNumber, last: DayNumber) {
  const dates = Array.from({ length: last - first + 1 }, (_, index) => {
    const cells = places.map((place) => cellOf(place, first + index));
    const working = cells.filter(({ kind }) => kind === 'business_day').length;
    return { day: first + index, reasons: reasonsOf(cells), working };
  });
  const off = dates.filter(({ reasons }) => reasons.length > 0);
  return {
    /** Somebody is off and somebody works. */
    differing: off.filter(({ working }) => working > 0),
    /** All keep a holiday. */
    shared: off.filter(({ working }) => working === 0),
    /** All work. */
    common: dates.filter(({ working }) => working === places.length).map(({ day }) => day),
  };
}

/** By date, d all work, s somebody is off, h all are off, e somebody's day off is estimated. */
export function sharedStates({ differing, shared, common }: Differences) {
  const off = [...differing, ...shared].map(({ day, reasons, working }) => {
    if (reasons.some(({ isEstimated }) => isEstimated)) return [day, 'e'] as const;
    return [day, working > 0 ? 's' : 'h'] as const;
  });
  return new Map<DayNumber, 'd' | 's' | 'h' | 'e'>([
    ...common.map((day) => [day, 'd'] as const),
    ...off,
  ]);
}

/** The first and last date of a month, or of the year without one. */
export function spanOf(year: SupportedYear, month: number | null): [DayNumber, DayNumber] {
  const last = month ?? 12;
  return [toDayNumber(year, month ?? 1, 1), toDayNumber(year, last, daysInMonth(year, last))];
}

/** One entry per reason, with everybody who is off for it. */
function reasonsOf(cells: readonly ComparedCell[]) {
  const reasons = cells
    .filter(({ kind, names, regionsOff }) => {
      return kind !== 'weekend' && (names !== '' || regionsOff.length > 0);
    })
    .map(({ place, names, regionsOff, isEstimated }) => {
      /** Whether the country works while some of its regions are off. */
      const depends = regionsOff.length > 0;
      const regions = place.locale.tellList(regionsOff.map(tellRegion));
      return { place, names: depends ? regions : names, isEstimated, depends };
    });
  const together = Map.groupBy(reasons, ({ place, names, depends }) =>
    depends ? place.key : plain(names),
  );
  return [...together.values()].flatMap((same) =>
    same.slice(0, 1).map(({ place: _, ...reason }) => ({
      ...reason,
      places: same.map(({ place }) => place),
    })),
  );
}
