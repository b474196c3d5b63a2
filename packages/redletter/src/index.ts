import { DAYS } from 'redletter:days';
import {
  type Countries,
  codesOf,
  regionsThatDiffer as differing,
  findCalendar,
  joinCalendars,
} from './calendars.ts';
import type { DayCalendar } from './day-calendar.ts';
import { readLines } from './packed-days.ts';
import type { BusinessCalendar, DateLike } from './types.ts';

export { nth, roll } from './conventions.ts';
export { RedletterError } from './redletter-error.ts';
export { release } from './release.ts';
export type * from './types.ts';

/** Has no side effect, so bundlers drop it when unused. */
const COUNTRIES: Countries<DayCalendar> = /* @__PURE__ */ readLines(DAYS);

/** All calendar codes: `GB`, `GB-SCT`. */
export function codes(): string[] {
  return codesOf(COUNTRIES);
}

/**
 * The calendar of a country or region: `GB`, `GB-SCT`, in either case.
 * @throws RedletterError with `invalid_country` or `invalid_region`.
 */
export function calendar(code: string): BusinessCalendar;
export function calendar(code: string, region?: unknown): BusinessCalendar {
  return findCalendar(COUNTRIES, code, region);
}

/**
 * The codes of a country's regions for which `isBusinessDay` differs from the country itself: a
 * country without a region counts only nationwide holidays. Empty for the code of a region.
 * @throws RedletterError for an unknown code or an invalid date.
 */
export function regionsThatDiffer(code: string, date: DateLike): string[] {
  return differing(COUNTRIES, code, date);
}

/**
 * Several calendars that must be at work at once, as for a payment between two countries. Each is
 * given as a code or as a calendar.
 * @throws RedletterError for an unknown code.
 */
export function joint(...given: readonly (string | BusinessCalendar)[]): BusinessCalendar {
  return joinCalendars(COUNTRIES, given);
}
