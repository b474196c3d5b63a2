import { type DayNumber, parseIsoDate, toDayNumber } from '../calendar/day-number.ts';
import {
  type DayRange,
  isWithin,
  SUPPORTED_RANGE,
  SUPPORTED_YEARS,
  type SupportedYear,
} from '../calendar/supported-range.ts';
import { parsePeriod, type TermPeriod } from '../terms/term-rule.ts';
import type { Finding } from './finding.ts';
import {
  type DateName,
  INT32,
  PARAMETER_CODES,
  type ParameterName,
  WRITTEN_COUNTRY,
  WRITTEN_REGION,
} from './parameter-table.ts';
import type { Value } from './read-query.ts';

// Readers of single parameters: each takes a decoded value and returns its meaning, or a finding.

/** Contract 12.3. The bound keeps any input fast to check. */
const INTEGER = /^-?[0-9]{1,32}$/;

/** The first absent required parameter, in the given order. */
export function findMissing<Name extends ParameterName>(
  values: Readonly<Record<Name, Value>>,
  required: readonly Name[],
): Finding | null {
  const name = required.find((each) => values[each] === null);
  return name === undefined ? null : missingParameter(name);
}

/** Whether the result of a reader is a finding. */
export function isFinding(value: unknown): value is Finding {
  return typeof value === 'object' && value !== null && 'code' in value;
}

/** The finding that a required parameter is absent or empty. */
export function missingParameter(parameter: ParameterName): Finding {
  return { code: 'missing_parameter', parameter, within: null };
}

/** The dates of the supported range that were read. Each has one spelling, which bounds the map. */
const DAYS = new Map<string, DayNumber>();

/**
 * The day number of a real `YYYY-MM-DD` date, inside the supported range or not. The map saves
 * 70 ns over parsing; filling it in advance took half of the package's start-up time (Decision 34).
 */
export function readDate(name: DateName, value: Value): DayNumber | Finding {
  if (value === null) return malformed(name);
  const known = DAYS.get(value);
  if (known !== undefined) return known;
  const day = parseIsoDate(value);
  if (day === null) return malformed(name);
  if (isWithin(day, SUPPORTED_RANGE)) DAYS.set(value, day);
  return day;
}

/** The finding that a date is outside the range of the data (Contract 1 and 20.3), else null. */
export function findOutside(
  name: DateName,
  day: DayNumber,
  range: DayRange = SUPPORTED_RANGE,
): Finding | null {
  return isWithin(day, range) ? null : outOfRange(name);
}

/** The finding for a date outside the supported range, or for what leads to one. */
export function outOfRange(parameter: DateName | 'days' | 'period'): Finding {
  return { code: 'date_out_of_range', parameter, within: null };
}

/** The finding for a date outside a calendar's own range, which may be shorter than the data's. */
export function outOfHeld(parameter: DateName | 'days' | 'period', held: DayRange): Finding {
  return { ...outOfRange(parameter), held };
}

/** The finding that the data holds a date but the calendar does not (Contract 20.3), else null. */
export function findUnheld(name: DateName, day: DayNumber, held: DayRange): Finding | null {
  return isWithin(day, held) ? null : outOfHeld(name, held);
}

/** Reads a date and checks its range, where no other check comes between. */
export function readDateInRange(
  name: DateName,
  value: Value,
  range: DayRange = SUPPORTED_RANGE,
): DayNumber | Finding {
  const day = readDate(name, value);
  return isFinding(day) ? day : (findOutside(name, day, range) ?? day);
}

/** A signed 32-bit integer; never -0. */
export function readDays(value: Value): number | Finding {
  if (value === null || !INTEGER.test(value)) return malformed('days');
  const days = Number(value);
  if (days < INT32.min || days > INT32.max) return malformed('days');
  return days === 0 ? 0 : days;
}

/** A period of one unit, `-?P[1-9][0-9]{0,3}[DWMY]`. */
export function readPeriod(value: Value): TermPeriod | Finding {
  return (value === null ? null : parsePeriod(value)) ?? malformed('period');
}

/** A year that overlaps the range of the data. */
export function readYear(
  value: Value,
  { first, last }: DayRange = SUPPORTED_RANGE,
): SupportedYear | Finding {
  const year = SUPPORTED_YEARS.find((each) => String(each) === value);
  if (year === undefined) return malformed('year');
  const isHeld = toDayNumber(year, 12, 31) >= first && toDayNumber(year, 1, 1) <= last;
  return isHeld ? year : malformed('year');
}

/** The finding that the data holds a year but the calendar does not, else null. */
export function findUnheldYear(year: SupportedYear, held: DayRange): Finding | null {
  return toDayNumber(year, 1, 1) > held.last ? { ...malformed('year'), held } : null;
}

/** A country's calendar and those of its regions, of whatever type. */
export interface CountryCalendars<Calendar> {
  readonly national: Calendar;
  /** Calendars by upper-case region code. */
  readonly regions: Pick<ReadonlyMap<string, Calendar>, 'get' | 'keys'>;
}

/** Countries by upper-case code. */
type CountriesByCode<Calendar> = Pick<ReadonlyMap<string, CountryCalendars<Calendar>>, 'get'>;

/** The calendar of a country and a region or null, with codes in either case (Contract 2.3). */
export function readCalendar<Calendar>(
  countries: CountriesByCode<Calendar>,
  country: Value,
  region: Value,
): Calendar | Finding {
  const code = country !== null && WRITTEN_COUNTRY.test(country) ? country.toUpperCase() : '';
  const found = countries.get(code);
  if (found === undefined) return malformed('country');
  return region === null ? found.national : readRegion(found, code, region);
}

/**
 * Checks 10 to 13a of Contract 11, for a question about a date in a calendar.
 * @param length how far the question goes from the date, already read; null where it stays on the
 * date.
 */
export function readOpening<
  Name extends ParameterName,
  Length,
  Calendar extends { readonly calendar: { readonly range: DayRange } },
>(
  data: { readonly range: DayRange; readonly countries: CountriesByCode<Calendar> },
  values: Readonly<Record<Name | 'date' | 'country' | 'region', Value>>,
  required: readonly (Name | 'date' | 'country' | 'region')[],
  length: Length | Finding,
): { start: DayNumber; length: Length; prepared: Calendar } | Finding {
  const missing = findMissing(values, required);
  if (missing !== null) return missing;
  const start = readDate('date', values.date);
  if (isFinding(start)) return start;
  if (isFinding(length)) return length;
  const outside = findOutside('date', start, data.range);
  if (outside !== null) return outside;
  const prepared = readCalendar(data.countries, values.country, values.region);
  if (isFinding(prepared)) return prepared;
  const unheld = findUnheld('date', start, prepared.calendar.range);
  return unheld ?? { start, length, prepared };
}

function readRegion<Calendar>(
  { regions }: CountryCalendars<Calendar>,
  country: string,
  region: string,
): Calendar | Finding {
  const code = WRITTEN_REGION.test(region) ? region.toUpperCase() : '';
  const found = regions.get(code);
  if (found !== undefined) return found;
  const [example = null] = regions.keys();
  return { code: PARAMETER_CODES.region, parameter: 'region', within: { country, example } };
}

function malformed(parameter: ParameterName): Finding {
  return { code: PARAMETER_CODES[parameter], parameter, within: null };
}
