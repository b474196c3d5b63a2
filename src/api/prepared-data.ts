import type { CountryData, DataSet } from '../artifact/data-set.ts';
import type { CountryArtifact } from '../artifact/schema.ts';
import type { Calendar } from '../calendar/calendar.ts';
import type { DayRange } from '../calendar/supported-range.ts';
import { type Answer, answerOf, write } from './outcome.ts';
import { type PreparedCalendar, stampCalendar, writeCalendar } from './prepared-calendar.ts';
import { regionsDiffer } from './regions-differ.ts';
import { PreparedRules } from './terms/prepared-rules.ts';

export interface PreparedCountry {
  readonly national: PreparedCalendar;
  /** Calendars by upper-case region code. */
  readonly regions: Pick<ReadonlyMap<string, PreparedCalendar>, 'get' | 'keys'>;
}

/** A data set, prepared to answer by look-up and concatenation alone (Decision 2). */
export interface PreparedData {
  readonly dataVersion: string;
  readonly range: DayRange;
  /** Countries by upper-case code; a Map, so that no name is inherited (Contract 12.4). */
  readonly countries: Pick<ReadonlyMap<string, PreparedCountry>, 'get'>;
  /** The reply of /v1/countries. */
  readonly countryList: Answer;
  readonly rules: PreparedRules;
}

/** Prepares a release; each calendar on demand, once (Decision 46). */
export function prepareData({ countries, dataVersion, range, release }: DataSet): PreparedData {
  const since = release.rules.length === 0 ? null : dataVersion;
  return {
    dataVersion,
    range,
    countries: new Map(
      [...countries].map(([code, data]) => [code, servedCountry(data, dataVersion)]),
    ),
    countryList: writeCountryList(
      dataVersion,
      [...countries.values()].map(({ artifact }) => writeCountryRecord(artifact)),
    ),
    rules: new PreparedRules(release.rules, dataVersion, since),
  };
}

function servedCountry({ artifact, national, regions }: CountryData, dataVersion: string) {
  return preparedCountry(
    (region) => (region === null ? national : regions.get(region)),
    () => regions.keys(),
    (calendar: Calendar) => {
      const differ = calendar.region === null ? regionsDiffer(artifact, calendar) : null;
      return stampCalendar(writeCalendar(calendar, artifact.timezone, differ), dataVersion);
    },
    new Map(),
  );
}

/**
 * A country whose calendars are prepared on demand, once each.
 * @param find takes null for the national calendar, else the code of a region.
 * @param prepared keeps them: a Map is faster, a WeakMap forgets evicted calendars.
 */
export function preparedCountry<From extends object>(
  find: (region: string | null) => From | undefined,
  keys: () => MapIterator<string>,
  prepare: (calendar: From) => PreparedCalendar,
  prepared: Map<From, PreparedCalendar> | WeakMap<From, PreparedCalendar>,
): PreparedCountry {
  const get = (region: string | null) => {
    const calendar = find(region);
    if (calendar === undefined) return undefined;
    let found = prepared.get(calendar);
    if (found === undefined) {
      found = prepare(calendar);
      prepared.set(calendar, found);
    }
    return found;
  };
  return {
    get national() {
      return get(null) as PreparedCalendar;
    },
    regions: { get, keys },
  };
}

/** @param records as `writeCountryRecord` writes them, sorted by code. */
export function writeCountryList(dataVersion: string, records: readonly string[]): Answer {
  return answerOf(dataVersion, write(`{"countries":[${records.join(',')}]}`));
}

/** Contract 2.2: seven fields, always, none of which depends on a year. */
export function writeCountryRecord(artifact: CountryArtifact): string {
  return JSON.stringify({
    code: artifact.country,
    name: artifact.name,
    weekend_days: artifact.weekend_days,
    timezone: artifact.timezone,
    region_support: artifact.regions.length > 0,
    regions: artifact.regions.map(({ code, name }) => ({ code, name })),
    notes: artifact.notes,
  });
}
