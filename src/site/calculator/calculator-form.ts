import type { DataSet } from '../../artifact/data-set.ts';
import type { Finding } from '../../question/finding.ts';
import { INT32, type ParameterName } from '../../question/parameter-table.ts';
import { QUESTION_TABLE, requiredOf } from '../../question/question-table.ts';
import { missingParameter, readDays } from '../../question/read-parameters.ts';
import { ENGLISH_LOCALE, type Locale } from '../languages/locale.ts';
import { cityNamed } from '../places/name-index.ts';
import type { Place } from '../places/places.ts';
import { type Given, inOrder, noteIn, type Pinned, readAsked, readHeldDate } from './asked-form.ts';
import { faultOf } from './calculator-faults.ts';
import { COUNTED, type Question } from './question.ts';

export const CALCULATIONS = ['add', 'count', 'is'] as const;
export type Calculation = (typeof CALCULATIONS)[number];

/** The form, its faults in the order in which the API checks, and its question, if valid. */
export type CalculatorForm = ReturnType<typeof readCalculatorForm>;

/** A number field takes as many digits as the largest number has. */
export const DAYS_PATTERN = `-?[0-9]{1,${String(INT32.max).length}}`;

/**
 * Reads the calculator's address.
 * @param query raw, without its `?`.
 * @param served the release that answers unless `data` names another.
 */
export function readCalculatorForm(
  served: DataSet,
  query: string,
  pinned: Pinned = () => null,
  locale: Locale = ENGLISH_LOCALE,
) {
  const typed = new URLSearchParams(query).get('op');
  const op = CALCULATIONS.find((known) => known === typed) ?? 'add';
  const fields: readonly Exclude<ParameterName, 'year'>[] = QUESTION_TABLE[op];
  const asked = readAsked(served, query, pinned, locale, '/calculator/');
  const { given, values, dataSet, place, isTyped, isPinned, unknownRelease } = asked;
  const city = given.city ?? (isTyped ? given.where : null) ?? '';
  const form = {
    ...{ op, values, dataSet, place, isTyped, isPinned },
    // The city that was typed for the place, in the reader's spelling.
    city: place && cityNamed(place, city),
    // Nothing is asked yet.
    blank: fields.every(
      (field) => field === 'country' || field === 'region' || given[field] === null,
    ),
  };
  if (form.blank) return { ...form, faults: unknownRelease, question: null };

  const findings = requiredOf(fields)
    .filter((field) => given[field] === null && !(field === 'country' && isTyped))
    .map(missingParameter);
  if (asked.finding !== null) findings.push(asked.finding);
  const question = readQuestion(dataSet, op, given, place, findings);
  const faults = inOrder(findings).map((finding) => faultOf(dataSet, finding, op, locale));
  return {
    ...form,
    faults: [...unknownRelease, ...faults, ...asked.unclearPlace],
    question: unknownRelease.length > 0 ? null : question,
  };
}

/**
 * The question; null when something is wrong.
 * @param findings receives the faults of all given values, whereas the API reports only the
 * first.
 */
function readQuestion(
  dataSet: DataSet,
  op: Calculation,
  given: Given,
  place: Place | null,
  findings: Finding[],
): Question | null {
  const note = noteIn(findings);
  const dateOf = (name: 'date' | 'start' | 'end') =>
    note(readHeldDate(name, given, dataSet, place));
  if (op === 'count') {
    const [start, end] = [dateOf('start'), dateOf('end')];
    if (place === null || start === null || end === null) return null;
    return { op, place, start, end, countsStart: given.first === COUNTED };
  }
  const day = dateOf('date');
  if (op === 'is') return place === null || day === null ? null : { op, place, day };
  const days = given.days === null ? null : note(readDays(given.days));
  if (place === null || day === null || days === null) return null;
  return { op, place, start: day, days };
}
