import { DATA_LICENCE } from '../../artifact/licence.ts';
import type { Release } from '../../artifact/load-release.ts';
import type { Manifest } from '../../artifact/manifest.ts';
import { archiveName } from '../data/release-archive.ts';
import type { Node } from '../year/structured-data.ts';
import type { TableFile } from './table-files.ts';
import { COLUMNS, SHEET_COLUMNS, tableSchema } from './table-schema.ts';

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  parquet: 'application/vnd.apache.parquet',
  sqlite: 'application/vnd.sqlite3',
  csv: 'text/csv',
};

/**
 * The tables of a release in every form, and its dates with a holiday; `format` and `mediaType` are
 * those before compression. Contract 23.1.
 */
const GIVEN_FILES = ['days.parquet', 'days.sqlite.gz', 'days.csv.gz', 'holidays.csv'].map(
  (name) => {
    const [stem, format = '', gz] = name.split('.');
    const mediaType = MEDIA_TYPES[format] ?? '';
    return { name, isDays: stem === 'days', format, mediaType, isGzipped: gz !== undefined };
  },
);

/**
 * The tables of a release as a Data Package 2.0: the files, their hashes and what each column holds.
 * https://datapackage.org/standard/data-package/, Contract 23.5.
 * @param site the origin, with its trailing slash.
 * @throws Error when a file is missing.
 */
export function dataPackage(
  manifest: Pick<Manifest, 'data_version' | 'released' | 'first' | 'last'>,
  files: readonly TableFile[],
  site: string,
): object {
  const { data_version: version, released } = manifest;
  const address = (path: string) => new URL(path, site).href;
  return {
    $schema: 'https://datapackage.org/profiles/2.0/datapackage.json',
    name: 'redletter-business-days',
    title: `Redletter: business days as tables, release ${version}`,
    description: 'Business days, weekends and holidays, one row a calendar and day.',
    homepage: address('/data/tables/'),
    version,
    created: `${released}T00:00:00Z`,
    keywords: ['business days', 'public holidays', 'calendar'],
    contributors: [{ title: 'Redletter', path: site, roles: ['creator'] }],
    licenses: [{ name: DATA_LICENCE.id, path: DATA_LICENCE.url, title: DATA_LICENCE.name }],
    sources: [
      { title: `Redletter, data release ${version}`, path: address(`/data/${version}/`), version },
      { title: 'The laws and official lists behind it', path: address('/about/sources/') },
    ],
    resources: GIVEN_FILES.map(({ name, isDays, format, mediaType, isGzipped }) => {
      const file = files.find((each) => each.name === name);
      if (file === undefined) throw new Error(`${name} is not among the files`);
      return {
        // Two resources cannot share a name, and three of them are the same table.
        name: isDays ? `days-${format}` : 'holidays',
        type: 'table',
        title: isDays ? `One row a calendar and day (${format})` : 'Dates with a holiday',
        path: name,
        format,
        mediatype: mediaType,
        ...(isGzipped && { compression: 'gz' }),
        ...(format === 'csv' && { encoding: 'utf-8' }),
        bytes: file.bytes.length,
        hash: `sha256:${file.sha256}`,
        ...(format === 'sqlite' && { dialect: { table: 'days' } }),
        schema: tableSchema(isDays ? COLUMNS : SHEET_COLUMNS, manifest),
      };
    }),
  };
}

/**
 * schema.org Dataset of a release with its archive and its tables, for the engines that search for data.
 * @param swhid of the release's folder.
 * @param site the origin, with its trailing slash.
 */
export function releaseNode({ manifest, countries }: Release, swhid: string, site: string): Node {
  const { data_version: version, released, first, last } = manifest;
  const address = (path: string) => new URL(path, site).href;
  const download = (name: string, path: string, encodingFormat: readonly string[]): Node => ({
    '@type': 'DataDownload',
    name,
    encodingFormat,
    contentUrl: address(path),
  });
  return {
    '@type': 'Dataset',
    name: 'Redletter: public holidays and business days',
    description:
      'Public holidays and business days of countries and their regions, each date with the law or ' +
      'official list that it rests on. Every release is a folder of files that never change.',
    url: address('/data/'),
    identifier: swhid,
    version,
    datePublished: released,
    dateModified: released,
    license: DATA_LICENCE.url,
    isAccessibleForFree: true,
    creator: { '@type': 'Organization', name: 'Redletter', url: site },
    keywords: ['public holidays', 'business days', 'bank holidays', 'calendar'],
    temporalCoverage: `${first}/${last}`,
    spatialCoverage: countries.map(({ name }) => name),
    distribution: [
      download('All files of the release', `/data/${archiveName(version)}.tar.gz`, [
        'application/gzip',
      ]),
      ...GIVEN_FILES.map(({ name, mediaType, isGzipped }) => {
        const formats = isGzipped ? [mediaType, 'application/gzip'] : [mediaType];
        return download(name, `/data/${version}/${name}`, formats);
      }),
    ],
  };
}
