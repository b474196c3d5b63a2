import type { APIRoute } from 'astro';
import { openShelf } from '../../../site/shelf.ts';
import { holidaySheet } from '../../../site/tables/sheet.ts';

/** Only the newest release has it: Decision 35. */
export const getStaticPaths = () => [{ params: { version: openShelf().dataSet.dataVersion } }];

/** Dates with a holiday, for the functions of a spreadsheet. */
export const GET: APIRoute = () =>
  new Response(holidaySheet(openShelf().dataSet), { headers: { 'Content-Type': 'text/csv' } });
