import type { Manifest } from '../../artifact/manifest.ts';
import { type DayNumber, toCivilDate } from '../../calendar/day-number.ts';
import {
  RANGE_FIRST,
  RANGE_LAST,
  SUPPORTED_YEARS,
  type SupportedYear,
  YEARS_WORDS,
} from '../../calendar/supported-range.ts';
import { knownDay } from '../known-day.ts';
import { fullDate } from '../words.ts';

/** The dates that a release answers for, both included. */
export interface ReleaseRange {
  readonly first: DayNumber;
  readonly last: DayNumber;
}

/** The range of a release, as far as calendars reach. Contract 22.4. */
export function rangeOf(manifest: Pick<Manifest, 'first' | 'last'>): ReleaseRange {
  return {
    first: Math.max(RANGE_FIRST, knownDay(manifest.first)),
    last: Math.min(RANGE_LAST, knownDay(manifest.last)),
  };
}

/** Whether a release answers for all dates that are supported. */
export function isWhole({ first, last }: ReleaseRange): boolean {
  return first === RANGE_FIRST && last === RANGE_LAST;
}

/** "2025 to 2027"; to the day where a release has another range. */
export function rangeWords(range: ReleaseRange): string {
  return isWhole(range) ? YEARS_WORDS : `${fullDate(range.first)} to ${fullDate(range.last)}`;
}

/** The years that lie wholly in a range. */
export function yearsOf({ first, last }: ReleaseRange): SupportedYear[] {
  const from = toCivilDate(first - 1).year;
  const to = toCivilDate(last + 1).year;
  return SUPPORTED_YEARS.filter((year) => year > from && year < to);
}
