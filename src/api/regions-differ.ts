import type { CountryArtifact } from '../artifact/schema.ts';
import { type BusinessDays, runningCount } from '../calendar/calendar.ts';
import { type DayNumber, parseIsoDate } from '../calendar/day-number.ts';
import { entry, isBusinessDay, type Slice } from '../calendar/questions.ts';
import { isWithin, RANGE_FIRST, SUPPORTED_RANGE } from '../calendar/supported-range.ts';

/** Successive answers are about the same spans. A power of two, so that a slot is a mask. */
const SLOTS = 256;

/**
 * The dates that are business days in a country as a whole but days off in some of its regions,
 * as look-up tables, so that a longer span costs no more. Contract 10.9.
 */
export class RegionsDiffer {
  /** The regions off on any of the dates, by code. */
  readonly #regions: readonly string[];
  /** The number of these dates before `RANGE_FIRST + i`; RANGE_DAYS + 1 entries. */
  readonly #datesBefore: Int16Array;
  /** For each region, how many of the first i dates it is off, by i. */
  readonly #offBefore: readonly Int16Array[];
  readonly #runs = new Int32Array(SLOTS).fill(-1);
  readonly #texts: string[] = Array(SLOTS).fill('');

  /** @param off the regions that are off, by date. */
  constructor(off: ReadonlyMap<DayNumber, ReadonlySet<string>>) {
    const dates = [...off.keys()].sort((a, b) => a - b);
    this.#datesBefore = runningCount(dates.map((day) => ({ day })));
    this.#regions = [...new Set([...off.values()].flatMap((regions) => [...regions]))].sort();
    this.#offBefore = this.#regions.map((region) => {
      const counts = new Int16Array(dates.length + 1);
      for (const [index, day] of dates.entries()) {
        counts[index + 1] = entry(counts, index) + (off.get(day)?.has(region) ? 1 : 0);
      }
      return counts;
    });
  }

  /** The value of `X-Regions-Differ` for days of the range; null where no region differs. */
  between(first: DayNumber, last: DayNumber): string | null {
    if (first > last) return null;
    const from = entry(this.#datesBefore, first - RANGE_FIRST);
    const to = entry(this.#datesBefore, last - RANGE_FIRST + 1);
    return from === to ? null : this.#textOf({ from, to });
  }

  /** The value for the dates traversed from one date to another (Contract 4.2 and 4.3). */
  onTheWay(start: DayNumber, end: DayNumber): string | null {
    return start <= end ? this.between(start + 1, end) : this.between(end, start - 1);
  }

  #textOf({ from, to }: Slice): string {
    // Both numbers are at most RANGE_DAYS, so one number can hold the two.
    const key = from * 4_096 + to;
    const slot = (from * 31 + to) & (SLOTS - 1);
    if (this.#runs[slot] !== key) {
      const off = this.#regions.filter((_, index) => {
        const before = this.#offBefore[index] as Int16Array;
        return entry(before, to) > entry(before, from);
      });
      this.#runs[slot] = key;
      // A dictionary as RFC 9651 writes it.
      this.#texts[slot] =
        `dates=${to - from}, regions=(${off.map((region) => `"${region}"`).join(' ')})`;
    }
    return this.#texts[slot] as string;
  }
}

/** Built from a country of a release; null where no region differs. */
export function regionsDiffer(
  artifact: Pick<CountryArtifact, 'holidays'>,
  national: BusinessDays,
): RegionsDiffer | null {
  const off = new Map<DayNumber, Set<string>>();
  for (const { date, regions = [] } of artifact.holidays) {
    const day = parseIsoDate(date);
    if (day === null || regions.length === 0 || !isWithin(day, SUPPORTED_RANGE)) continue;
    if (isBusinessDay(national, day)) off.set(day, new Set([...(off.get(day) ?? []), ...regions]));
  }
  return off.size === 0 ? null : new RegionsDiffer(off);
}
