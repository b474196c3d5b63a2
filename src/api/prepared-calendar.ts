import type { Calendar } from '../calendar/calendar.ts';
import { toDayNumber } from '../calendar/day-number.ts';
import { recordsInYear } from '../calendar/questions.ts';
import { SUPPORTED_YEARS, type SupportedYear } from '../calendar/supported-range.ts';
import { type Answer, answerOf, stampOf, write } from './outcome.ts';
import { asciiJson, cutRecords, type RecordText, writeRecords } from './prepared-text.ts';
import type { RegionsDiffer } from './regions-differ.ts';

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
