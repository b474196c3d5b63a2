import type { CountryArtifact } from '../../../src/artifact/schema.ts';
import { DAYS, FIRST as FIRST_DATE } from '../years.ts';

/**
 * Calendars as plain lists of days, read from a release without any of the code under test
 * (Decision 19). Tests compare the package's answers with a walk through them.
 */
const FIRST = Date.parse(FIRST_DATE);
const DAY = 86_400_000;
/** Days since 1970 of the first date. */
export const FIRST_DAY = FIRST / DAY;
export const DATES: readonly string[] = Array.from({ length: DAYS }, (_, index) =>
  new Date(FIRST + index * DAY).toISOString().slice(0, 10),
);

export interface PlainDays {
  readonly code: string;
  readonly weekend: readonly number[];
  /** Dates with a holiday. */
  readonly holidays: ReadonlySet<string>;
}

/** ISO weekday of an index in `DATES`: 1 January 1970 was a Thursday. */
export function weekdayAt(index: number): number {
  return ((FIRST_DAY + index + 3) % 7) + 1;
}

/** 1 for each date that is a business day, 0 for every other. */
export function businessDays({ weekend, holidays }: Omit<PlainDays, 'code'>): Uint8Array {
  return Uint8Array.from(DATES, (date, index) =>
    weekend.includes(weekdayAt(index)) || holidays.has(date) ? 0 : 1,
  );
}

/** Every calendar of a release. */
export function plainCalendars(countries: readonly CountryArtifact[]): PlainDays[] {
  return countries.flatMap(({ country, weekend_days: weekend, regions, holidays }) =>
    [null, ...regions.map(({ code }) => code)].map((region) => ({
      code: region === null ? country : `${country}-${region}`,
      weekend,
      holidays: new Set(
        holidays
          .filter((each) => each.regions === undefined || each.regions.includes(region ?? ''))
          .map(({ date }) => date),
      ),
    })),
  );
}

/**
 * Index of the date this many business days later, counted one date at a time; null beyond the
 * range.
 */
export function walk(business: Uint8Array, from: number, days: number): number | null {
  let left = Math.abs(days);
  let at = from;
  while (left > 0) {
    at += Math.sign(days);
    const isBusiness = business[at];
    if (isBusiness === undefined) return null;
    left -= isBusiness;
  }
  return at;
}
