import type { DataSet } from '../../artifact/data-set.ts';
import { isBusinessDay } from '../../calendar/questions.ts';
import { ENGLISH_LOCALE, type Locale } from '../languages/locale.ts';
import { besideDays } from '../year/beside.ts';
import { describePage, type Pinned } from './asked-form.ts';
import { answersByRegion, answersElsewhere, dependsWords } from './by-region.ts';
import { type Calculated, calculate, isFault } from './calculation.ts';
import { type CalculatorForm, readCalculatorForm } from './calculator-form.ts';
import { answerOfCity, cityDay, traceInCity } from './city-day.ts';
import { estimatesFor } from './estimates.ts';
import type { Question } from './question.ts';
import { traceAround, traceSpan } from './trace.ts';

const TITLES = { add: 'titleAdd', count: 'titleCount', is: 'titleIs' } as const;

/** An answer with its question and its picture. */
export type Answered = ReturnType<typeof answerOf>;

/** The calculator's form, and its answer or what is wrong. */
export type CalculatorPage = ReturnType<typeof calculatorPage>;

/**
 * Reads the calculator's address and answers it.
 * @param query raw, without its `?`.
 */
export function calculatorPage(
  served: DataSet,
  query: string,
  pinned?: Pinned,
  locale: Locale = ENGLISH_LOCALE,
) {
  const { t, say, figure } = locale;
  const form = readCalculatorForm(served, query, pinned, locale);
  const { question } = form;
  const result = question && calculate(question);
  const faults = result !== null && isFault(result) ? [result] : form.faults;
  const answer =
    question === null || result === null || isFault(result)
      ? null
      : answerOf(form, question, result);
  const city = form.values.city || answer?.city?.city;
  const words = {
    title: t.calculator[TITLES[form.op]],
    titleError: t.calculator.titleError,
    description: say(t.calculator.description, { countries: figure(form.dataSet.countries.size) }),
    detail: answer?.detail ?? '',
  };
  return {
    tool: 'calculator' as const,
    ...{ form, faults, answer },
    ...describePage('/calculator/', form, faults, answer, words, locale, city ? { city } : {}),
  };
}

function answerOf(form: CalculatorForm, question: Question, calculated: Calculated) {
  const { place } = question;
  const { t, say } = place.locale;
  // The city that was typed, if it is off while its region works; the words are then its own.
  const city = cityDay(question, form.city);
  const result =
    city === null || question.op !== 'is' ? calculated : answerOfCity(calculated, question, city);
  const drawn =
    question.op === 'is'
      ? traceAround(place, question.day, result.from, result.to)
      : traceSpan(place, result.from, result.to, question.op === 'count' && question.countsStart);
  // Null where all regions agree, or the question names one.
  const byRegion = answersByRegion(question);
  const { from, to } = question.op === 'is' ? { from: question.day, to: question.day } : result;
  const beside = besideDays(place, Math.min(from, to), Math.max(from, to));
  const answered = {
    ...{ ...result, question, byRegion, city },
    trace: city === null ? drawn : traceInCity(drawn, city),
    // A label for the days that a picture leaves out.
    summary: say(t.answer.summary, {
      days: say(t.amounts.businessDays, { n: Math.abs(result.businessDays) }),
      holidays: say(t.amounts.holidays, { n: result.holidays.length }),
    }),
    elsewhere: answersElsewhere(question, form.dataSet),
    estimates: estimatesFor(question, result),
    // Business days that people take for days off: on the date or on the way.
    beside: beside.filter(({ day }) => isBusinessDay(place.calendar, day)),
  };
  if (byRegion === null) return answered;
  const regions = dependsWords(byRegion);
  return {
    ...answered,
    title: result.dependent,
    sentence: say(t.byRegion.sentence, { sentence: result.sentence, regions }),
  };
}
