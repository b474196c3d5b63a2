import { buildCalendar, type Calendar, type CalendarInput } from '../calendar/calendar.ts';
import { type DayNumber, parseIsoDate, type Weekday } from '../calendar/day-number.ts';
import type { Holiday } from '../calendar/holiday.ts';
import {
  type DayRange,
  heldRange,
  isWithin,
  RANGE_FIRST,
  RANGE_LAST,
  SUPPORTED_RANGE,
} from '../calendar/supported-range.ts';
import type { Manifest } from './manifest.ts';
import type { BesideRecord, CountryArtifact, HolidayRecord } from './schema.ts';
import { localNameIn } from './words/local-name.ts';

/** A holiday of a release; its record names the law it rests on. */
export type ReleasedHoliday = Holiday<HolidayRecord>;
export type ReleasedCalendar = Calendar<HolidayRecord>;

/** The range of a release, limited to the supported range. Contract 20.3. */
export function rangeOf({ first, last }: Pick<Manifest, 'first' | 'last'>): DayRange {
  return { first: Math.max(RANGE_FIRST, dayOf(first)), last: Math.min(RANGE_LAST, dayOf(last)) };
}

/**
 * The calendar of a country (`region` null), or of a region with the nationwide holidays
 * included.
 * @param released the range of its release; the country may hold only a part of it.
 * @param national the country's calendar in that release, whose holidays are shared.
 */
export function calendarOf(
  artifact: CountryArtifact,
  region: string | null,
  released: DayRange = SUPPORTED_RANGE,
  national?: ReleasedCalendar,
): ReleasedCalendar {
  const range = heldRange(released, artifact.held_until);
  return buildCalendar({
    country: artifact.country,
    region,
    weekendDays: artifact.weekend_days as Weekday[],
    ...weekendsOf(artifact),
    holidays: holidaysOf(artifact, region, range, national?.holidays),
    range,
    ...(national && { weekendDaysBefore: national.weekendDaysBefore }),
  });
}

/** The weekends of a country whose weekend changes, and its worked weekend dates. */
function weekendsOf({
  weekends,
  worked_weekends: worked,
}: CountryArtifact): Pick<CalendarInput, 'weekends' | 'workedWeekends'> {
  return {
    ...(weekends && {
      weekends: weekends.map(({ days, from, until }, index) => ({
        days: days as Weekday[],
        from: from === null ? Number.NEGATIVE_INFINITY : dayOf(from),
        until: endOf(until, weekends[index + 1]?.from),
      })),
    }),
    ...(worked && {
      workedWeekends: worked.map(({ date, name }) => ({ day: dayOf(date), name })),
    }),
  };
}

/** A weekend's last day: its own end, else the day before the next weekend, else none. */
function endOf(until: string | null, next: string | null = null): DayNumber {
  if (until !== null) return dayOf(until);
  return next === null ? Number.POSITIVE_INFINITY : dayOf(next) - 1;
}

/**
 * The holidays of a calendar in a range, in the artifact's order.
 * @param known the holidays of another calendar of the country; objects that are equal are
 * reused.
 */
export function holidaysOf(
  artifact: CountryArtifact,
  region: string | null,
  range: DayRange,
  known: readonly ReleasedHoliday[] = [],
): ReleasedHoliday[] {
  const byRecord = new Map(known.map((holiday) => [holiday.record, holiday]));
  return recordsOf(artifact, region)
    .map((record) => {
      const localName = localNameIn(artifact, record, region);
      const same = byRecord.get(record);
      return same?.localName === localName ? same : toHoliday(record, localName);
    })
    .filter(({ day }) => isWithin(day, range));
}

/** The artifact records of a calendar, in the artifact's order. */
export function recordsOf(artifact: CountryArtifact, region: string | null): HolidayRecord[] {
  return artifact.holidays.filter((record) => isKeptIn(record, region));
}

/** The days beside the count in a calendar, in the artifact's order. */
export function besideOf(
  { beside = [] }: Pick<CountryArtifact, 'beside'>,
  region: string | null,
): BesideRecord[] {
  return beside.filter((record) => isKeptIn(record, region));
}

/** A region keeps every day of the whole country. */
function isKeptIn({ regions }: { regions?: string[] | undefined }, region: string | null): boolean {
  return regions === undefined || (region !== null && regions.includes(region));
}

/**
 * The ids of the citations that a calendar shows for a record, main one first. Acts of other
 * regions are left out, unless nothing else is cited or the country keeps the day by its regions'
 * acts alone.
 */
export function citationIdsFor(
  artifact: CountryArtifact,
  record: Pick<HolidayRecord, 'cite'>,
  region: string | null,
): readonly string[] {
  const own = record.cite.filter((id) => {
    const regions = artifact.citations[id]?.regions ?? null;
    return regions === null || (region !== null && regions.includes(region));
  });
  const isLaw = (id: string) => LAWS.has(artifact.citations[id]?.kind ?? '');
  const isByRegions = region === null && record.cite.some(isLaw) && !own.some(isLaw);
  return own.length > 0 && !isByRegions ? own : record.cite;
}

const LAWS: ReadonlySet<string> = new Set(['act', 'gazette']);

/** The legal year of a record: that of its legal date. */
export function legalYear(record: Pick<HolidayRecord, 'date' | 'official_date'>): number {
  return Number((record.official_date ?? record.date).slice(0, 4));
}

function toHoliday(record: HolidayRecord, localName: string | null): ReleasedHoliday {
  return {
    id: record.id,
    day: dayOf(record.date),
    officialDay: record.official_date === null ? null : dayOf(record.official_date),
    name: record.name,
    localName,
    type: record.regions === undefined ? 'public' : 'regional',
    accuracy: record.date_accuracy,
    record,
  };
}

/** The schema guarantees that the text is a real date. */
function dayOf(text: string): DayNumber {
  return parseIsoDate(text) as DayNumber;
}
