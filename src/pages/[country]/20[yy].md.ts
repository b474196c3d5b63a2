import type { APIRoute } from 'astro';
import { yearMarkdown } from '../_markdown-file.ts';
import { readYearOf } from '../_place.ts';

// Decision 46: made when it is first asked for.
export const prerender = false;

export const GET: APIRoute = ({ site, url }) => {
  const found = readYearOf(url.pathname);
  if (found === null) return new Response(null, { status: 404 });
  return yearMarkdown(found.place, found.year, String(site));
};
