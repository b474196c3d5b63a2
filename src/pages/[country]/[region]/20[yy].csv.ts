import type { APIRoute } from 'astro';
import { writeYearCsv } from '../../../site/year/year-files.ts';
import { readYearOf } from '../../_place.ts';

export const prerender = false;

/** The list of a region's year as a table, for spreadsheets. */
export const GET: APIRoute = ({ url }) => {
  const found = readYearOf(url.pathname);
  if (found === null) return new Response(null, { status: 404 });
  return new Response(writeYearCsv(found.place, found.year), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
    },
  });
};
