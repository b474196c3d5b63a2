import type { CountryData, DataSet } from '../artifact/data-set.ts';
import type { CountryArtifact } from '../artifact/schema.ts';
import type { Calendar } from '../calendar/calendar.ts';
import { recordsInYear } from '../calendar/questions.ts';
import { SUPPORTED_YEARS, type SupportedYear } from '../calendar/supported-range.ts';
import { type Answer, makeAnswer } from './outcome.ts';
import { cutRecords, type RecordText, writeRecords } from './record-text.ts';

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
}

export interface PreparedCountry {
  readonly code: string;
  readonly national: PreparedCalendar;
  /** By upper-case code. */
  readonly regions: ReadonlyMap<string, PreparedCalendar>;
}

/** A data set, made ready to answer by look-up and concatenation alone. */
export interface PreparedData {
  readonly dataVersion: string;
  /** By upper-case code. */
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
    countryList: makeAnswer(dataVersion, JSON.stringify({ countries: records })),
  };
}

function prepareCountry(code: string, data: CountryData, dataVersion: string): PreparedCountry {
  const timezone = JSON.stringify(data.artifact.timezone);
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
  const country = JSON.stringify(calendar.country);
  const region = JSON.stringify(calendar.region);
  const records = writeRecords(calendar.holidays);
  const years = SUPPORTED_YEARS.map((year): [SupportedYear, Answer] => [
    year,
    makeAnswer(
      dataVersion,
      `{"country":${country},"year":${year},"region":${region},"holidays":${cutRecords(records, recordsInYear(calendar, year))}}`,
    ),
  ]);
  return {
    calendar,
    identity: `"country":${country},"region":${region}`,
    timezone,
    records,
    weekdayRecords: writeRecords(calendar.weekdayHolidays),
    years: new Map(years),
  };
}

/** Spec 2.2: seven fields, always; nothing that depends on a year. */
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
