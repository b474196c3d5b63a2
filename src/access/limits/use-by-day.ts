import type { Month } from './month.ts';

/**
 * An account's use of a month before the first request of a day. A day's use is the difference of
 * two such notes, so only its first request costs anything (Decision 10).
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
  /** Units from before use by day was kept. */
  readonly undated: number;
}

/**
 * The use of a month by day. Days and undated use add up to `units`, even after a clock went
 * back.
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
