import type { APIRoute } from 'astro';
import { openShelf } from '../../../site/shelf.ts';
import { TABLE_FORMS } from '../../../site/tables/table-files.ts';
import { releasedTables } from '../../_made-files.ts';

/** Only the newest release has tables: Decision 35. */
export const getStaticPaths = () => {
  const version = openShelf().dataSet.dataVersion;
  // The tables take long: started with the first page, they are awaited with the last.
  void releasedTables();
  return TABLE_FORMS.map((form) => ({ params: { version, form } }));
};

/** The table of the release: one row for each calendar and day. */
export const GET: APIRoute = async ({ params: { form = '' } }) => {
  const file = (await releasedTables()).find(({ name }) => name === `days.${form}`);
  if (file === undefined) return new Response(null, { status: 404 });
  return new Response(new Uint8Array(file.bytes), {
    headers: { 'Content-Type': 'application/octet-stream' },
  });
};
