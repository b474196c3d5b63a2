import type { APIRoute } from 'astro';
import { calculatorPage } from '../site/calculator/calculator-page.ts';
import { resultPath } from '../site/calculator/question.ts';
import { ENGLISH_LOCALE, type Locale } from '../site/languages/locale.ts';
import { plain } from '../site/languages/localized.ts';
import { loadedReleases } from '../site/loaded-releases.ts';
import { writeAnswerFile } from '../site/proof/answer-file.ts';
import { writeDeadline } from '../site/proof/deadline.ts';
import { answerHistory, standingAnswer } from '../site/proof/history.ts';
import { type Proven, proofOf } from '../site/proof/proof-sheet.ts';
import { termPage } from '../site/terms/term-page.ts';

type Tool = 'calculator' | 'deadline';

/**
 * Answers the query of the calculator or of the deadline page; `proven` is null where nothing is
 * answered.
 * @param locale the language of the page; files are in English.
 */
export function readResult(tool: Tool, url: URL, locale: Locale = ENGLISH_LOCALE) {
  const loaded = loadedReleases();
  const query = url.search.slice(1);
  const page =
    tool === 'deadline'
      ? termPage(loaded, query, locale)
      : calculatorPage(loaded.dataSet, query, loaded.pinned, locale);
  const { answer, form } = page;
  if (answer === null) return { page, proven: null };
  const until = loaded.releases.indexOf(form.dataSet.release) + 1;
  const history = answerHistory(answer.question, loaded.releases.slice(0, until));
  const proven: Proven = { answer, proof: proofOf(answer), history };
  return { page, proven };
}

/** The alternate of an answer as JSON. Contract 22.2. */
export function jsonAlternate(tool: Tool): APIRoute {
  return ({ url, site }) => {
    const { page, proven } = readResult(tool, url);
    if (proven === null) {
      const text = JSON.stringify({ faults: faultsOf(page) }, null, 2);
      return refusal(400, 'application/json', `${text}\n`);
    }
    const text = writeAnswerFile(proven, page.form, String(site));
    const { released, data_version } = page.form.dataSet.release.manifest;
    return alternate(text, 'application/json', released, data_version);
  };
}

/** The alternate of an answer that is a date, to subscribe to. Contract 22.3. */
export function calendarAlternate(tool: Tool): APIRoute {
  return ({ url, site }) => {
    const { page, proven } = readResult(tool, url);
    if (proven === null) {
      const lines = faultsOf(page).map(({ code, message }) => `${code}: ${message}\n`);
      return refusal(400, 'text/plain', lines.join(''));
    }
    const { answer, history } = proven;
    const { question } = answer;
    if (question.op === 'count' || question.op === 'is') {
      const message = 'Only a question that ends on a date is a deadline: write op=add.';
      return refusal(404, 'text/plain', `${message}\n`);
    }
    const pin = page.form.isPinned ? page.form.dataSet.dataVersion : null;
    const absolute = (form: '/' | '.ics') => new URL(resultPath(question, pin, form), site).href;
    const text = writeDeadline(question, history, { page: absolute('/'), self: absolute('.ics') });
    return alternate(text, 'text/calendar', standingAnswer(history).release.manifest.released);
  };
}

/** What is wrong with a question, in English. */
function faultsOf({ tool, faults }: ReturnType<typeof readResult>['page']) {
  const message = 'Nothing is asked: add the question, as in the address of a result';
  const field = tool === 'deadline' ? 'rule' : 'date';
  if (faults.length === 0) return [{ field, code: 'missing_parameter', message }];
  return faults.map((fault) => ({ ...fault, message: plain(fault.message) }));
}

/** An alternate of a page; programs of any origin may read and keep it. Contract 22.1. */
export function alternate(text: string, type: string, changed: string, version?: string): Response {
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
