import type { DataSet } from '../../artifact/data-set.ts';
import { type DayNumber, formatIsoDate } from '../../calendar/day-number.ts';
import type { DayRange } from '../../calendar/supported-range.ts';
import { FINDING_CODES, type Finding } from '../../question/finding.ts';
import type { ParameterName } from '../../question/parameter-table.ts';
import { type DateName, INT32 } from '../../question/parameter-table.ts';
import { QUESTION_TABLE, requiredOf } from '../../question/question-table.ts';
import {
  findUnheld,
  isFinding,
  missingParameter,
  readDateInRange,
  readDays,
} from '../../question/read-parameters.ts';
import { readQuery, type Value } from '../../question/read-query.ts';
import { ENGLISH_SPEECH, type Speech } from '../languages/speech.ts';
import { cityNamed, type NamedCity } from '../places/name-index.ts';
import { type Place, placeAs, readPlace } from '../places/places.ts';
import { readTyped } from '../places/typed-place.ts';
import {
  type Fault,
  type Field,
  faultOf,
  unclearPlace,
  unknownRelease,
} from './calculator-faults.ts';

export const CALCULATIONS = ['add', 'count', 'is'] as const;
export type Calculation = (typeof CALCULATIONS)[number];

/** Those that the API has too. */
type AskedField = Exclude<ParameterName, 'year' | 'rule' | 'period'>;

/** What is asked, whoever answers. */
type Asked =
  | { readonly op: 'add'; readonly start: DayNumber; readonly days: number }
  | {
      readonly op: 'count';
      readonly start: DayNumber;
      readonly end: DayNumber;
      /** As payroll counts: the start date is one of the days. The API never counts it. */
      readonly countsStart: boolean;
    }
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
  /** The place that the address names in one way or another; null when it names none. */
  readonly place: Place | null;
  /** The city that was typed for it, in the reader's spelling; null where none was. */
  readonly city: NamedCity | null;
  /** Whether the place was typed or chosen: the question has an address of its own. */
  readonly isTyped: boolean;
  /** The release that is asked: the one that is served, unless another is named. */
  readonly dataSet: DataSet;
  /** Whether the address names it. */
  readonly isPinned: boolean;
}

/** What a browser lets be sent as days: as many digits as the largest number has. */
export const DAYS_PATTERN = `-?[0-9]{1,${String(INT32.max).length}}`;

/**
 * Reads the calculator's address.
 * @param query raw, without its `?`: the grammar and the codes are those of the API.
 * @param served the release that answers unless `data` names another.
 * @param pinned the release that a pin names; null when it names none. Contract 22.4.
 * @param speech what the page speaks.
 */
export function readCalculatorForm(
  served: DataSet,
  query: string,
  pinned: (pin: string) => DataSet | null = () => null,
  speech: Speech = ENGLISH_SPEECH,
): CalculatorForm {
  const typed = new URLSearchParams(query);
  const op = CALCULATIONS.find((known) => known === typed.get('op')) ?? 'add';
  const fields: readonly AskedField[] = QUESTION_TABLE[op];
  const values = { ...NO_VALUES };
  for (const field of [...fields, ...OWN_FIELDS]) values[field] = typed.get(field) ?? '';
  const given = readQuery(query, [...fields, ...OWN_FIELDS]);
  const found = given.data === null ? served : pinned(given.data);
  const dataSet = found ?? served;
  const isTyped = given.place !== null || given.where !== null;
  const named = readTyped(dataSet, given.place, given.where);
  const coded = isTyped ? null : readPlace(dataSet, given.country, given.region);
  const known = isTyped ? named.sure : coded === null || isFinding(coded) ? null : coded;
  const place = known === null ? null : placeAs(known, speech);
  const form = {
    ...{ op, values, dataSet, place, isTyped },
    city:
      place === null ? null : cityNamed(place, given.city ?? (isTyped ? given.where : null) ?? ''),
    isPinned: given.data !== null && found !== null,
  };
  const blank = fields.every(
    (field) => field === 'country' || field === 'region' || given[field] === null,
  );
  const unknown = found === null ? [unknownRelease(served, speech)] : [];
  if (blank) return { ...form, blank, faults: unknown, question: null };

  const absent = requiredOf(fields).filter(
    (field) => given[field] === null && !(field === 'country' && isTyped),
  );
  const findings: Finding[] = absent.map(missingParameter);
  if (coded !== null && isFinding(coded) && given.country !== null) findings.push(coded);
  const question = readQuestion(dataSet, op, given, place, findings);
  const faults = findings
    .sort((a, b) => FINDING_CODES.indexOf(a.code) - FINDING_CODES.indexOf(b.code))
    .map((finding) => faultOf(dataSet, finding, op, speech));
  const unclear =
    isTyped && place === null ? [unclearPlace(named, typed, speech, '/calculator/')] : [];
  return {
    ...form,
    blank,
    faults: [...unknown, ...faults, ...unclear],
    question: found === null ? null : question,
  };
}

const NO_VALUES: Readonly<Record<Field, string>> = {
  ...{ date: '', days: '', start: '', end: '', country: '', region: '' },
  ...{ where: '', place: '', city: '', first: '', data: '' },
};
/** Fields of the page alone. */
const OWN_FIELDS = ['where', 'place', 'city', 'first', 'data'] as const;
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

/** What the tick "count the start day too" sends. */
export const COUNTED = 'counted';

function askedFields(question: Asked): Record<string, string> {
  switch (question.op) {
    case 'add':
      return { date: formatIsoDate(question.start), days: String(question.days) };
    case 'count':
      return {
        start: formatIsoDate(question.start),
        end: formatIsoDate(question.end),
        ...(question.countsStart ? { first: COUNTED } : {}),
      };
    case 'is':
      return { date: formatIsoDate(question.day) };
    default:
      return question satisfies never;
  }
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
  place: Place | null,
  findings: Finding[],
): Question | null {
  const note = <T>(read: T | Finding): T | null => {
    if (!isFinding(read)) return read;
    findings.push(read);
    return null;
  };
  const { range } = place?.calendar ?? dataSet;
  const dateOf = (name: DateName): DayNumber | null => {
    if (given[name] === null) return null;
    const day = note(readDateInRange(name, given[name], dataSet.range));
    return day === null ? null : note(findUnheld(name, day, range) ?? day);
  };
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
      return { op, place, range, start, end, countsStart: given.first === COUNTED };
    }
    case 'is': {
      const day = dateOf('date');
      return place === null || day === null ? null : { op, place, range, day };
    }
    default:
      return op satisfies never;
  }
}
