import type { APIRoute } from 'astro';
import { openShelf } from '../../../site/shelf.ts';
import { writeYearJson } from '../../../site/year/year-files.ts';
import { readYearOf } from '../../_place.ts';

export const prerender = false;

/** The list of a region's year as JSON. */
export const GET: APIRoute = ({ url }) => {
  const found = readYearOf(url.pathname);
  if (found === null) return new Response(null, { status: 404 });
  const { dataVersion } = openShelf().dataSet;
  return new Response(writeYearJson(found.place, found.year, dataVersion), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
    },
  });
};
