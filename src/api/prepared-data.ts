import type { CountryData, DataSet } from '../artifact/data-set.ts';
import type { CountryArtifact } from '../artifact/schema.ts';
import type { Calendar } from '../calendar/calendar.ts';
import type { DayRange } from '../calendar/supported-range.ts';
import { type Answer, answerOf, write } from './outcome.ts';
import { type PreparedCalendar, writeCalendar } from './prepared-calendar.ts';
import { PreparedRules } from './prepared-rules.ts';
import { regionsDiffer } from './regions-differ.ts';

/** A country, which several releases may share. */
export interface PreparedCountry {
  /** Its record in /v1/countries. */
  readonly record: string;
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
  const prepared = new Map(
    [...countries].map(([code, data]) => [code, prepareCountry(data)] as const),
  );
  const since = release.rules.length === 0 ? null : dataVersion;
  return {
    dataVersion,
    range,
    countries: prepared,
    countryList: writeCountryList(dataVersion, prepared.values()),
    rules: new PreparedRules(release.rules, dataVersion, since),
  };
}

function prepareCountry({ artifact, national, regions }: CountryData): PreparedCountry {
  const prepared = new Map<Calendar, PreparedCalendar>();
  const prepare = (calendar: Calendar): PreparedCalendar => {
    let found = prepared.get(calendar);
    if (found === undefined) {
      const differ = calendar.region === null ? regionsDiffer(artifact, calendar) : null;
      found = writeCalendar(calendar, artifact.timezone, differ);
      prepared.set(calendar, found);
    }
    return found;
  };
  return {
    record: writeCountryRecord(artifact),
    get national() {
      return prepare(national);
    },
    regions: {
      get: (code) => {
        const calendar = regions.get(code);
        return calendar && prepare(calendar);
      },
      keys: () => regions.keys(),
    },
  };
}

/** @param countries sorted by code. */
export function writeCountryList(
  dataVersion: string,
  countries: Iterable<Pick<PreparedCountry, 'record'>>,
): Answer {
  const records = Array.from(countries, ({ record }) => record);
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
