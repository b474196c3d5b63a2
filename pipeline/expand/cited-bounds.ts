import type { DayNumber } from '../../src/calendar/day-number.ts';
import { type BoundAnswer, boundAgainst, spansOf } from '../country/bounds.ts';
import type { ExpandedCountry, ExpandedDate } from './expanded-date.ts';

/** The consequences of a country's cited `from` and `until`. */
export interface CitedBounds {
  /**
   * Why a day is no longer off, or not yet, in a region (null = nationwide); null if no bound is
   * the reason.
   */
  absent(region: string | null, day: DayNumber): BoundAnswer | null;
  /** The reason why a day is off since a bound. */
  present(region: string | null, day: DayNumber): BoundAnswer | null;
}

const NO_BOUNDS: CitedBounds = {
  absent: () => null,
  present: () => null,
};

const known = new WeakMap<ExpandedCountry, CitedBounds>();

/**
 * The cited bounds of a country: one fact that settles the official lists, the second opinion and
 * the rulings.
 */
export function citedBounds(country: ExpandedCountry): CitedBounds {
  const bounds = known.get(country) ?? workOut(country);
  known.set(country, bounds);
  return bounds;
}

function workOut(country: ExpandedCountry): CitedBounds {
  const { endless } = country;
  if (endless === null) return NO_BOUNDS;
  const { holidays } = country.file.source;
  const own = byDay(country);
  const other = byDay(endless);
  // A day off that moved because another one ended: its own holiday has no bound.
  const anyAgainst = (year: number): BoundAnswer | null => {
    for (const holiday of holidays) {
      const regions = [null, ...(holiday.regions ?? []).map(({ code }) => code)];
      for (const region of regions) {
        const bound = boundAgainst(holiday, year, region);
        if (bound !== null) return bound;
      }
    }
    return null;
  };
  return {
    absent(region, day) {
      const date = find(other, region, day);
      const holiday = holidays[date?.holiday ?? -1];
      if (date === null || holiday === undefined || find(own, region, day) !== null) return null;
      return boundAgainst(holiday, date.legalYear, region) ?? anyAgainst(date.legalYear);
    },
    present(region, day) {
      const date = find(own, region, day);
      const holiday = holidays[date?.holiday ?? -1];
      if (date === null || holiday === undefined) return null;
      const begun = spansOf(holiday, region).find(({ from }) => (from?.cite ?? []).length > 0);
      if (begun?.from !== undefined) {
        return { reason: `A holiday from ${begun.from.year} on.`, cite: begun.from.cite };
      }
      return find(other, region, day) === null ? anyAgainst(date.legalYear) : null;
    },
  };
}

function byDay({ dates }: ExpandedCountry): Map<DayNumber, ExpandedDate[]> {
  const days = new Map<DayNumber, ExpandedDate[]>();
  for (const date of dates) days.set(date.day, [...(days.get(date.day) ?? []), date]);
  return days;
}

function find(
  days: ReadonlyMap<DayNumber, readonly ExpandedDate[]>,
  region: string | null,
  day: DayNumber,
): ExpandedDate | null {
  const isKept = ({ regions }: ExpandedDate): boolean =>
    regions === null || (region !== null && regions.includes(region));
  return days.get(day)?.find(isKept) ?? null;
}
