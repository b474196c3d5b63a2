import type { Calendar } from '../calendar/calendar.ts';
import { toDayNumber } from '../calendar/day-number.ts';
import { recordsInYear } from '../calendar/questions.ts';
import { SUPPORTED_YEARS, type SupportedYear } from '../calendar/supported-range.ts';
import { type Answer, answerOf, stampOf, type Written, write } from './outcome.ts';
import { asciiJson, cutRecords, type RecordText, writeRecords } from './prepared-text.ts';
import type { RegionsDiffer } from './regions-differ.ts';

/** A calendar with the parts of its JSON that are the same for every request and release. */
export interface WrittenCalendar {
  readonly calendar: Calendar;
  /** `"country":"GB","region":null` */
  readonly identity: string;
  /** The JSON string of the country's time zone. */
  readonly timezone: string;
  /** The JSON of `calendar.holidays`. */
  readonly records: RecordText;
  /** The JSON of `calendar.weekdayHolidays`. */
  readonly weekdayRecords: RecordText;
  readonly lists: ReadonlyMap<SupportedYear, Written>;
  /** The regions that differ from their country; null for a region, and where none differs. */
  readonly regionsDiffer: RegionsDiffer | null;
}

/** A calendar of one release, with tags that no other release has. */
export interface PreparedCalendar extends WrittenCalendar {
  /** Stands for the data version and every text above: the stem of the entity tags. */
  readonly stamp: string;
  /** The reply of /v1/holidays for a year. */
  readonly listOf: (year: SupportedYear) => Answer;
}

/** @param regionsDiffer the regions that differ from their country; null for a region. */
export function writeCalendar(
  calendar: Calendar,
  timeZone: string,
  regionsDiffer: RegionsDiffer | null = null,
): WrittenCalendar {
  const country = asciiJson(calendar.country);
  const region = asciiJson(calendar.region);
  const records = writeRecords(calendar.holidays);
  const lists = SUPPORTED_YEARS.map((year): [SupportedYear, Written] => {
    const holidays = cutRecords(records, recordsInYear(calendar, year));
    return [
      year,
      write(`{"country":${country},"year":${year},"region":${region},"holidays":${holidays}}`),
    ];
  });
  return {
    calendar,
    identity: `"country":${country},"region":${region}`,
    timezone: asciiJson(timeZone),
    records,
    weekdayRecords: writeRecords(calendar.weekdayHolidays),
    lists: new Map(lists),
    regionsDiffer,
  };
}

/** A written calendar with the tags of a release. Contract 10.5: another release, other tags. */
export function stampCalendar(written: WrittenCalendar, dataVersion: string): PreparedCalendar {
  const { identity, timezone, records, weekdayRecords } = written;
  return {
    ...written,
    stamp: stampOf(dataVersion, identity, timezone, records.joined, weekdayRecords.joined),
    listOf: yearAnswers(written, dataVersion),
  };
}

/** The lists of a calendar as answers of a release; each is tagged when first requested. */
function yearAnswers({ lists, regionsDiffer }: WrittenCalendar, dataVersion: string) {
  const answers = new Map<SupportedYear, Answer>();
  return (year: SupportedYear): Answer => {
    const known = answers.get(year);
    if (known !== undefined) return known;
    const [first, last] = [toDayNumber(year, 1, 1), toDayNumber(year, 12, 31)];
    const answer = {
      // Every supported year was written.
      ...answerOf(dataVersion, lists.get(year) as Written),
      regionsDiffer: regionsDiffer?.between(first, last) ?? null,
    };
    answers.set(year, answer);
    return answer;
  };
}
