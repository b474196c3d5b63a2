import type { APIRoute } from 'astro';
import type { SupportedYear } from '../../calendar/supported-range.ts';
import type { Place } from '../../site/places/places.ts';
import { openShelf } from '../../site/shelf.ts';
import { writeYearCsv, writeYearJson, writeYearMarkdown } from '../../site/year/year-files.ts';
import { readYearOf } from '../_place.ts';

// Decision 46: made on demand.
export const prerender = false;

type Write = (place: Place, year: SupportedYear, version: string, site: string) => string;

const FORMS: Readonly<Record<string, { readonly type: string; readonly write: Write }>> = {
  csv: { type: 'text/csv; charset=utf-8', write: writeYearCsv },
  json: { type: 'application/json', write: writeYearJson },
  md: { type: 'text/markdown; charset=utf-8', write: writeYearMarkdown },
};

/** A year of a country or a region as a file for programs. */
export const GET: APIRoute = ({ params, site, url }) => {
  const found = readYearOf(url.pathname);
  const form = FORMS[params.form ?? ''];
  if (found === null || form === undefined) return new Response(null, { status: 404 });
  const { dataVersion } = openShelf().dataSet;
  const text = form.write(found.place, found.year, dataVersion, String(site));
  return new Response(text, { headers: { 'Content-Type': form.type } });
};
