import type { Month } from './month.ts';

/**
 * An account's use of a month at the first request of a day. Each day costs one such note and the
 * later requests nothing: a day's use is the difference of two notes (Decision 10).
 */
export interface DayStart {
  /** Days since 1970. */
  readonly day: number;
  readonly before: number;
}

/** An account's use of a month, by day. */
export interface MonthUse {
  readonly month: Month;
  /** The total. */
  readonly units: number;
  /** Days with any use, in order; days since 1970. */
  readonly days: readonly { readonly day: number; readonly units: number }[];
  /** Units without a known day: from before use by day was kept. */
  readonly undated: number;
}

/**
 * The use of a month by day. Days and undated use add up to `units`, whatever a clock that went
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
