import type { CountryArtifact } from '../artifact/schema.ts';
import type { BusinessDays } from '../calendar/calendar.ts';
import { type DayNumber, parseIsoDate } from '../calendar/day-number.ts';
import type { Slice } from '../calendar/questions.ts';
import {
  buildRegionalDates,
  type RegionalDates,
  regionalRun,
  regionsOff,
} from '../calendar/regional-dates.ts';

/** Successive answers are about the same spans. A power of two, so that a slot is a mask. */
const SLOTS = 256;

/** Finds the dates of a whole country's answer that are days off in some regions. Contract 10.9. */
export class RegionsDiffer {
  readonly #dates: RegionalDates;
  readonly #runs = new Int32Array(SLOTS).fill(-1);
  readonly #texts: string[] = Array(SLOTS).fill('');

  constructor(dates: RegionalDates) {
    this.#dates = dates;
  }

  /**
   * The value of `X-Regions-Differ` for the dates from `first` to `last`, days of the range; null
   * where every region keeps the same days.
   */
  between(first: DayNumber, last: DayNumber): string | null {
    if (first > last) return null;
    const run = regionalRun(this.#dates, first, last);
    return run.from === run.to ? null : this.#textOf(run);
  }

  /** The value for the dates traversed from one date to another (Contract 4.2 and 4.3). */
  onTheWay(start: DayNumber, end: DayNumber): string | null {
    return start <= end ? this.between(start + 1, end) : this.between(end, start - 1);
  }

  #textOf(run: Slice): string {
    // Both numbers are at most RANGE_DAYS, so one number can hold the two.
    const key = run.from * 4_096 + run.to;
    const slot = (run.from * 31 + run.to) & (SLOTS - 1);
    if (this.#runs[slot] !== key) {
      this.#runs[slot] = key;
      this.#texts[slot] = textOf(run.to - run.from, regionsOff(this.#dates, run));
    }
    return this.#texts[slot] as string;
  }
}

/** A dictionary as RFC 9651 writes it. */
function textOf(dates: number, regions: readonly string[]): string {
  return `dates=${dates}, regions=(${regions.map((region) => `"${region}"`).join(' ')})`;
}

/** Built from a country of a release; null where no region differs. */
export function regionsDiffer(
  artifact: Pick<CountryArtifact, 'holidays'>,
  national: BusinessDays,
): RegionsDiffer | null {
  const days = artifact.holidays.flatMap(({ date, regions = [] }) => {
    const day = parseIsoDate(date);
    return day === null || regions.length === 0 ? [] : [{ day, regions }];
  });
  const dates = buildRegionalDates(national, days);
  return dates && new RegionsDiffer(dates);
}
