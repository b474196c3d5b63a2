import type { APIRoute } from 'astro';
import { resultPath } from '../site/proof/answer-address.ts';
import { deadlineChanged, writeDeadline } from '../site/proof/deadline.ts';
import { faultsOf, readResult, twin } from './_result.ts';

export const prerender = false;

/** The date that a question leads to, to subscribe to. Contract 22.3. */
export const GET: APIRoute = ({ url, site }) => {
  const { page, proven } = readResult(url.search.slice(1));
  if (proven === null) {
    return told(
      400,
      faultsOf(page)
        .map(({ code, message }) => `${code}: ${message}`)
        .join('\n'),
    );
  }
  const { answer, release, history } = proven;
  const { question } = answer;
  if (question.op !== 'add') {
    return told(404, 'Only a question that ends on a date is a deadline: write op=add.');
  }
  const pin = page.form.isPinned ? release.manifest.data_version : null;
  const absolute = (path: string) => new URL(path, String(site)).href;
  const text = writeDeadline(question, history, {
    page: absolute(resultPath(question, pin)),
    self: absolute(resultPath(question, pin, '.ics')),
  });
  return twin(text, 'text/calendar', deadlineChanged(history));
};

function told(status: number, message: string): Response {
  return new Response(`${message}\n`, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
