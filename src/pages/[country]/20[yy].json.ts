import type { APIRoute } from 'astro';
import { openShelf } from '../../site/shelf.ts';
import { writeYearJson } from '../../site/year/year-files.ts';
import { readPlaceYear } from '../_place-year.ts';

// Decision 42: made when it is first asked for.
export const prerender = false;

export const GET: APIRoute = ({ params }) => {
  const found = readPlaceYear(params);
  if (found === null) return new Response(null, { status: 404 });
  const { dataVersion } = openShelf().dataSet;
  return new Response(writeYearJson(found.place, found.year, dataVersion), {
    headers: { 'Content-Type': 'application/json' },
  });
};
