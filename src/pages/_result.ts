import type { APIRoute } from 'astro';
import { type CalculatorPage, calculatorPage } from '../site/calculator/calculator-page.ts';
import { ENGLISH_SPEECH, type Speech } from '../site/languages/speech.ts';
import { plain } from '../site/languages/told.ts';
import { resultPath } from '../site/proof/answer-address.ts';
import { writeAnswerFile } from '../site/proof/answer-file.ts';
import { deadlineChanged, writeDeadline } from '../site/proof/deadline.ts';
import { answerHistory } from '../site/proof/history.ts';
import { type Proven, proofOf } from '../site/proof/proof-sheet.ts';
import { openShelf } from '../site/shelf.ts';
import { type TermPage, termPage } from '../site/terms/term-page.ts';

/** What an answer's page and its twins have in common. */
export interface Result {
  readonly page: CalculatorPage | TermPage;
  /** Null where nothing is answered. */
  readonly proven: Proven | null;
}

type Tool = Result['page']['tool'];

/**
 * Answers the query of the calculator or of the deadline page.
 * @param query raw, without its `?`.
 * @param speech the language of the page; files are in English.
 */
export function readResult(tool: Tool, query: string, speech: Speech = ENGLISH_SPEECH): Result {
  const shelf = openShelf();
  const { dataSet, releases, pinned } = shelf;
  const page =
    tool === 'deadline'
      ? termPage(shelf, query, speech)
      : calculatorPage(dataSet, query, pinned, speech);
  const { answer, form } = page;
  if (answer === null) return { page, proven: null };
  const { release } = form.dataSet;
  const history = answerHistory(answer.question, releases.slice(0, releases.indexOf(release) + 1));
  return { page, proven: { answer, proof: proofOf(answer), release, history } };
}

/** The twin of an answer as JSON. Contract 22.2. */
export function jsonTwin(tool: Tool): APIRoute {
  return ({ url, site }) => {
    const { page, proven } = readResult(tool, url.search.slice(1));
    if (proven === null) {
      const text = JSON.stringify({ faults: faultsOf(page) }, null, 2);
      return refusal(400, 'application/json', `${text}\n`);
    }
    const { dataSet, isPinned } = page.form;
    const text = writeAnswerFile({ ...proven, dataSet, isPinned, site: String(site) });
    const { released, data_version } = proven.release.manifest;
    return twin(text, 'application/json', released, data_version);
  };
}

/** The twin of an answer that is a date, to subscribe to. Contract 22.3. */
export function calendarTwin(tool: Tool): APIRoute {
  return ({ url, site }) => {
    const { page, proven } = readResult(tool, url.search.slice(1));
    if (proven === null) {
      const lines = faultsOf(page).map(({ code, message }) => `${code}: ${message}\n`);
      return refusal(400, 'text/plain', lines.join(''));
    }
    const { answer, release, history } = proven;
    const { question } = answer;
    if (question.op === 'count' || question.op === 'is') {
      const message = 'Only a question that ends on a date is a deadline: write op=add.';
      return refusal(404, 'text/plain', `${message}\n`);
    }
    const pin = page.form.isPinned ? release.manifest.data_version : null;
    const absolute = (path: string) => new URL(path, String(site)).href;
    const text = writeDeadline(question, history, {
      page: absolute(resultPath(question, pin)),
      self: absolute(resultPath(question, pin, '.ics')),
    });
    return twin(text, 'text/calendar', deadlineChanged(history));
  };
}

/** What is wrong with a question, in English. */
function faultsOf({ tool, faults }: Result['page']) {
  const message = 'Nothing is asked: add the question, as in the address of a result';
  const field = tool === 'deadline' ? 'rule' : 'date';
  if (faults.length === 0) return [{ field, code: 'missing_parameter', message }];
  return faults.map((fault) => ({ ...fault, message: plain(fault.message) }));
}

/** A twin of a page; programs of any origin may read and keep it. Contract 22.1. */
export function twin(text: string, type: string, changed: string, version?: string): Response {
  return new Response(text, {
    headers: {
      'Content-Type': `${type}; charset=utf-8`,
      'Last-Modified': new Date(`${changed}T00:00:00Z`).toUTCString(),
      ...(version === undefined ? {} : { 'X-Data-Version': version }),
    },
  });
}

/** A reply of plain text or JSON that is not the alternate of a page. */
export function refusal(status: number, type: string, text: string): Response {
  return new Response(text, { status, headers: { 'Content-Type': `${type}; charset=utf-8` } });
}
