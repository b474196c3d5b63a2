import type { APIRoute } from 'astro';
import { openShelf } from '../../site/shelf.ts';
import { writeYearJson } from '../../site/year/year-files.ts';
import { readYearOf } from '../_place.ts';

// Decision 46: made when it is first asked for.
export const prerender = false;

export const GET: APIRoute = ({ url }) => {
  const found = readYearOf(url.pathname);
  if (found === null) return new Response(null, { status: 404 });
  const { dataVersion } = openShelf().dataSet;
  return new Response(writeYearJson(found.place, found.year, dataVersion), {
    headers: { 'Content-Type': 'application/json' },
  });
};
