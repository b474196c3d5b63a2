import type { APIRoute } from 'astro';
import { resultPath } from '../site/proof/answer-address.ts';
import { countedDeadline, deadlineChanged, writeDeadline } from '../site/proof/deadline.ts';
import { readResult, refusal, refusedTwin, twin } from './_result.ts';

export const prerender = false;

/** The date that a question leads to, to subscribe to. Contract 22.3. */
export const GET: APIRoute = ({ url, site }) => {
  const { page, proven } = readResult(url.search.slice(1));
  if (proven === null) return refusedTwin('ics', page, 'date');
  const { answer, release, history } = proven;
  const { question } = answer;
  if (question.op !== 'add') {
    const message = 'Only a question that ends on a date is a deadline: write op=add.';
    return refusal(404, 'text/plain', `${message}\n`);
  }
  const pin = page.form.isPinned ? release.manifest.data_version : null;
  const absolute = (path: string) => new URL(path, String(site)).href;
  const text = writeDeadline(countedDeadline(question), history, {
    page: absolute(resultPath(question, pin)),
    self: absolute(resultPath(question, pin, '.ics')),
  });
  return twin(text, 'text/calendar', deadlineChanged(history));
};
