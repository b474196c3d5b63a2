import type { DataSet } from '../../artifact/data-set.ts';
import { isBusinessDay } from '../../calendar/questions.ts';
import { QUESTION_TABLE } from '../../question/question-table.ts';
import { ENGLISH_SPEECH, type Speech } from '../languages/speech.ts';
import { plain } from '../languages/told.ts';
import { addressIn } from '../languages/translated-routes.ts';
import { nationalPlace } from '../places/places.ts';
import { besideDays } from '../year/beside.ts';
import type { Pinned } from './asked-form.ts';
import { answersByRegion, answersElsewhere, dependsWords } from './by-region.ts';
import { type Calculated, calculate, isFault } from './calculation.ts';
import type { Fault, Field } from './calculator-faults.ts';
import {
  type CalculatorForm,
  type Question,
  questionQuery,
  readCalculatorForm,
} from './calculator-form.ts';
import { answerOfCity, cityDay, traceInCity } from './city-day.ts';
import { estimatesFor } from './estimates.ts';
import { traceAround, traceSpan } from './trace.ts';

const TITLES = { add: 'titleAdd', count: 'titleCount', is: 'titleIs' } as const;

/** An answer with its question and its picture. */
export type Answered = ReturnType<typeof answerOf>;

/** The content of the page with a form. */
export interface AnswerPage<Tool, Form, Field extends string, Answer> {
  readonly tool: Tool;
  readonly form: Form;
  /** What is wrong with the question, or why it has no answer; empty when nothing is asked. */
  readonly faults: readonly Fault<Field>[];
  /** Null when nothing is asked, or something is wrong. */
  readonly answer: Answer | null;
  readonly title: string;
  readonly description: string;
  /** The canonical address, from the root. */
  readonly path: string;
  /** The address to redirect to; null when the reader is there. */
  readonly redirect: string | null;
}
export type CalculatorPage = AnswerPage<'calculator', CalculatorForm, Field, Answered>;

/**
 * Reads the calculator's address and answers it.
 * @param query raw, without its `?`.
 */
export function calculatorPage(
  served: DataSet,
  query: string,
  pinned?: Pinned,
  speech: Speech = ENGLISH_SPEECH,
): CalculatorPage {
  const { t, say, figure, language } = speech;
  const form = readCalculatorForm(served, query, pinned, speech);
  const { question } = form;
  const result = question === null ? null : calculate(question);
  const faults = result !== null && isFault(result) ? [result] : form.faults;
  const answer =
    question === null || result === null || isFault(result)
      ? null
      : answerOf(form, question, result);
  const addressOf = (asked: URLSearchParams) => addressIn(language, `/calculator/?${asked}`);
  return {
    tool: 'calculator',
    ...{ form, faults, answer },
    title:
      faults.length > 0
        ? t.calculator.titleError
        : (answer?.title ?? t.calculator[TITLES[form.op]]),
    description:
      answer === null
        ? say(t.calculator.description, { countries: figure(form.dataSet.countries.size) })
        : say(t.answer.description, { title: answer.title, detail: plain(answer.detail) }),
    path: answer === null ? addressIn(language, '/calculator/') : addressOf(canonicalQuery(form)),
    redirect:
      question !== null && form.isTyped && faults.length === 0
        ? addressOf(ownQuery(form, question))
        : null,
  };
}

function answerOf(form: CalculatorForm, question: Question, calculated: Calculated) {
  const { place } = question;
  // The city that was typed, if it is off while its region works; the words are then its own.
  const city = cityDay(question, form.city);
  const result =
    city === null || question.op !== 'is' ? calculated : answerOfCity(calculated, question, city);
  const drawn =
    question.op === 'is'
      ? traceAround(place, question.day, result.from, result.to)
      : traceSpan(place, result.from, result.to, question.op === 'count' && question.countsStart);
  const trace = city === null ? drawn : traceInCity(drawn, city);
  const { t, say } = place.speech;
  // A label for the days that a picture leaves out.
  const summary = say(t.answer.summary, {
    days: say(t.amounts.businessDays, { n: Math.abs(result.businessDays) }),
    holidays: say(t.amounts.holidays, { n: result.holidays.length }),
  });
  // Null where all regions agree, or the question names one.
  const byRegion = answersByRegion(question);
  const country = form.dataSet.countries.get(place.artifact.country);
  // The answers of the country's other regions.
  const elsewhere =
    place.region === null || country === undefined
      ? null
      : answersElsewhere(question, nationalPlace(country, place.speech.language));
  const estimates = estimatesFor(question, result);
  const { from, to } = question.op === 'is' ? { from: question.day, to: question.day } : result;
  // Days that people ask about although they are business days: on the date or on the way.
  const beside = besideDays(place, Math.min(from, to), Math.max(from, to)).filter(({ day }) =>
    isBusinessDay(place.calendar, day),
  );
  const pictured = { ...result, question, trace, summary };
  const answered = { ...pictured, byRegion, elsewhere, city, estimates, beside };
  if (byRegion === null) return answered;
  return {
    ...answered,
    title: result.dependent,
    sentence: say(t.byRegion.sentence, {
      sentence: result.sentence,
      regions: dependsWords(byRegion),
    }),
  };
}

/** The address of a question whose place was typed in words. */
function ownQuery({ values, city }: CalculatorForm, question: Question): URLSearchParams {
  const query = questionQuery(question);
  if (city !== null && cityDay(question, city) !== null) query.set('city', city.words);
  if (values.data !== '') query.set('data', values.data);
  query.sort();
  return query;
}

/** The question as typed, its fields sorted by name: the canonical address. */
function canonicalQuery({ op, values }: CalculatorForm): URLSearchParams {
  const query = new URLSearchParams({ op });
  for (const field of [...QUESTION_TABLE[op], 'city', 'first', 'data'] as const) {
    if (values[field] !== '') query.set(field, values[field]);
  }
  query.sort();
  return query;
}
