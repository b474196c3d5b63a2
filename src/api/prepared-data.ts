import type { CountryData, DataSet } from '../artifact/data-set.ts';
import type { CountryArtifact } from '../artifact/schema.ts';
import type { Calendar } from '../calendar/calendar.ts';
import { recordsInYear } from '../calendar/questions.ts';
import { SUPPORTED_YEARS, type SupportedYear } from '../calendar/supported-range.ts';
import { type Answer, preparedAnswer, stampOf } from './outcome.ts';
import { cutRecords, type RecordText, writeRecords } from './prepared-text.ts';

/** A calendar with the JSON of everything that does not depend on the request. */
export interface PreparedCalendar {
  readonly calendar: Calendar;
  /** `"country":"GB","region":null` */
  readonly identity: string;
  /** The JSON string of the country's time zone. */
  readonly timezone: string;
  /** Of `calendar.holidays`. */
  readonly records: RecordText;
  /** Of `calendar.weekdayHolidays`. */
  readonly weekdayRecords: RecordText;
  readonly years: ReadonlyMap<SupportedYear, Answer>;
  /** Stands for the data version and every text above: the stem of the entity tags. */
  readonly stamp: string;
}

export interface PreparedCountry {
  readonly code: string;
  readonly national: PreparedCalendar;
  /** By upper-case code. */
  readonly regions: ReadonlyMap<string, PreparedCalendar>;
}

/** A data set, made ready to answer by look-up and concatenation alone (Decision 5). */
export interface PreparedData {
  readonly dataVersion: string;
  /** By upper-case code; a Map, so that no name is inherited (Contract 12.4). */
  readonly countries: ReadonlyMap<string, PreparedCountry>;
  /** The reply of /v1/countries. */
  readonly countryList: Answer;
}

export function prepareData(dataSet: DataSet): PreparedData {
  const { dataVersion } = dataSet;
  const countries = [...dataSet.countries].map(([code, data]): [string, PreparedCountry] => [
    code,
    prepareCountry(code, data, dataVersion),
  ]);
  const records = [...dataSet.countries.values()].map(({ artifact }) => countryRecord(artifact));
  return {
    dataVersion,
    countries: new Map(countries),
    countryList: preparedAnswer(dataVersion, JSON.stringify({ countries: records })),
  };
}

function prepareCountry(code: string, data: CountryData, dataVersion: string): PreparedCountry {
  const timezone = asciiJson(data.artifact.timezone);
  const regions = [...data.regions].map(([region, calendar]): [string, PreparedCalendar] => [
    region,
    prepareCalendar(calendar, timezone, dataVersion),
  ]);
  return {
    code,
    national: prepareCalendar(data.national, timezone, dataVersion),
    regions: new Map(regions),
  };
}

function prepareCalendar(
  calendar: Calendar,
  timezone: string,
  dataVersion: string,
): PreparedCalendar {
  const country = asciiJson(calendar.country);
  const identity = `"country":${country},"region":${asciiJson(calendar.region)}`;
  const records = writeRecords(calendar.holidays);
  const weekdayRecords = writeRecords(calendar.weekdayHolidays);
  const years = SUPPORTED_YEARS.map((year): [SupportedYear, Answer] => [
    year,
    preparedAnswer(
      dataVersion,
      `{"country":${country},"year":${year},"region":${asciiJson(calendar.region)},"holidays":${cutRecords(records, recordsInYear(calendar, year))}}`,
    ),
  ]);
  return {
    calendar,
    identity,
    timezone,
    records,
    weekdayRecords,
    years: new Map(years),
    stamp: stampOf(dataVersion, identity, timezone, records.joined, weekdayRecords.joined),
  };
}

/** JSON in ASCII alone: of an answer, only the records can be longer in bytes than as a string. */
function asciiJson(value: string | null): string {
  return JSON.stringify(value).replace(
    /[^\x20-\x7e]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Contract 2.2: seven fields, always; nothing that depends on a year. */
function countryRecord(artifact: CountryArtifact): object {
  return {
    code: artifact.country,
    name: artifact.name,
    weekend_days: artifact.weekend_days,
    timezone: artifact.timezone,
    region_support: artifact.regions.length > 0,
    regions: artifact.regions.map(({ code, name }) => ({ code, name })),
    notes: artifact.notes,
  };
}
