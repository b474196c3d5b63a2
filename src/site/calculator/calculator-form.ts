import type { DataSet } from '../../artifact/data-set.ts';
import { type DayNumber, parseIsoDate } from '../../calendar/day-number.ts';
import { ANY_YEAR_WORDS, isInRange } from '../../calendar/supported-range.ts';
import { nationalPlaces, type Place, regionalPlaces } from '../places/places.ts';

export const CALCULATIONS = ['add', 'count', 'is'] as const;
export type Calculation = (typeof CALCULATIONS)[number];

export type Field = 'date' | 'days' | 'start' | 'end' | 'country' | 'region';

/** What is wrong with a field, with the code the API gives for it. */
export interface Fault {
  readonly field: Field;
  readonly code: string;
  readonly message: string;
}

/** A question that can be answered. */
export type Question =
  | { readonly op: 'add'; readonly place: Place; readonly start: DayNumber; readonly days: number }
  | {
      readonly op: 'count';
      readonly place: Place;
      readonly start: DayNumber;
      readonly end: DayNumber;
    }
  | { readonly op: 'is'; readonly place: Place; readonly day: DayNumber };

export interface CalculatorForm {
  readonly op: Calculation;
  /** As typed; empty when absent. */
  readonly values: Readonly<Record<Field, string>>;
  /** Nothing was asked yet. */
  readonly blank: boolean;
  /** In the order in which the API checks; empty when there is a question. */
  readonly faults: readonly Fault[];
  readonly question: Question | null;
}

/** The fields of each calculation, required ones first, in the API's order. */
export const FIELDS: Readonly<Record<Calculation, readonly Field[]>> = {
  add: ['date', 'country', 'days', 'region'],
  count: ['start', 'end', 'country', 'region'],
  is: ['date', 'country', 'region'],
};

/** What people call the fields. */
export const LABELS: Readonly<Record<Field, string>> = {
  date: 'Date',
  days: 'Business days',
  start: 'Start date',
  end: 'End date',
  country: 'Country',
  region: 'Region',
};

const INT32_MAX = 2 ** 31 - 1;

/** Reads the calculator's address. The grammar and the codes are those of the API. */
export function readCalculatorForm(dataSet: DataSet, query: URLSearchParams): CalculatorForm {
  const op = CALCULATIONS.find((known) => known === query.get('op')) ?? 'add';
  const fields = FIELDS[op];
  const values = { date: '', days: '', start: '', end: '', country: '', region: '' };
  const faults: Fault[] = [];
  const repeated = new Set<Field>();
  for (const field of fields) {
    const given = query.getAll(field);
    values[field] = given[0] ?? '';
    if (given.length > 1) repeated.add(field);
  }
  const blank = fields.every((field) => field === 'country' || values[field] === '');
  if (blank) return { op, values, blank, faults, question: null };

  const required = fields.filter((field) => field !== 'region');
  for (const field of required.filter((name) => values[name] === '')) {
    faults.push({ field, code: 'missing_parameter', message: `${LABELS[field]} is missing` });
  }
  const text = (field: Field): string | null =>
    values[field] === '' ? null : repeated.has(field) ? '\ufffd' : values[field];
  const days = readDays(text('days'), faults);
  const dates = (['date', 'start', 'end'] as const).map((field) =>
    readDate(field, text(field), faults),
  );
  refuseOutside(['date', 'start', 'end'], dates, faults);
  const place = readPlace(dataSet, text('country'), text('region'), faults);
  faults.sort((a, b) => CODE_ORDER.indexOf(a.code) - CODE_ORDER.indexOf(b.code));
  if (faults.length > 0 || place === null) return { op, values, blank, faults, question: null };
  const [date, start, end] = dates as [DayNumber, DayNumber, DayNumber];
  const question: Question =
    op === 'add'
      ? { op, place, start: date, days: days as number }
      : op === 'count'
        ? { op, place, start, end }
        : { op, place, day: date };
  return { op, values, blank, faults, question };
}

/** Contract 11, points 10 to 13. */
const CODE_ORDER = [
  'missing_parameter',
  'invalid_date',
  'invalid_days',
  'date_out_of_range',
  'invalid_country',
  'invalid_region',
];

function readDate(field: Field, text: string | null, faults: Fault[]): DayNumber | null {
  if (text === null) return null;
  const day = parseIsoDate(text);
  if (day === null) {
    const message = `${LABELS[field]} must be a real date, like 2026-06-30`;
    faults.push({ field, code: 'invalid_date', message });
  }
  return day;
}

function refuseOutside(
  fields: readonly Field[],
  days: readonly (DayNumber | null)[],
  faults: Fault[],
): void {
  for (const [index, field] of fields.entries()) {
    const day = days[index] ?? null;
    if (day === null || isInRange(day)) continue;
    const message = `${LABELS[field]} must be in ${ANY_YEAR_WORDS}: those are the years we hold`;
    faults.push({ field, code: 'date_out_of_range', message });
  }
}

/** Contract 12: digits with an optional minus, within 32 bits; -0 is 0. */
function readDays(text: string | null, faults: Fault[]): number | null {
  if (text === null) return null;
  const days = /^-?[0-9]{1,32}$/.test(text) ? Number(text) : Number.NaN;
  if (days >= -INT32_MAX - 1 && days <= INT32_MAX) return days === 0 ? 0 : days;
  const message = 'Business days must be a whole number, like 5 or -5';
  faults.push({ field: 'days', code: 'invalid_days', message });
  return null;
}

/** Contract 12: ASCII first, then upper case, so that no other letter becomes an S. */
function readPlace(
  dataSet: DataSet,
  country: string | null,
  region: string | null,
  faults: Fault[],
): Place | null {
  if (country === null) return null;
  const national = /^[A-Za-z]{2}$/.test(country)
    ? nationalPlaces(dataSet).find((place) => place.key === country.toLowerCase())
    : undefined;
  if (national === undefined) {
    const message = 'Country must be one of the list, like GB';
    faults.push({ field: 'country', code: 'invalid_country', message });
    return null;
  }
  if (region === null) return national;
  const data = dataSet.countries.get(national.artifact.country);
  const key = `${national.key}-${region.toLowerCase()}`;
  const found =
    data !== undefined && /^[A-Za-z0-9]{1,3}$/.test(region)
      ? regionalPlaces(data).find((place) => place.key === key)
      : undefined;
  if (found !== undefined) return found;
  const message =
    national.artifact.regions.length === 0
      ? `${national.name} has no regions: choose none`
      : `Region must be one of ${national.inWords}: choose it again`;
  faults.push({ field: 'region', code: 'invalid_region', message });
  return null;
}
