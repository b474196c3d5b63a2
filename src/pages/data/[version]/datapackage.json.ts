import { createHash } from 'node:crypto';
import type { APIRoute } from 'astro';
import { openShelf } from '../../../site/shelf.ts';
import { dataPackage } from '../../../site/tables/data-package.ts';
import { holidaySheet } from '../../../site/tables/sheet.ts';
import { releasedTables } from '../../_made-files.ts';

/** Only the newest release has one, as it has tables: Decision 35. */
export const getStaticPaths = () => [{ params: { version: openShelf().dataSet.dataVersion } }];

/** What the tables of the release are, for programs. */
export const GET: APIRoute = async ({ site }) => {
  const { dataSet } = openShelf();
  const sheet = Buffer.from(holidaySheet(dataSet));
  const files = [
    ...(await releasedTables()),
    {
      name: 'holidays.csv',
      bytes: sheet,
      sha256: createHash('sha256').update(sheet).digest('hex'),
    },
  ];
  const described = dataPackage(dataSet.release.manifest, files, String(site));
  return new Response(`${JSON.stringify(described, null, 2)}\n`, {
    headers: { 'Content-Type': 'application/json' },
  });
};
