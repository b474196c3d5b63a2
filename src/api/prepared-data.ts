import type { CountryData, DataSet } from '../artifact/data-set.ts';
import type { CountryArtifact } from '../artifact/schema.ts';
import type { Calendar } from '../calendar/calendar.ts';
import { toDayNumber } from '../calendar/day-number.ts';
import { recordsInYear } from '../calendar/questions.ts';
import { type DayRange, SUPPORTED_YEARS, type SupportedYear } from '../calendar/supported-range.ts';
import { type Answer, answerOf, stampOf, write } from './outcome.ts';
import { PreparedRules } from './prepared-rules.ts';
import { asciiJson, cutRecords, type RecordText, writeRecords } from './prepared-text.ts';
import { type RegionsDiffer, regionsDiffer } from './regions-differ.ts';

/** A calendar with the parts of its JSON that are the same for every request. */
export interface PreparedCalendar {
  readonly calendar: Calendar;
  /** `"country":"GB","region":null` */
  readonly identity: string;
  /** The JSON string of the country's time zone. */
  readonly timezone: string;
  /** The JSON of `calendar.holidays`. */
  readonly records: RecordText;
  /** The JSON of `calendar.weekdayHolidays`. */
  readonly weekdayRecords: RecordText;
  /** The regions that differ from their country; null for a region, and where none differs. */
  readonly regionsDiffer: RegionsDiffer | null;
  /** Releases share a calendar, but no tags: Contract 10.5. */
  tagged(dataVersion: string): TaggedCalendar;
}

/** What a release adds to a calendar. */
interface TaggedCalendar {
  /** Stands for the data version and every text of the calendar: the stem of entity tags. */
  readonly stamp: string;
  /** The replies of /v1/holidays. */
  readonly lists: ReadonlyMap<SupportedYear, Answer>;
}

/** @param regionsDiffer the regions that differ from their country; null for a region. */
export function writeCalendar(
  calendar: Calendar,
  timeZone: string,
  regionsDiffer: RegionsDiffer | null = null,
): PreparedCalendar {
  const country = asciiJson(calendar.country);
  const region = asciiJson(calendar.region);
  const identity = `"country":${country},"region":${region}`;
  const timezone = asciiJson(timeZone);
  const records = writeRecords(calendar.holidays);
  const weekdayRecords = writeRecords(calendar.weekdayHolidays);
  const years = SUPPORTED_YEARS.map((year) => {
    const holidays = cutRecords(records, recordsInYear(calendar, year));
    const text = `{"country":${country},"year":${year},"region":${region},"holidays":${holidays}}`;
    const differ = regionsDiffer?.between(toDayNumber(year, 1, 1), toDayNumber(year, 12, 31));
    return { year, written: write(text), differ: differ ?? null };
  });
  const tag = (dataVersion: string): TaggedCalendar => ({
    stamp: stampOf(dataVersion, identity, timezone, records.joined, weekdayRecords.joined),
    lists: new Map(
      years.map(({ year, written, differ }) => [
        year,
        { ...answerOf(dataVersion, written), regionsDiffer: differ },
      ]),
    ),
  });
  const releases = new Map<string, TaggedCalendar>();
  return {
    calendar,
    identity,
    timezone,
    records,
    weekdayRecords,
    regionsDiffer,
    tagged(dataVersion) {
      let tagged = releases.get(dataVersion);
      if (tagged === undefined) {
        tagged = tag(dataVersion);
        releases.set(dataVersion, tagged);
      }
      return tagged;
    },
  };
}

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
