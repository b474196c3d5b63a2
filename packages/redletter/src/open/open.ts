import type { CountryArtifact } from '../../../../src/artifact/schema.ts';
import { formatIsoDate } from '../../../../src/calendar/day-number.ts';
import { RANGE_FIRST, RANGE_LAST } from '../../../../src/calendar/supported-range.ts';
import { openCountries } from '../named/library.ts';
import { RedletterError } from '../redletter-error.ts';
import type { Library, Release } from '../types.ts';
import { type Files, readArchive } from './read-archive.ts';
import { readCountry, readJson } from './read-country.ts';

export { RedletterError } from '../redletter-error.ts';
export type * from '../types.ts';

interface Manifest {
  readonly data_version: string;
  readonly released: string;
  /** The range; format 1 named none, and had the one of this package. */
  readonly first?: string;
  readonly last?: string;
  readonly files: readonly { readonly name: string; readonly sha256: string }[];
}

const [FIRST, LAST] = [formatIsoDate(RANGE_FIRST), formatIsoDate(RANGE_LAST)];
const MANIFEST = 'manifest.json';
const COUNTRY_FILE = /^[A-Z]{2}\.json$/;

/**
 * Opens another release: the archive of a release as the site gives it away
 * (`redletter-2026.11.2.tar.gz`), or the text of one country's file (`GB.json`). Of an archive every
 * file is compared with the hash that its manifest names.
 * @throws RedletterError with `invalid_release`, in words.
 */
export async function open(source: ArrayBuffer | Uint8Array | Blob | string): Promise<Library> {
  if (typeof source === 'string') {
    const country = readCountry(readJson(source, 'The text'), 'The text');
    return openAll(null, [country]);
  }
  const buffer = source instanceof Blob ? await source.arrayBuffer() : source;
  const files = await readArchive(buffer instanceof Uint8Array ? buffer : new Uint8Array(buffer));
  if (files === null)
    throw invalid('The file is no archive of a release: take the .tar.gz of /data/.');
  const manifest = readManifest(files);
  const countries: CountryArtifact[] = [];
  for (const { name, sha256 } of manifest.files) {
    const bytes = files.get(name);
    if (bytes === undefined) throw invalid(`${name} is missing in the archive.`);
    if ((await hashOf(bytes)) !== sha256) throw invalid(`${name} differs from its manifest.`);
    if (COUNTRY_FILE.test(name)) countries.push(readCountry(readJson(decode(bytes), name), name));
  }
  if (countries.length === 0) throw invalid('The archive holds no country.');
  const { data_version: version, released } = manifest;
  return openAll({ version, released, first: FIRST, last: LAST }, countries);
}

function openAll(release: Release | null, countries: readonly CountryArtifact[]): Library {
  const sorted = countries.toSorted((a, b) => (a.country < b.country ? -1 : 1));
  return openCountries(release, new Map(sorted.map((each) => [each.country, () => each])));
}

function readManifest(files: Files): Manifest {
  const bytes = files.get(MANIFEST);
  if (bytes === undefined) throw invalid(`The archive holds no ${MANIFEST}.`);
  const manifest = readJson(decode(bytes), MANIFEST) as Partial<Manifest> | null;
  const isWhole =
    typeof manifest?.data_version === 'string' &&
    typeof manifest.released === 'string' &&
    Array.isArray(manifest.files);
  if (!isWhole) throw invalid(`${MANIFEST} has another form than this version reads.`);
  const { first = FIRST, last = LAST } = manifest;
  // Contract 20.3: no release is asked about dates beyond its range.
  if (first !== FIRST || last !== LAST) {
    throw invalid(`The release has another range than ${FIRST} to ${LAST}: take another version.`);
  }
  return manifest as Manifest;
}

function decode(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}

async function hashOf(bytes: Uint8Array): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', bytes.slice());
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function invalid(message: string): RedletterError {
  return new RedletterError('invalid_release', message);
}
