import type { DataSet } from '../../artifact/data-set.ts';
import { type DayNumber, formatIsoDate } from '../../calendar/day-number.ts';
import type { DayRange } from '../../calendar/supported-range.ts';
import type { Finding } from '../../question/finding.ts';
import { type DateName, INT32, type ParameterName } from '../../question/parameter-table.ts';
import { QUESTION_TABLE, requiredOf } from '../../question/question-table.ts';
import {
  findUnheld,
  missingParameter,
  readDateInRange,
  readDays,
} from '../../question/read-parameters.ts';
import type { Value } from '../../question/read-query.ts';
import { ENGLISH_SPEECH, type Speech } from '../languages/speech.ts';
import { cityNamed } from '../places/name-index.ts';
import type { Place } from '../places/places.ts';
import { inOrder, noteIn, type Pinned, readAsked } from './asked-form.ts';
import { type Field, faultOf } from './calculator-faults.ts';

export const CALCULATIONS = ['add', 'count', 'is'] as const;
export type Calculation = (typeof CALCULATIONS)[number];

/** The operations that the API has too. */
type AskedField = Exclude<ParameterName, 'year' | 'rule' | 'period'>;

/** A question without its place. */
type Asked =
  | { readonly op: 'add'; readonly start: DayNumber; readonly days: number }
  | {
      readonly op: 'count';
      readonly start: DayNumber;
      readonly end: DayNumber;
      /** For payroll: the start date counts too. The API never counts it. */
      readonly countsStart: boolean;
    }
  | { readonly op: 'is'; readonly day: DayNumber };

/** A question that can be answered: its dates lie within the range of the release. */
export type Question = Asked & {
  /** The place, as the release that answers has it. */
  readonly place: Place;
  readonly range: DayRange;
};

/** The form, its faults in the order in which the API checks, and its question, if valid. */
export type CalculatorForm = ReturnType<typeof readCalculatorForm>;

/** A number field takes as many digits as the largest number has. */
export const DAYS_PATTERN = `-?[0-9]{1,${String(INT32.max).length}}`;

/** Fields that only the page has. */
const OWN_FIELDS = ['where', 'place', 'city', 'first', 'data'] as const;
const NO_VALUES: Readonly<Record<Field, string>> = {
  ...{ date: '', days: '', start: '', end: '', country: '', region: '' },
  ...{ where: '', place: '', city: '', first: '', data: '' },
};

/**
 * Reads the calculator's address.
 * @param query raw, without its `?`.
 * @param served the release that answers unless `data` names another.
 */
export function readCalculatorForm(
  served: DataSet,
  query: string,
  pinned: Pinned = () => null,
  speech: Speech = ENGLISH_SPEECH,
) {
  const typed = new URLSearchParams(query).get('op');
  const op = CALCULATIONS.find((known) => known === typed) ?? 'add';
  const fields: readonly AskedField[] = QUESTION_TABLE[op];
  const names = [...fields, ...OWN_FIELDS];
  const asked = readAsked<Field>(served, query, names, pinned, speech, '/calculator/');
  const { given, dataSet, place, isTyped, unknownRelease, unclearPlace } = asked;
  const city = given.city ?? (isTyped ? given.where : null) ?? '';
  const form = {
    ...{ op, dataSet, place, isTyped, isPinned: asked.isPinned },
    values: { ...NO_VALUES, ...asked.values },
    // The city that was typed for the place, in the reader's spelling.
    city: place && cityNamed(place, city),
    // Nothing is asked yet.
    blank: fields.every(
      (field) => field === 'country' || field === 'region' || given[field] === null,
    ),
  };
  if (form.blank) return { ...form, faults: unknownRelease, question: null };

  const absent = requiredOf(fields).filter(
    (field) => given[field] === null && !(field === 'country' && isTyped),
  );
  const findings = absent.map(missingParameter);
  if (asked.finding !== null) findings.push(asked.finding);
  const question = readQuestion(dataSet, op, given, place, findings);
  const faults = inOrder(findings).map((finding) => faultOf(dataSet, finding, op, speech));
  return {
    ...form,
    faults: [...unknownRelease, ...faults, ...unclearPlace],
    question: unknownRelease.length > 0 ? null : question,
  };
}

/** A question as a query: sorted by name, in one spelling. */
export function questionQuery(question: Question): URLSearchParams {
  const { op, place } = question;
  const region = place.region !== null && { region: place.region.code };
  const country = place.artifact.country;
  const query = new URLSearchParams({ ...askedFields(question), country, ...region, op });
  query.sort();
  return query;
}

/** The value that the tick box "count the start day too" sends. */
export const COUNTED = 'counted';

function askedFields(question: Asked): Record<string, string> {
  switch (question.op) {
    case 'add':
      return { date: formatIsoDate(question.start), days: String(question.days) };
    case 'count':
      return {
        start: formatIsoDate(question.start),
        end: formatIsoDate(question.end),
        ...(question.countsStart && { first: COUNTED }),
      };
    case 'is':
      return { date: formatIsoDate(question.day) };
    default:
      return question satisfies never;
  }
}

/**
 * The question; null when something is wrong.
 * @param findings receives the faults of all given values, whereas the API reports only the
 * first.
 */
function readQuestion(
  dataSet: DataSet,
  op: Calculation,
  given: Readonly<Record<Exclude<Field, 'data'>, Value>>,
  place: Place | null,
  findings: Finding[],
): Question | null {
  const note = noteIn(findings);
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
