import { COUNTRY_CODE, isMoney, REGION_CODE } from '../../../../src/artifact/codes.ts';
import type { CountryArtifact, HolidayRecord } from '../../../../src/artifact/schema.ts';
import { parseIsoDate } from '../../../../src/calendar/day-number.ts';
import { compareHolidays } from '../../../../src/calendar/holiday.ts';
import { RedletterError } from '../redletter-error.ts';

type Unknown = Readonly<Record<string, unknown>>;

/**
 * The content of a country's file, checked for everything that answers need, with its holidays in
 * the order of lists.
 * @param file its name in the message.
 * @throws RedletterError with `invalid_release`.
 */
export function readCountry(value: unknown, file: string): CountryArtifact {
  const is = (found: boolean, what: string) => {
    if (!found) {
      throw new RedletterError(
        'invalid_release',
        `${file} is not a country of a release: ${what}.`,
      );
    }
  };
  is(isObject(value), 'it is not an object');
  const { country, name, timezone, weekend_days, held_until, regions, notes, citations, holidays } =
    value as Unknown;
  const { beside = [] } = value as Unknown;
  const isCode = (code: string) => COUNTRY_CODE.test(code) || isMoney(code);
  is(typeof country === 'string' && isCode(country), 'its country is not a code');
  is(typeof name === 'string' && typeof timezone === 'string', 'it has no name or no time zone');
  is(isList(weekend_days, isWeekday), 'its weekend_days are not weekdays');
  is(held_until === undefined || Number.isInteger(held_until), 'its held_until is not a year');
  is(isList(regions, isRegion), 'its regions are not code and name');
  is(
    isList(notes, (note) => typeof note === 'string'),
    'its notes are not sentences',
  );
  is(isObject(citations) && isList(Object.values(citations), isObject), 'it has no citations');
  is(isList(holidays, isHoliday), 'one of its holidays has another form');
  is(isList(beside, isBeside), 'one of its days beside the count has another form');
  const artifact = value as CountryArtifact;
  const { weekends, worked_weekends: worked } = artifact;
  is(weekends === undefined && worked === undefined, 'its weekend changes, or is worked on a date');
  return {
    ...artifact,
    holidays: artifact.holidays.toSorted(compareRecords),
    // Absent means none: the days of the package's own release do not replace them.
    beside: artifact.beside ?? [],
  };
}

/** @throws RedletterError when it is not JSON. */
export function readJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RedletterError('invalid_release', `${file} is no JSON.`);
  }
}

function isObject(value: unknown): value is Unknown {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isList(value: unknown, test: (entry: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(test);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isWeekday(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 7;
}

function isRegionCode(value: unknown): boolean {
  return isText(value) && REGION_CODE.test(value);
}

function isRegion(value: unknown): boolean {
  return isObject(value) && isRegionCode(value.code) && isText(value.name);
}

/** The order of lists: Contract 10.8. */
function compareRecords(a: HolidayRecord, b: HolidayRecord): number {
  const dayOf = ({ date }: HolidayRecord) => parseIsoDate(date) as number;
  return compareHolidays({ ...a, day: dayOf(a) }, { ...b, day: dayOf(b) });
}

function isDate(value: unknown): boolean {
  return isText(value) && parseIsoDate(value) !== null;
}

function isBeside(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { date, name, part, what, regions, date_accuracy } = value;
  return (
    isDate(date) &&
    isText(name) &&
    isText(what) &&
    (part === null || isText(part)) &&
    (regions === undefined || isList(regions, isRegionCode)) &&
    isAccuracy(date_accuracy)
  );
}

function isAccuracy(value: unknown): boolean {
  return value === 'exact' || value === 'estimated';
}

function isHoliday(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { id, date, official_date, name, local_name, regions, date_accuracy, cite } = value;
  return (
    isDate(date) &&
    (official_date === null || isDate(official_date)) &&
    isText(id) &&
    isText(name) &&
    (local_name === null || isText(local_name)) &&
    (regions === undefined || isList(regions, isRegionCode)) &&
    isAccuracy(date_accuracy) &&
    isList(cite, isText)
  );
}
