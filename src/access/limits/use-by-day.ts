import type { Month } from './month.ts';

/**
 * What an account had used of a month when a day's first request came. A day costs one such note,
 * and the requests after it nothing: use by day is what lies between two of them (Decision 10).
 */
export interface DayStart {
  /** Days since 1970. */
  readonly day: number;
  readonly before: number;
}

/** An account's use of a month, by day. */
export interface MonthUse {
  readonly month: Month;
  /** All of it. */
  readonly units: number;
  /** Days with any use, in order; days since 1970. */
  readonly days: readonly { readonly day: number; readonly units: number }[];
  /** Units of which no day is known: from before days were kept. */
  readonly undated: number;
}

/**
 * The use of a month by day. Days and what is undated make up `units`, whatever a clock that went
 * back has noted.
 */
export function useByDay(month: Month, units: number, starts: readonly DayStart[]): MonthUse {
  const days: { day: number; units: number }[] = [];
  let end = units;
  for (const { day, before } of [...starts].sort((a, b) => b.day - a.day)) {
    const start = Math.min(before, end);
    if (end > start) days.unshift({ day, units: end - start });
    end = start;
  }
  return { month, units, days, undated: end };
}
