import type { DayNumber } from '../calendar/day-number.ts';
import {
  isInRange,
  RANGE_WORDS,
  SUPPORTED_YEARS,
  type SupportedYear,
} from '../calendar/supported-range.ts';
import { dayOfText } from './date-text.ts';
import type { Refusal } from './outcome.ts';
import { PARAMETER_TABLE, type ParameterName } from './parameter-table.ts';
import type { PreparedCalendar, PreparedCountry, PreparedData } from './prepared-data.ts';
import type { Value } from './read-query.ts';

/**
 * The readers of single parameters. Each takes a decoded value that is present and gives
 * what it means, or the refusal. An endpoint calls them in the order of checks.
 */

const INT32_MIN = -(2 ** 31);
const INT32_MAX = 2 ** 31 - 1;
/**
 * Contract 12.3. Long enough for any leading zeros a sane client writes; bounded, so that no
 * input is slow.
 */
const INTEGER = /^-?[0-9]{1,32}$/;
/** ASCII before any change of case: a case-insensitive Unicode match takes `uſ` for US. */
const COUNTRY = /^[A-Za-z]{2}$/;
const REGION = /^[A-Za-z0-9]{1,3}$/;

/** The first of the required parameters that is absent, in the order given. */
export function findMissing<Name extends ParameterName>(
  values: Readonly<Record<Name, Value>>,
  required: readonly Name[],
): Refusal | null {
  const name = required.find((candidate) => values[candidate] === null);
  if (name === undefined) return null;
  const { form, example } = PARAMETER_TABLE[name];
  return {
    code: 'missing_parameter',
    message: `Parameter ${name} is missing: give ${form}, for example ${example}.`,
  };
}

/** The day number of a real date, inside the supported range or not. */
export function readDate(name: 'date' | 'start' | 'end', value: Value): DayNumber | Refusal {
  return (value === null ? null : dayOfText(value)) ?? malformed(name);
}

/** A refusal when a date lies outside the supported range (contract 1), else null. */
export function refuseOutside(name: 'date' | 'start' | 'end', day: DayNumber): Refusal | null {
  if (isInRange(day)) return null;
  return {
    code: 'date_out_of_range',
    message: `Parameter ${name} must lie within ${RANGE_WORDS}.`,
  };
}

/** A signed 32-bit integer; never -0. */
export function readDays(value: Value): number | Refusal {
  if (value === null || !INTEGER.test(value)) return malformed('days');
  const days = Number(value);
  if (days < INT32_MIN || days > INT32_MAX) return malformed('days');
  return days === 0 ? 0 : days;
}

export function readYear(value: Value): SupportedYear | Refusal {
  return SUPPORTED_YEARS.find((year) => String(year) === value) ?? malformed('year');
}

/** The calendar of a country and an optional region, both in any case (Contract 2.3). */
export function readCalendar(
  data: PreparedData,
  country: Value,
  region: Value,
): PreparedCalendar | Refusal {
  const code = country !== null && COUNTRY.test(country) ? country.toUpperCase() : '';
  const found = data.countries.get(code);
  if (found === undefined) return malformed('country');
  return region === null ? found.national : readRegion(found, region);
}

function readRegion(country: PreparedCountry, region: string): PreparedCalendar | Refusal {
  const code = REGION.test(region) ? region.toUpperCase() : '';
  const found = country.regions.get(code);
  if (found !== undefined) return found;
  const [example] = country.regions.keys();
  return {
    code: 'invalid_region',
    message:
      example === undefined
        ? `${country.code} has no regions: leave region out.`
        : `Parameter region must be one region code of ${country.code}, the part after the hyphen, for example region=${example}.`,
  };
}

/** Says the form and an example, and nothing of what was written: Contract 12.5. */
function malformed(name: ParameterName): Refusal {
  const { code, form, example } = PARAMETER_TABLE[name];
  return { code, message: `Parameter ${name} must be ${form}, for example ${example}.` };
}
