import type { APIRoute } from 'astro';
import { openPages, twinOf } from './docs/_reference.ts';

/** The Markdown alternate of `/docs/`. */
export const GET: APIRoute = async () => {
  const [overview] = await openPages();
  if (overview === undefined) throw new Error('the reference has no pages');
  return twinOf(overview);
};
