import type { Release } from '../artifact/load-release.ts';
import {
  type Answered,
  type CalculatorPage,
  calculatorPage,
} from '../site/calculator/calculator-page.ts';
import { ENGLISH_SPEECH, type Speech } from '../site/languages/speech.ts';
import { plain, type Told } from '../site/languages/told.ts';
import { answerHistory } from '../site/proof/answer-history.ts';
import type { AnswerHistory } from '../site/proof/history.ts';
import { openShelf } from '../site/shelf.ts';

/** What the calculator's address and its twins have in common. */
export interface Result {
  readonly page: CalculatorPage;
  /** Null where nothing is answered. */
  readonly proven: Proven | null;
}

export interface Proven {
  readonly answer: Answered;
  /** The release that answers, */
  readonly release: Release;
  /** and how it and those before it have answered. */
  readonly history: AnswerHistory;
}

/**
 * Answers a calculator's query.
 * @param query raw, without its `?`.
 * @param speech what the page speaks; files speak English.
 */
export function readResult(query: string, speech: Speech = ENGLISH_SPEECH): Result {
  const { dataSet, releases, pinned } = openShelf();
  const page = calculatorPage(dataSet, query, pinned, speech);
  const { answer, form } = page;
  if (answer === null) return { page, proven: null };
  const { release } = form.dataSet;
  const asked = releases.slice(0, releases.indexOf(release) + 1);
  return {
    page,
    proven: { answer, release, history: answerHistory(answer.question, asked) },
  };
}

/** A twin of a result; programs of any origin may read and keep it. Contract 22.1. */
export function twin(text: string, type: string, changed: string, version?: string): Response {
  return new Response(text, {
    headers: {
      'Content-Type': `${type}; charset=utf-8`,
      'Last-Modified': new Date(`${changed}T00:00:00Z`).toUTCString(),
      ...(version === undefined ? {} : { 'X-Data-Version': version }),
    },
  });
}

/** What a page without an answer has to say. */
interface Unanswered {
  readonly faults: readonly {
    readonly field: string;
    readonly code: string;
    readonly message: Told;
    readonly offers?: readonly { readonly name: Told; readonly path: string }[];
  }[];
}

/**
 * The twin of a question that has no answer, in the form that was asked for.
 * @param field what is missing where nothing is asked.
 */
export function refusedTwin(form: 'json' | 'ics', { faults }: Unanswered, field: string): Response {
  const message = 'Nothing is asked: add the question, as in the address of a result';
  const missing = { field, code: 'missing_parameter', message };
  // Files speak English, in which nothing is marked.
  const told = (faults.length > 0 ? faults : [missing]).map((fault) => ({
    ...fault,
    message: plain(fault.message),
  }));
  if (form === 'json') {
    return refusal(400, 'application/json', `${JSON.stringify({ faults: told }, null, 2)}\n`);
  }
  return refusal(
    400,
    'text/plain',
    `${told.map(({ code, message: said }) => `${code}: ${said}`).join('\n')}\n`,
  );
}

/** A twin that there is not. */
export function refusal(status: number, type: string, text: string): Response {
  return new Response(text, {
    status,
    headers: { 'Content-Type': `${type}; charset=utf-8` },
  });
}
