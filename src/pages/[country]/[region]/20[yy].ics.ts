import type { APIRoute } from 'astro';
import { yearFeed } from '../../_calendar-file.ts';
import { readYearOf } from '../../_place.ts';

// Decision 46: made when it is first asked for.
export const prerender = false;

export const GET: APIRoute = ({ url, site }) => {
  const found = readYearOf(url.pathname);
  if (found === null) return new Response(null, { status: 404 });
  return yearFeed(found.place, found.year, String(site));
};
