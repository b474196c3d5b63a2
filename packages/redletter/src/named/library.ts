import type { RuleRecord } from '../../../../src/artifact/rules/rule-schema.ts';
import type { CountryArtifact } from '../../../../src/artifact/schema.ts';
import { type DayRange, SUPPORTED_RANGE } from '../../../../src/calendar/supported-range.ts';
import { codesOf, findCalendar, joinCalendars, regionsThatDiffer } from '../calendars.ts';
import type { Library, Release } from '../types.ts';
import { openCountries } from './countries.ts';

/** Countries of a release as one value: the exports of an entry. */
export function openLibrary(
  release: Release | null,
  given: Iterable<readonly [code: string, read: () => CountryArtifact]>,
  range: DayRange = SUPPORTED_RANGE,
  rules?: readonly RuleRecord[],
): Library {
  const countries = openCountries(given, range, rules);
  return {
    release,
    countries,
    codes: () => codesOf(countries),
    calendar: (code) => findCalendar(countries, code),
    regionsThatDiffer: (code, date) => regionsThatDiffer(countries, code, date),
    joint: (...calendars) => joinCalendars(countries, calendars),
  };
}
