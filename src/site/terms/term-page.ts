import { isFinding } from '../../question/read-parameters.ts';
import type { AnswerPage } from '../calculator/calculator-page.ts';
import type { Speech } from '../languages/speech.ts';
import { plain } from '../languages/told.ts';
import { addressIn } from '../languages/translated-routes.ts';
import { countTerm, type TermQuestion } from './counted-term.ts';
import { type TermAnswer, termAnswer } from './term-answer.ts';
import { termFaults } from './term-faults.ts';
import {
  readTermForm,
  type TermField,
  type TermForm,
  type TermShelf,
  termQuery,
} from './term-form.ts';

export type TermPage = AnswerPage<'deadline', TermForm, TermField, TermAnswer>;

/**
 * Reads the address of a deadline and answers it.
 * @param query raw, without its `?`.
 */
export function termPage(shelf: TermShelf, query: string, speech: Speech): TermPage {
  const { t, say, language } = speech;
  const form = readTermForm(shelf.dataSet, query, shelf.pinned, speech);
  const { question } = form;
  const counted = question === null ? null : countTerm(question);
  const findings = counted !== null && isFinding(counted) ? [counted] : form.findings;
  const faults = termFaults(shelf.releases, form, findings, query, speech);
  const answer =
    question === null || counted === null || isFinding(counted)
      ? null
      : termAnswer(form.dataSet, question, counted);
  const own = addressIn(
    language,
    question === null ? '/deadline/' : `/deadline/?${ownQuery(question, form)}`,
  );
  return {
    tool: 'deadline',
    ...{ form, faults, answer },
    title: faults.length > 0 ? t.term.titleError : (answer?.title ?? t.term.title),
    description:
      answer === null
        ? t.term.description
        : say(t.answer.description, { title: answer.title, detail: plain(answer.sentence) }),
    path: answer === null ? addressIn(language, '/deadline/') : own,
    redirect: question !== null && form.isTyped && faults.length === 0 ? own : null,
  };
}

/** The question in one spelling, with the release that the address names. */
function ownQuery(question: TermQuestion, { values }: TermForm): URLSearchParams {
  const query = termQuery(question);
  if (values.data !== '') query.set('data', values.data);
  query.sort();
  return query;
}
