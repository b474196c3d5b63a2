import { COUNTRIES } from 'redletter:countries';
import { SUPPORTED_RANGE } from '../../../../src/calendar/supported-range.ts';
import {
  codesOf,
  regionsThatDiffer as differing,
  findCalendar,
  joinCalendars,
} from '../calendars.ts';
import type { BusinessCalendar, DateLike, NamedCalendar, NamedCountries } from '../types.ts';
import { type Countries, openCountries } from './countries.ts';
import { readPacked } from './packed-country.ts';

export { nth, roll } from '../conventions.ts';
export { RedletterError } from '../redletter-error.ts';
export { release } from '../release.ts';
export type * from '../types.ts';

const OPENED: Countries = openCountries(COUNTRIES.map(readPacked), SUPPORTED_RANGE);

/** For `redletter/answers`. */
export const countries: NamedCountries = OPENED;

/** All calendar codes: `GB`, `GB-SCT`. */
export function codes(): string[] {
  return codesOf(OPENED);
}

/**
 * The calendar of a country or region: `GB`, `GB-SCT`, in either case.
 * @throws RedletterError with `invalid_country` or `invalid_region`.
 */
export function calendar(code: string): NamedCalendar;
export function calendar(code: string, region?: unknown): NamedCalendar {
  return findCalendar(OPENED, code, region);
}

/**
 * The codes of a country's regions for which `isBusinessDay` differs from the country itself.
 * Empty for the code of a region.
 * @throws RedletterError for an unknown code or an invalid date.
 */
export function regionsThatDiffer(code: string, date: DateLike): string[] {
  return differing(OPENED, code, date);
}

/**
 * Several calendars that must be at work at once, as for a payment between two countries. Each is
 * given as a code or as a calendar.
 * @throws RedletterError for an unknown code.
 */
export function joint(...given: readonly (string | BusinessCalendar)[]): BusinessCalendar {
  return joinCalendars(OPENED, given);
}
