import type { APIRoute } from 'astro';
import { loadedReleases } from '../../site/loaded-releases.ts';
import { writeYearCsv, writeYearJson, writeYearMarkdown } from '../../site/year/year-files.ts';
import { readYearOf } from '../_place.ts';

// Decision 46: made on demand.
export const prerender = false;

const FORMS: Readonly<Record<string, readonly [type: string, write: typeof writeYearMarkdown]>> = {
  csv: ['text/csv; charset=utf-8', writeYearCsv],
  json: ['application/json', writeYearJson],
  md: ['text/markdown; charset=utf-8', writeYearMarkdown],
};

/** A year of a country or a region as a file for programs. */
export const GET: APIRoute = ({ params, site, url }) => {
  const found = readYearOf(url.pathname);
  const form = FORMS[params.form ?? ''];
  if (found === null || form === undefined) return new Response(null, { status: 404 });
  const { dataVersion } = loadedReleases().dataSet;
  const [type, write] = form;
  const text = write(found.place, found.year, dataVersion, String(site));
  return new Response(text, { headers: { 'Content-Type': type } });
};
