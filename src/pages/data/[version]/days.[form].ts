import type { APIRoute } from 'astro';
import { openShelf } from '../../../site/shelf.ts';
import { type TableFile, tableFiles } from '../../../site/tables/table-files.ts';

/** Of the newest release alone: Decision 35. */
export const getStaticPaths = () => {
  const { dataSet } = openShelf();
  return tableFiles(dataSet).map((file) => ({
    params: { version: dataSet.dataVersion, form: file.name.replace(/^days\./, '') },
    props: { file },
  }));
};

/** The table of the release: a row a calendar and day. */
export const GET: APIRoute<{ file: TableFile }> = ({ props: { file } }) =>
  new Response(new Uint8Array(file.bytes), {
    headers: { 'Content-Type': 'application/octet-stream' },
  });
