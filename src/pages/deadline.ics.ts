import type { APIRoute } from 'astro';
import { termPath } from '../site/proof/answer-address.ts';
import { deadlineChanged, writeDeadline } from '../site/proof/deadline.ts';
import { termDeadline } from '../site/proof/term-file.ts';
import { refusedTwin, twin } from './_result.ts';
import { readTerm } from './_term.ts';

export const prerender = false;

/** The last day of a term, to subscribe to. Contract 22.3. */
export const GET: APIRoute = ({ url, site }) => {
  const { page, proven } = readTerm(url.search.slice(1));
  if (proven === null) return refusedTwin('ics', page, 'rule');
  const { answer, release, history } = proven;
  const { question } = answer;
  const pin = page.form.isPinned ? release.manifest.data_version : null;
  const absolute = (path: string) => new URL(path, String(site)).href;
  const text = writeDeadline(termDeadline(question, history), history, {
    page: absolute(termPath(question, pin)),
    self: absolute(termPath(question, pin, '.ics')),
  });
  return twin(text, 'text/calendar', deadlineChanged(history));
};
