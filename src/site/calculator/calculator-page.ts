import type { DataSet } from '../../artifact/data-set.ts';
import { QUESTION_TABLE } from '../../question/question-table.ts';
import { nationalPlaces, type Place } from '../places/places.ts';
import { plural } from '../words.ts';
import { type Calculated, calculate, isFault } from './calculation.ts';
import {
  type Calculation,
  type CalculatorForm,
  type Fault,
  type Question,
  readCalculatorForm,
} from './calculator-form.ts';
import { type Trace, traceAround, traceSpan } from './trace.ts';

/** What the calculations are called. */
export const CALCULATION_NAMES: Readonly<Record<Calculation, string>> = {
  add: 'Add or subtract',
  count: 'Count between',
  is: 'Is it a business day?',
};

/** An answer with its question and its picture. */
export interface Answered extends Calculated {
  readonly question: Question;
  readonly trace: Trace;
  /** What the whole span holds, for the gap of a picture that leaves days out. */
  readonly summary: string;
}

/** Everything the calculator's page says. */
export interface CalculatorPage {
  readonly form: CalculatorForm;
  /** What is wrong with the question, or with its answer; empty when nothing was asked. */
  readonly faults: readonly Fault[];
  /** Null when nothing was asked, and when something is wrong. */
  readonly answer: Answered | null;
  /** The countries that can be chosen. */
  readonly countries: readonly Place[];
  /** The one of them whose regions are offered; null when the release holds none. */
  readonly chosen: Place | null;
  readonly title: string;
  readonly description: string;
  /** The canonical address, from the root. */
  readonly path: string;
}

/**
 * Reads the calculator's address and answers it.
 * @param query raw, without its `?`.
 * @param pinned the release that a pin names; null when it names none.
 */
export function calculatorPage(
  served: DataSet,
  query: string,
  pinned?: (pin: string) => DataSet | null,
): CalculatorPage {
  const form = readCalculatorForm(served, query, pinned);
  const { question } = form;
  const result = question === null ? null : calculate(question);
  const faults = result !== null && isFault(result) ? [result] : form.faults;
  const answer =
    question === null || result === null || isFault(result) ? null : answerOf(question, result);
  const countries = nationalPlaces(form.dataSet);
  const key = form.values.country.toLowerCase();
  return {
    form,
    faults,
    answer,
    countries,
    chosen: find(countries, key) ?? find(countries, 'us') ?? countries[0] ?? null,
    title: titleOf(form, faults, answer),
    description:
      answer === null
        ? `Add business days, count them, or ask of one date: ${countries.length} countries and their regions, explained day by day.`
        : `${answer.title}. ${answer.detail}`,
    path: answer === null ? '/calculator/' : `/calculator/?${canonicalQuery(form)}`,
  };
}

function find(countries: readonly Place[], key: string): Place | undefined {
  return countries.find((place) => place.key === key);
}

function answerOf(question: Question, result: Calculated): Answered {
  const { calendar } = question.place;
  const trace =
    question.op === 'is'
      ? traceAround(calendar, question.day, result.from, result.to)
      : traceSpan(calendar, result.from, result.to);
  const days = plural(Math.abs(result.businessDays), 'business day');
  const summary = `${days} and ${plural(result.holidays.length, 'holiday')} in all`;
  return { ...result, question, trace, summary };
}

function titleOf(form: CalculatorForm, faults: readonly Fault[], answer: Answered | null): string {
  if (faults.length > 0) return 'Error: business-day calculator';
  return answer?.title ?? `Business-day calculator: ${CALCULATION_NAMES[form.op].toLowerCase()}`;
}

/** What was asked, as it was typed, sorted by name: one address for one question. */
function canonicalQuery({ op, values }: CalculatorForm): URLSearchParams {
  const fields = [...QUESTION_TABLE[op], 'data' as const].map((field): [string, string] => [
    field,
    values[field],
  ]);
  const given = fields.filter(([, value]) => value !== '');
  const entries: [string, string][] = [...given, ['op', op]];
  return new URLSearchParams(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}
