import { filesOf, type Release } from '../../src/artifact/load-release.ts';
import type { CountryFile } from '../country/country-file.ts';
import { type Diagnostic, error } from '../read/diagnostic.ts';
import { quote } from '../read/suggest.ts';
import { ADDED_SUFFIX } from '../values/values.ts';

/** The last release that had an id, and its name there. */
interface LastSeen {
  readonly version: string;
  readonly name: string;
}

/**
 * Ids are permanent: calendar feeds, page anchors and histories depend on them. Every id of any
 * release is still a holiday or listed under `retired`; an id that was absent from a release
 * returns only as the same holiday.
 */
export function checkReleasedIds(file: CountryFile, history: readonly Release[]): Diagnostic[] {
  const newest = history.at(-1)?.manifest.data_version;
  const holidays = new Map(file.source.holidays.map((holiday, index) => [holiday.id, index]));
  const retired = new Set((file.source.retired ?? []).map(({ id }) => id));
  return [...lastSeen(file.code, history)].flatMap(([id, { version, name }]) => {
    const index = holidays.get(id);
    if (index === undefined) {
      if (retired.has(id)) return [];
      const message = `the id ${quote(id)} (${name}) was released in ${version} and is missing; restore it, or add "- { id: ${id}, reason: … }" under "retired"`;
      return [error(file.placeOfKey(['retired']), 'dropped_id', message)];
    }
    if (version === newest || file.source.holidays[index]?.name === name) return [];
    const message = `the id ${quote(id)} was ${quote(name)} until release ${version}; an id never names another holiday; choose a new one`;
    return [error(file.placeOf(['holidays', index, 'id']), 'dropped_id', message)];
  });
}

/** Countries that were released and have no source file any more. */
export function checkReleasedCountries(
  codes: readonly string[],
  history: readonly Release[],
): Diagnostic[] {
  const newest = history.at(-1);
  return (newest === undefined ? [] : filesOf(newest))
    .filter(({ country }) => !codes.includes(country))
    .map(({ country }) =>
      error(
        { file: `sources/${country}.yaml`, line: 1, column: 1 },
        'dropped_id',
        `${country} is in release ${newest?.manifest.data_version} and its source file is missing; restore the file`,
      ),
    );
}

/** Rules that were released and have no source file any more: saved questions name them. */
export function checkReleasedRules(
  ids: readonly string[],
  history: readonly Release[],
): Diagnostic[] {
  const newest = history.at(-1);
  return (newest?.rules ?? [])
    .filter(({ rule }) => !ids.includes(rule))
    .map(({ rule }) =>
      error(
        { file: `sources/rules/${rule}.yaml`, line: 1, column: 1 },
        'dropped_id',
        `the rule ${quote(rule)} is in release ${newest?.manifest.data_version} and its file is missing; restore it, and say under "refused" why nothing is counted by it any more`,
      ),
    );
}

/** Regions that were released and are missing from the source: their calendars would answer 404. */
export function checkReleasedRegions(file: CountryFile, history: readonly Release[]): Diagnostic[] {
  const newest = history.at(-1);
  const released = newest?.countries.find(({ country }) => country === file.code)?.regions ?? [];
  return released
    .filter(({ code }) => !file.regionCodes.includes(code))
    .map(({ code, name }) =>
      error(
        file.placeOf(['regions']),
        'dropped_id',
        `the region ${code} (${name}) is in release ${newest?.manifest.data_version} and is missing; restore it under "regions": ${code}: ${name}`,
      ),
    );
}

/** Days that an observance adds come and go with the weekdays; only their holiday's id counts. */
function lastSeen(country: string, history: readonly Release[]): Map<string, LastSeen> {
  const seen = new Map<string, LastSeen>();
  for (const release of history) {
    const { manifest } = release;
    const artifact = filesOf(release).find((each) => each.country === country);
    for (const { id, name } of artifact?.holidays ?? []) {
      if (!id.endsWith(ADDED_SUFFIX)) seen.set(id, { version: manifest.data_version, name });
    }
  }
  return seen;
}
