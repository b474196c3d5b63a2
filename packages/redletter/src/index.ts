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

/** No side effect: what is not used is left out of a bundle. */
const COUNTRIES: Countries<DayCalendar> = /* @__PURE__ */ readLines(DAYS);

/** Every calendar there is: `GB`, `GB-SCT`. */
export function codes(): string[] {
  return codesOf(COUNTRIES);
}

/**
 * The calendar of a country or of one of its regions: `GB`, `GB-SCT`, in either case.
 * @throws RedletterError with `invalid_country` or `invalid_region`.
 */
export function calendar(code: string): BusinessCalendar;
export function calendar(code: string, region?: unknown): BusinessCalendar {
  return findCalendar(COUNTRIES, code, region);
}

/**
 * The regions of a country for which `isBusinessDay` says something else than for the country itself, as
 * codes: a country without a region answers for what all of it keeps. Empty for the code of a region.
 * @throws RedletterError for an unknown code or an invalid date.
 */
export function regionsThatDiffer(code: string, date: DateLike): string[] {
  return differing(COUNTRIES, code, date);
}

/**
 * Where several calendars must be at work at once, as for a payment between two countries. Each is
 * given as a code or as a calendar.
 * @throws RedletterError for an unknown code.
 */
export function joint(...given: readonly (string | BusinessCalendar)[]): BusinessCalendar {
  return joinCalendars(COUNTRIES, given);
}
