import type { APIRoute } from 'astro';
import { writeAnswerFile } from '../site/proof/answer-file.ts';
import { readResult, refusedTwin, twin } from './_result.ts';

export const prerender = false;

/** A result as JSON. Contract 22.2. */
export const GET: APIRoute = ({ url, site }) => {
  const { page, proven } = readResult(url.search.slice(1));
  if (proven === null) return refusedTwin('json', page, 'date');
  const { answer, release, history } = proven;
  const { question } = answer;
  const { isPinned } = page.form;
  const text = writeAnswerFile({
    ...{ question, result: answer, history, release, isPinned },
    site: String(site),
  });
  const { released, data_version } = release.manifest;
  return twin(text, 'application/json', released, data_version);
};
