import type { APIRoute } from 'astro';
import { writeYearCsv } from '../../site/year/year-files.ts';
import { readYearOf } from '../_place.ts';

// Decision 46: made when it is first asked for.
export const prerender = false;

export const GET: APIRoute = ({ url }) => {
  const found = readYearOf(url.pathname);
  if (found === null) return new Response(null, { status: 404 });
  return new Response(writeYearCsv(found.place, found.year), {
    headers: { 'Content-Type': 'text/csv; charset=utf-8' },
  });
};
