import type { APIRoute } from 'astro';
import { writeTermFile } from '../site/proof/term-file.ts';
import { refusedTwin, twin } from './_result.ts';
import { readTerm } from './_term.ts';

export const prerender = false;

/** The last day of a term as JSON. Contract 22.2. */
export const GET: APIRoute = ({ url, site }) => {
  const { page, proven } = readTerm(url.search.slice(1));
  if (proven === null) return refusedTwin('json', page, 'rule');
  const { answer, release, history } = proven;
  const { isPinned } = page.form;
  const text = writeTermFile(answer, history, { release, isPinned, site: String(site) });
  const { released, data_version } = release.manifest;
  return twin(text, 'application/json', released, data_version);
};
