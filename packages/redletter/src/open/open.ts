import { rangeOf } from '../../../../src/artifact/calendars.ts';
import type { RuleRecord } from '../../../../src/artifact/rules/rule-schema.ts';
import type { CountryArtifact } from '../../../../src/artifact/schema.ts';
import { formatIsoDate, parseIsoDate } from '../../../../src/calendar/day-number.ts';
import { type DayRange, SUPPORTED_RANGE } from '../../../../src/calendar/supported-range.ts';
import { RANGE_WORDS } from '../../../../src/calendar/year-words.ts';
import { openLibrary } from '../named/library.ts';
import { RedletterError } from '../redletter-error.ts';
import type { Library, Release } from '../types.ts';
import { type Files, readArchive } from './read-archive.ts';
import { readCountry, readJson } from './read-country.ts';

export { RedletterError } from '../redletter-error.ts';
export type * from '../types.ts';

interface Manifest {
  readonly data_version: string;
  readonly released: string;
  /** The range; format 1 named none, and had that of this package. */
  readonly first?: string;
  readonly last?: string;
  readonly files: readonly { readonly name: string; readonly sha256: string }[];
}

export interface OpenOptions {
  /** The expected SHA-256 of the source in hexadecimal, as `sha256sum` prints it. */
  readonly sha256?: string;
}

const SHA256 = /^[0-9a-f]{64}$/i;
const MANIFEST = 'manifest.json';
/** The file of a country or calendar of money. */
const COUNTRY_FILE = /^([A-Z]{2}|T2|US-FED)\.json$/;
const RULES_FILE = 'rules.json';

/**
 * Opens another release: its archive from the site (`redletter-2026.11.2.tar.gz`), or the text of
 * one country's file (`GB.json`). It compares every file of an archive with the hash in its
 * manifest, and answers for the dates that its range and this package's have in common. The
 * manifest does not cover itself: for a source you do not trust, pass the expected hash.
 * @throws RedletterError with `invalid_release`, in words.
 */
export async function open(
  source: ArrayBuffer | Uint8Array | Blob | string,
  { sha256 }: OpenOptions = {},
): Promise<Library> {
  if (sha256 !== undefined && !SHA256.test(sha256)) {
    throw invalid('The sha256 that is expected must be 64 hexadecimal digits.');
  }
  const expect = async (bytes: Uint8Array) => {
    if (sha256 === undefined) return;
    const found = await hashOf(bytes);
    if (found !== sha256.toLowerCase()) {
      throw invalid(`The SHA-256 of the source is ${found}, and another one is expected.`);
    }
  };
  if (typeof source === 'string') {
    await expect(new TextEncoder().encode(source));
    const country = readCountry(readJson(source, 'The text'), 'The text');
    return openAll(null, [country], SUPPORTED_RANGE, []);
  }
  const buffer = source instanceof Blob ? await source.arrayBuffer() : source;
  const bytes = buffer instanceof Uint8Array ? buffer : new Uint8Array(buffer);
  await expect(bytes);
  const files = await readArchive(bytes);
  if (files === null)
    throw invalid('The file is no archive of a release: take the .tar.gz of /data/.');
  const manifest = readManifest(files);
  const countries: CountryArtifact[] = [];
  let rules: readonly RuleRecord[] = [];
  for (const { name, sha256: hash } of manifest.files) {
    const held = files.get(name);
    if (held === undefined) throw invalid(`${name} is missing in the archive.`);
    if ((await hashOf(held)) !== hash) throw invalid(`${name} differs from its manifest.`);
    if (name === RULES_FILE) {
      ({ rules } = readJson(decode(held), name) as { rules: readonly RuleRecord[] });
    }
    if (COUNTRY_FILE.test(name)) countries.push(readCountry(readJson(decode(held), name), name));
  }
  if (countries.length === 0) throw invalid('The archive holds no country.');
  const { data_version: version, released } = manifest;
  const range = readRange(manifest);
  const [first, last] = [formatIsoDate(range.first), formatIsoDate(range.last)];
  return openAll({ version, released, first, last }, countries, range, rules);
}

function openAll(
  release: Release | null,
  countries: readonly CountryArtifact[],
  range: DayRange,
  rules: readonly RuleRecord[],
): Library {
  const sorted = countries.toSorted((a, b) => (a.country < b.country ? -1 : 1));
  return openLibrary(
    release,
    sorted.map((each) => [each.country, () => each]),
    range,
    rules,
  );
}

function readManifest(files: Files): Manifest {
  const bytes = files.get(MANIFEST);
  if (bytes === undefined) throw invalid(`The archive holds no ${MANIFEST}.`);
  const manifest = readJson(decode(bytes), MANIFEST) as Partial<Manifest> | null;
  const isWhole =
    typeof manifest?.data_version === 'string' &&
    typeof manifest.released === 'string' &&
    Array.isArray(manifest.files) &&
    manifest.files.every(
      (file: Partial<Manifest['files'][number]> | null) =>
        typeof file?.name === 'string' && typeof file.sha256 === 'string',
    );
  if (!isWhole) throw invalid(`${MANIFEST} has another form than this version reads.`);
  return manifest as Manifest;
}

/** Contract 20.3: no release is asked about dates beyond its range. */
function readRange({ first, last }: Manifest): DayRange {
  if (first === undefined && last === undefined) return SUPPORTED_RANGE;
  if (parseIsoDate(String(first)) === null || parseIsoDate(String(last)) === null) {
    throw invalid(`${MANIFEST} names an invalid range: first and last are dates.`);
  }
  const range = rangeOf({ first: String(first), last: String(last) });
  if (range.first <= range.last) return range;
  throw invalid(`The release has no date of ${RANGE_WORDS}: take another version of the package.`);
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
