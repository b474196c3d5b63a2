import { type BusinessDays, runningCount } from './calendar.ts';
import type { DayNumber } from './day-number.ts';
import { entry, isBusinessDay, type Slice } from './questions.ts';
import { isWithin, RANGE_FIRST, SUPPORTED_RANGE } from './supported-range.ts';

/** A holiday that only some regions of a country keep. */
export interface RegionalDay {
  readonly day: DayNumber;
  /** Region codes; may contain duplicates. */
  readonly regions: readonly string[];
}

/**
 * The dates that are business days in a country as a whole but days off in some of its regions,
 * as look-up tables, so that a longer span costs no more.
 */
export interface RegionalDates {
  /** The regions that keep any of the dates, by code. */
  readonly regions: readonly string[];
  /** The number of these dates before `RANGE_FIRST + i`; RANGE_DAYS + 1 entries. */
  readonly datesBefore: Int16Array;
  /** For each region, how many of the first i dates it keeps, by i. */
  readonly keptBefore: readonly Int16Array[];
}

/**
 * @param national the calendar of the country as a whole.
 * @param days regional holidays, in any order; those outside the range are ignored.
 * @returns null where no region is off on a business day of the country.
 */
export function buildRegionalDates(
  national: BusinessDays,
  days: readonly RegionalDay[],
): RegionalDates | null {
  const byDay = new Map<DayNumber, Set<string>>();
  for (const { day, regions } of days) {
    if (!isWithin(day, SUPPORTED_RANGE) || !isBusinessDay(national, day)) continue;
    const kept = byDay.get(day) ?? new Set();
    for (const region of regions) kept.add(region);
    byDay.set(day, kept);
  }
  if (byDay.size === 0) return null;
  const dates = [...byDay.keys()].sort((a, b) => a - b);
  const datesBefore = runningCount(dates.map((day) => ({ day })));
  const regions = [...new Set([...byDay.values()].flatMap((kept) => [...kept]))].sort();
  const keptBefore = regions.map((region) => {
    const counts = new Int16Array(dates.length + 1);
    for (const [index, day] of dates.entries()) {
      counts[index + 1] = entry(counts, index) + (byDay.get(day)?.has(region) ? 1 : 0);
    }
    return counts;
  });
  return { regions, datesBefore, keptBefore };
}

/** The run of these dates from `first` to `last`, two days of the range, both included. */
export function regionalRun(
  { datesBefore }: RegionalDates,
  first: DayNumber,
  last: DayNumber,
): Slice {
  return {
    from: entry(datesBefore, first - RANGE_FIRST),
    to: entry(datesBefore, last - RANGE_FIRST + 1),
  };
}

/** The regions that are off on any date of a run, by code. */
export function regionsOff({ regions, keptBefore }: RegionalDates, { from, to }: Slice): string[] {
  return regions.filter((_, index) => {
    const kept = keptBefore[index] as Int16Array;
    return entry(kept, to) > entry(kept, from);
  });
}
