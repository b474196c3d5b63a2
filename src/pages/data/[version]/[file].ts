import { createHash } from 'node:crypto';
import type { APIRoute } from 'astro';
import { publishedFiles } from '../../../site/data/published-files.ts';
import { loadedReleases } from '../../../site/loaded-releases.ts';
import { dataPackage } from '../../../site/tables/data-package.ts';
import { holidaySheet } from '../../../site/tables/sheet.ts';
import { TABLE_FORMS } from '../../../site/tables/table-files.ts';
import { fileReply } from '../../_file.ts';
import { offeredPackages, releasedTables } from '../../_made-files.ts';

/** Makes a file for a site at an address. */
type Make = (site: string) => Promise<string | Uint8Array> | string | Uint8Array;

/** The files of every release as released; of the newest, tables and packages too. Decision 35. */
export const getStaticPaths = async () => {
  const { releases, folder, dataSet } = loadedReleases();
  const pathOf = (version: string, file: string, make: Make) => ({
    params: { version, file },
    props: { make },
  });
  // The tables take long: started with the first page, they are awaited with the last.
  void releasedTables();
  const packages = await offeredPackages();
  const made: readonly (readonly [name: string, make: Make])[] = [
    ...packages.map(({ name, bytes }) => [name, () => bytes] as const),
    ['holidays.csv', () => holidaySheet(dataSet)],
    ['datapackage.json', describeTables],
    ...TABLE_FORMS.map((form, index) => {
      const make = async () => (await releasedTables())[index]?.bytes ?? '';
      return [`days.${form}`, make] as const;
    }),
  ];
  return [
    ...releases.flatMap((release) =>
      publishedFiles(folder, release).map(({ name, bytes }) =>
        pathOf(release.manifest.data_version, name, () => bytes),
      ),
    ),
    ...made.map(([name, make]) => pathOf(dataSet.dataVersion, name, make)),
  ];
};

const TYPES: Readonly<Record<string, string>> = { csv: 'text/csv', json: 'application/json' };

export const GET: APIRoute<{ make: Make }> = async ({ params, props: { make }, site }) => {
  const body = await make(String(site));
  const ending = params.file?.split('.').at(-1) ?? '';
  const type = TYPES[ending] ?? 'application/octet-stream';
  return fileReply(typeof body === 'string' ? body : new Uint8Array(body), type);
};

async function describeTables(site: string): Promise<string> {
  const { dataSet } = loadedReleases();
  const bytes = Buffer.from(holidaySheet(dataSet));
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const files = [...(await releasedTables()), { name: 'holidays.csv', bytes, sha256 }];
  return `${JSON.stringify(dataPackage(dataSet.release.manifest, files, site), null, 2)}\n`;
}
