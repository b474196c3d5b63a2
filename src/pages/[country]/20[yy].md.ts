import type { APIRoute } from 'astro';
import { yearMarkdown } from '../_markdown-file.ts';
import { readPlaceYear } from '../_place-year.ts';

// Decision 42: made when it is first asked for.
export const prerender = false;

export const GET: APIRoute = ({ params, site }) => {
  const found = readPlaceYear(params);
  if (found === null) return new Response(null, { status: 404 });
  return yearMarkdown(found.place, found.year, String(site));
};
