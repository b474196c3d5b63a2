import { DATA_LICENCE } from '../../artifact/licence.ts';
import type { Manifest } from '../../artifact/manifest.ts';
import { type FileForm, GIVEN_FILES } from './given-files.ts';
import type { TableFile } from './table-files.ts';
import { daySchema, sheetSchema, type TableSchema } from './table-schema.ts';

type Described = Pick<Manifest, 'data_version' | 'released' | 'first' | 'last'>;

/**
 * The tables of a release as a Data Package 2.0, for programs that read one: what the files are, their
 * hashes, and what each column holds. https://datapackage.org/standard/data-package/, Contract 23.5.
 * @param files those that are given away of the release, each found by its name.
 * @param site the origin, with its trailing slash.
 */
export function dataPackage(
  manifest: Described,
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
    resources: GIVEN_FILES.map((form) => {
      const file = files.find(({ name }) => name === form.name);
      if (file === undefined) throw new Error(`${form.name} is not among the files`);
      return resourceOf(form, file, manifest);
    }),
  };
}

function resourceOf(
  { name, format, mediaType, isGzipped }: FileForm,
  { bytes, sha256 }: TableFile,
  range: Described,
): object {
  const isDays = name.startsWith('days.');
  const schema: TableSchema = isDays ? daySchema(range) : sheetSchema(range);
  return {
    // Two resources cannot have one name, and three are the same table.
    name: isDays ? `days-${format}` : 'holidays',
    type: 'table',
    title: isDays ? `One row a calendar and day (${format})` : 'Dates with a holiday',
    path: name,
    format,
    mediatype: mediaType,
    ...(isGzipped && { compression: 'gz' }),
    ...(format === 'csv' && { encoding: 'utf-8' }),
    bytes: bytes.length,
    hash: `sha256:${sha256}`,
    ...(format === 'sqlite' && { dialect: { table: 'days' } }),
    schema,
  };
}
