import type { DataSet } from '../../artifact/data-set.ts';
import { type DayNumber, formatIsoDate } from '../../calendar/day-number.ts';
import type { DayRange } from '../../calendar/supported-range.ts';
import { FINDING_CODES, type Finding, type FindingCode } from '../../question/finding.ts';
import { type DateName, INT32, type ParameterName } from '../../question/parameter-table.ts';
import { QUESTION_TABLE, requiredOf } from '../../question/question-table.ts';
import {
  isFinding,
  missingParameter,
  readDateInRange,
  readDays,
} from '../../question/read-parameters.ts';
import { readQuery, type Value } from '../../question/read-query.ts';
import { faultWords } from '../fault-words.ts';
import { type Place, placeByKey, readPlace } from '../places/places.ts';
import { isWhole, rangeInWords } from '../places/release-range.ts';

export const CALCULATIONS = ['add', 'count', 'is'] as const;
export type Calculation = (typeof CALCULATIONS)[number];

/** The fields of a calculation; `data` names the release that is to answer. */
export type Field = Exclude<ParameterName, 'year'> | 'data';

/** What is wrong with a field, with the code the API gives for it. */
export interface Fault {
  readonly field: Field;
  readonly code: FindingCode | 'invalid_data_version';
  readonly message: string;
}

/** What is asked, whoever answers. */
type Asked =
  | { readonly op: 'add'; readonly start: DayNumber; readonly days: number }
  | { readonly op: 'count'; readonly start: DayNumber; readonly end: DayNumber }
  | { readonly op: 'is'; readonly day: DayNumber };

/** A question that can be answered: its dates lie in the range of the release that answers. */
export type Question = Asked & {
  /** As that release has it. */
  readonly place: Place;
  readonly range: DayRange;
};

export interface CalculatorForm {
  readonly op: Calculation;
  /** As typed; empty when absent. */
  readonly values: Readonly<Record<Field, string>>;
  /** Nothing was asked yet. */
  readonly blank: boolean;
  /** In the order in which the API checks; empty when there is a question. */
  readonly faults: readonly Fault[];
  readonly question: Question | null;
  /** The release that is asked: the one that is served, unless another is named. */
  readonly dataSet: DataSet;
  /** Whether the address names it. */
  readonly isPinned: boolean;
}

/** What people call the fields. */
export const LABELS: Readonly<Record<Field, string>> = {
  date: 'Date',
  days: 'Business days',
  start: 'Start date',
  end: 'End date',
  country: 'Country',
  region: 'Region',
  data: 'Data release',
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
  data: '2026.11.2',
};

/**
 * Reads the calculator's address.
 * @param query raw, without its `?`: the grammar and the codes are those of the API.
 * @param served the release that answers unless `data` names another.
 * @param pinned the release that a pin names; null when it names none. Contract 22.4.
 */
export function readCalculatorForm(
  served: DataSet,
  query: string,
  pinned: (pin: string) => DataSet | null = () => null,
): CalculatorForm {
  const typed = new URLSearchParams(query);
  const op = CALCULATIONS.find((known) => known === typed.get('op')) ?? 'add';
  const fields: readonly Exclude<Field, 'data'>[] = QUESTION_TABLE[op];
  const values = { date: '', days: '', start: '', end: '', country: '', region: '', data: '' };
  for (const field of [...fields, 'data'] as const) values[field] = typed.get(field) ?? '';
  const given = readQuery(query, [...fields, 'data']);
  const found = given.data === null ? served : pinned(given.data);
  const dataSet = found ?? served;
  const form = { op, values, dataSet, isPinned: given.data !== null && found !== null };
  const blank = fields.every((field) => field === 'country' || given[field] === null);
  const unknown = found === null ? [unknownRelease(served)] : [];
  if (blank) return { ...form, blank, faults: unknown, question: null };

  const absent = requiredOf(fields).filter((field) => given[field] === null);
  const findings: Finding[] = absent.map(missingParameter);
  const question = readQuestion(dataSet, op, given, findings);
  const faults = findings
    .sort((a, b) => FINDING_CODES.indexOf(a.code) - FINDING_CODES.indexOf(b.code))
    .map((finding) => faultOf(dataSet, finding));
  return {
    ...form,
    blank,
    faults: [...unknown, ...faults],
    question: found === null ? null : question,
  };
}

/** What a question is, however it was typed: sorted by name, in one spelling. */
export function questionQuery(question: Question): URLSearchParams {
  const { artifact, region } = question.place;
  const asked = {
    country: artifact.country,
    ...(region === null ? {} : { region: region.code }),
    ...askedFields(question),
    op: question.op,
  };
  return new URLSearchParams(Object.entries(asked).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function askedFields(question: Asked): Record<string, string> {
  switch (question.op) {
    case 'add':
      return { date: formatIsoDate(question.start), days: String(question.days) };
    case 'count':
      return { start: formatIsoDate(question.start), end: formatIsoDate(question.end) };
    case 'is':
      return { date: formatIsoDate(question.day) };
    default:
      return question satisfies never;
  }
}

function unknownRelease(served: DataSet): Fault {
  const { data_version, released } = served.release.manifest;
  return {
    field: 'data',
    code: 'invalid_data_version',
    message: `${LABELS.data} must be one of ours, like ${data_version}, or a day since the first of them, like ${released}`,
  };
}

/**
 * The question, or null when something is wrong with it. Other than the API, which sends
 * the first finding, a form tells all of them at once.
 * @param findings gets what is wrong with the values that are given.
 */
function readQuestion(
  dataSet: DataSet,
  op: Calculation,
  given: Readonly<Record<Exclude<Field, 'data'>, Value>>,
  findings: Finding[],
): Question | null {
  const { range } = dataSet;
  const note = <T>(read: T | Finding): T | null => {
    if (!isFinding(read)) return read;
    findings.push(read);
    return null;
  };
  const dateOf = (name: DateName): DayNumber | null =>
    given[name] === null ? null : note(readDateInRange(name, given[name], range));
  const { country, region } = given;
  const place = country === null ? null : note(readPlace(dataSet, country, region));
  switch (op) {
    case 'add': {
      const start = dateOf('date');
      const days = given.days === null ? null : note(readDays(given.days));
      if (place === null || start === null || days === null) return null;
      return { op, place, range, start, days };
    }
    case 'count': {
      const [start, end] = [dateOf('start'), dateOf('end')];
      if (place === null || start === null || end === null) return null;
      return { op, place, range, start, end };
    }
    case 'is': {
      const day = dateOf('date');
      return place === null || day === null ? null : { op, place, range, day };
    }
    default:
      return op satisfies never;
  }
}

function faultOf(dataSet: DataSet, finding: Finding): Fault {
  const { range } = dataSet;
  const { code, within } = finding;
  const field = finding.parameter as Field;
  if (code === 'date_out_of_range' && !isWhole(range)) {
    const message = `${LABELS[field]} must be from ${rangeInWords(range)}: that is what this release answers for`;
    return { field, code, message };
  }
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
