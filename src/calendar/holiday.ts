import type { DayNumber } from './day-number.ts';

export type HolidayType = 'public' | 'regional';
export type DateAccuracy = 'exact' | 'estimated';

/**
 * One named non-working date of a calendar.
 * @template Detail the type of the source record, which the arithmetic never reads.
 */
export interface Holiday<Detail = unknown> {
  /** Permanent within a country; the API never shows it. */
  readonly id: string;
  /** The effective date, used in computations. */
  readonly day: DayNumber;
  /** The legal date, where it differs from `day`. */
  readonly officialDay: DayNumber | null;
  readonly name: string;
  readonly localName: string | null;
  readonly type: HolidayType;
  readonly accuracy: DateAccuracy;
  /** The source record, kept for the caller that built the calendar. */
  readonly record: Detail;
}

/** The fields that order holidays in a list. */
type Listed = Pick<Holiday, 'day' | 'name' | 'id'>;

/** Orders holidays by date, then name in code points (never by a locale), then id. Contract 10.8. */
export function compareHolidays(a: Listed, b: Listed): number {
  return a.day - b.day || compareCodePoints(a.name, b.name) || compareCodePoints(a.id, b.id);
}

/** Orders two strings by Unicode code point: -1, 0 or 1. */
export function compareCodePoints(a: string, b: string): number {
  if (a === b) return 0;
  const [left, right] = [[...a], [...b]];
  for (let index = 0; index < Math.min(left.length, right.length); index += 1) {
    const difference = (left[index]?.codePointAt(0) ?? 0) - (right[index]?.codePointAt(0) ?? 0);
    if (difference !== 0) return Math.sign(difference);
  }
  return Math.sign(left.length - right.length);
}
