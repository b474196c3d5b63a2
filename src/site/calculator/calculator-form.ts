import type { DataSet } from '../../artifact/data-set.ts';
import type { DayNumber } from '../../calendar/day-number.ts';
import {
  FINDING_CODES,
  type Finding,
  type FindingCode,
  isFinding,
} from '../../question/finding.ts';
import { type DateName, INT32, type ParameterName } from '../../question/parameter-table.ts';
import { QUESTION_TABLE, requiredOf } from '../../question/question-table.ts';
import { missingParameter, readDateInRange, readDays } from '../../question/read-parameters.ts';
import { readQuery, type Value } from '../../question/read-query.ts';
import { faultWords } from '../fault-words.ts';
import { type Place, placeByKey, readPlace } from '../places/places.ts';

export const CALCULATIONS = ['add', 'count', 'is'] as const;
export type Calculation = (typeof CALCULATIONS)[number];

export type Field = Exclude<ParameterName, 'year'>;

/** What is wrong with a field, with the code the API gives for it. */
export interface Fault {
  readonly field: Field;
  readonly code: FindingCode;
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

/** What people call the fields. */
export const LABELS: Readonly<Record<Field, string>> = {
  date: 'Date',
  days: 'Business days',
  start: 'Start date',
  end: 'End date',
  country: 'Country',
  region: 'Region',
};

/** What a browser lets be sent as days: as many digits as the largest number has. */
export const DAYS_PATTERN = `-?[0-9]{1,${String(INT32.max).length}}`;

const EXAMPLES: Readonly<Record<Field, string>> = {
  date: '2026-06-30',
  days: '5',
  start: '2026-06-30',
  end: '2026-06-30',
  country: 'GB',
  region: 'CA',
};

/**
 * Reads the calculator's address.
 * @param query raw, without its `?`: the grammar and the codes are those of the API.
 */
export function readCalculatorForm(dataSet: DataSet, query: string): CalculatorForm {
  const typed = new URLSearchParams(query);
  const op = CALCULATIONS.find((known) => known === typed.get('op')) ?? 'add';
  const fields: readonly Field[] = QUESTION_TABLE[op];
  const values = { date: '', days: '', start: '', end: '', country: '', region: '' };
  for (const field of fields) values[field] = typed.get(field) ?? '';
  const given = readQuery(query, fields);
  const blank = fields.every((field) => field === 'country' || given[field] === null);
  if (blank) return { op, values, blank, faults: [], question: null };

  const absent = requiredOf(fields).filter((field) => given[field] === null);
  const findings: Finding[] = absent.map(missingParameter);
  const question = readQuestion(dataSet, op, given, findings);
  const faults = findings
    .sort((a, b) => FINDING_CODES.indexOf(a.code) - FINDING_CODES.indexOf(b.code))
    .map((finding) => faultOf(dataSet, finding));
  return { op, values, blank, faults, question };
}

/**
 * The question, or null when something is wrong with it. Other than the API, which sends
 * the first finding, a form tells all of them at once.
 * @param findings gets what is wrong with the values that are given.
 */
function readQuestion(
  dataSet: DataSet,
  op: Calculation,
  given: Readonly<Record<Field, Value>>,
  findings: Finding[],
): Question | null {
  const note = <T>(read: T | Finding): T | null => {
    if (!isFinding(read)) return read;
    findings.push(read);
    return null;
  };
  const dateOf = (name: DateName): DayNumber | null =>
    given[name] === null ? null : note(readDateInRange(name, given[name]));
  const { country, region } = given;
  const place = country === null ? null : note(readPlace(dataSet, country, region));
  switch (op) {
    case 'add': {
      const start = dateOf('date');
      const days = given.days === null ? null : note(readDays(given.days));
      if (place === null || start === null || days === null) return null;
      return { op, place, start, days };
    }
    case 'count': {
      const [start, end] = [dateOf('start'), dateOf('end')];
      if (place === null || start === null || end === null) return null;
      return { op, place, start, end };
    }
    case 'is': {
      const day = dateOf('date');
      return place === null || day === null ? null : { op, place, day };
    }
    default:
      return op satisfies never;
  }
}

function faultOf(dataSet: DataSet, finding: Finding): Fault {
  const { code, within } = finding;
  const field = finding.parameter as Field;
  if (within === null) {
    return { field, code, message: faultWords(finding, LABELS[field], EXAMPLES[field]) };
  }
  // Its regions were looked through, so it is one of ours.
  const national = placeByKey(dataSet, within.country.toLowerCase()) as Place;
  const message =
    within.example === null
      ? `${national.name} has no regions: choose none`
      : `Region must be one of ${national.inWords}: choose it again`;
  return { field, code, message };
}
