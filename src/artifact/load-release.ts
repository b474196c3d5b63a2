import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'zod';
import { isMoney } from './codes.ts';
import { compareDataVersions, parseDataVersion } from './data-version.ts';
import { type Manifest, manifestSchema, type ReleaseFile } from './manifest.ts';
import { type RuleRecord, rulesFileSchema } from './rules/rule-schema.ts';
import {
  type ChangesFile,
  type CountryArtifact,
  changesFileSchema,
  countryArtifactSchema,
  type SecondOpinionFile,
  secondOpinionFileSchema,
} from './schema.ts';
import { TRANSLATION_FILE, type Translation, translationSchema } from './words/translation.ts';

/** A release that was read and verified: every byte is unchanged (Decision 17). */
export interface Release {
  readonly manifest: Manifest;
  /** SHA-256 of `manifest.json` itself, hex. */
  readonly manifestSha256: string;
  /** Sorted by country code. */
  readonly countries: readonly CountryArtifact[];
  /** Calendars of money, by code; in releases from 2026.11.7 on. `/v1` does not serve them. */
  readonly money: readonly CountryArtifact[];
  readonly changes: ChangesFile;
  readonly secondOpinion: SecondOpinionFile;
  /** Sorted by language; empty for releases up to 2026.11.6. */
  readonly translations: readonly Translation[];
  /** The term rules, sorted by id; empty for releases that have none. */
  readonly rules: readonly RuleRecord[];
}

/** The files of a release that come from one source file each. */
export function filesOf({ countries, money }: Release): readonly CountryArtifact[] {
  return [...countries, ...money];
}

/** A release that cannot be trusted: which file, and what is wrong with it. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError';
  /** `EX_CONFIG` of sysexits: a restart does not help. */
  readonly exitCode = 78;
}

/** The files of a release that are not country artifacts. */
const CHANGES = 'changes.json';
const SECOND_OPINION = 'second-opinion.json';
export const RULES = 'rules.json';
const MANIFEST = 'manifest.json';
const RESTORE = 'restore it from version control';

/** All released data versions below `artifactsDir`, oldest first. */
export function listReleases(artifactsDir: string): string[] {
  let names: string[];
  try {
    names = readdirSync(artifactsDir);
  } catch (cause) {
    throw new ReleaseError(`${artifactsDir}: cannot be read`, { cause });
  }
  return names.filter((name) => parseDataVersion(name) !== null).sort(compareDataVersions);
}

/**
 * The data versions up to the served one, oldest first.
 * @param served null: the newest.
 * @throws ReleaseError when no release has that name.
 */
export function listServedReleases(artifactsDir: string, served: string | null): string[] {
  const all = listReleases(artifactsDir);
  if (served === null) return all;
  if (all.includes(served)) return all.slice(0, all.indexOf(served) + 1);
  const known = all.slice(-5).join(', ');
  throw new ReleaseError(
    `DATA_VERSION: ${artifactsDir} holds no release ${served}; write one that is there: ${known}`,
  );
}

/**
 * Reads and verifies the served release and its chain: oldest first, the served one last. An older
 * `served` hides the releases after it.
 * @param served its name; null: the newest.
 * @throws ReleaseError when there is none, when it is damaged, or the chain is broken.
 */
export function loadServedChain(artifactsDir: string, served: string | null) {
  const chain = readChain(artifactsDir, served);
  const last = chain.at(-1);
  if (last === undefined) throw new ReleaseError(`${artifactsDir}: holds no release`);
  return { release: loadRelease(join(artifactsDir, last.manifest.data_version)), chain };
}

/** Reads the newest release below `artifactsDir`, verified as in `loadServedChain`. */
export function loadNewestRelease(artifactsDir: string): Release {
  return loadServedChain(artifactsDir, null).release;
}

/**
 * Reads and verifies the releases below `artifactsDir` and their chain, oldest first.
 * @param served the last to read; null: the newest.
 * @throws ReleaseError when one is damaged, or the chain is broken.
 */
export function loadReleases(artifactsDir: string, served: string | null = null): Release[] {
  const known: KnownFiles = new Map();
  return readChain(artifactsDir, served).map(({ manifest }) =>
    loadRelease(join(artifactsDir, manifest.data_version), known),
  );
}

/** Parsed files by SHA-256: successive releases share most of them. */
type KnownFiles = Map<string, unknown>;

/** A manifest and its SHA-256, hex. */
export type Chained = Pick<Release, 'manifest' | 'manifestSha256'>;

/**
 * Reads the manifests of all releases, oldest first. Each names the one before it and, from
 * format 2 on, its hash, so that later manifests show whether an earlier one was altered
 * (Decision 17).
 * @param served the last to read; null: the newest.
 * @throws ReleaseError when one was altered, left out, inserted or renamed.
 */
export function readChain(artifactsDir: string, served: string | null = null): Chained[] {
  const chain: Chained[] = [];
  const hashes = new Map<string, string>();
  for (const version of listServedReleases(artifactsDir, served)) {
    const path = join(artifactsDir, version, MANIFEST);
    const link = readManifest(path);
    const { manifest } = link;
    const before = chain.at(-1)?.manifest;
    if (manifest.data_version !== version) {
      throw new ReleaseError(`${path}: is the manifest of ${manifest.data_version}; ${RESTORE}`);
    }
    if (manifest.previous !== (before?.data_version ?? null)) {
      throw new ReleaseError(
        `${path}: follows ${manifest.previous ?? 'nothing'}, and ${before?.data_version ?? 'nothing'} stands before it; ${RESTORE}`,
      );
    }
    if (before !== undefined && manifest.released < before.released) {
      throw new ReleaseError(`${path}: was released before ${before.data_version}; ${RESTORE}`);
    }
    for (const { data_version, manifest_sha256 } of manifest.links) {
      if (hashes.get(data_version) === manifest_sha256) continue;
      const altered = join(artifactsDir, data_version, MANIFEST);
      throw new ReleaseError(`${altered}: is not the one that ${version} vouches for; ${RESTORE}`);
    }
    hashes.set(version, link.manifestSha256);
    chain.push(link);
  }
  return chain;
}

function readManifest(path: string): Chained {
  const bytes = read(path);
  return { manifest: parse(manifestSchema, bytes, path), manifestSha256: sha256(bytes) };
}

/**
 * Reads one release folder and checks every file against its schema and the manifest's size and
 * SHA-256.
 * @param known files already read from other releases; new files are added.
 * @throws ReleaseError that names the file which differs, is missing or is extra.
 */
export function loadRelease(folder: string, known: KnownFiles = new Map()): Release {
  const { manifest, manifestSha256 } = readManifest(join(folder, MANIFEST));
  const load = <T extends z.ZodType>(schema: T, file: ReleaseFile): z.infer<T> => {
    const path = join(folder, file.name);
    const bytes = read(path);
    checkFile(bytes, file, path);
    const value = known.get(file.sha256) ?? parse(schema, bytes, path);
    known.set(file.sha256, value);
    return value as z.infer<T>;
  };
  let changes: ChangesFile | undefined;
  let secondOpinion: SecondOpinionFile | undefined;
  let rules: readonly RuleRecord[] = [];
  const translations: Translation[] = [];
  const files: CountryArtifact[] = [];
  for (const file of manifest.files) {
    if (file.name === CHANGES) changes = load(changesFileSchema, file);
    else if (file.name === SECOND_OPINION) secondOpinion = load(secondOpinionFileSchema, file);
    else if (file.name === RULES) rules = load(rulesFileSchema, file).rules;
    else if (TRANSLATION_FILE.test(file.name)) translations.push(load(translationSchema, file));
    else files.push(load(countryArtifactSchema, file));
  }
  const fail = (name: string, what: string) => new ReleaseError(`${join(folder, name)}: ${what}`);
  const listed = new Set([MANIFEST, ...manifest.files.map(({ name }) => name)]);
  const extra = readdirSync(folder).find((name) => !listed.has(name));
  if (extra !== undefined) throw fail(extra, 'is not in the manifest; remove it');
  if (changes === undefined) throw fail(CHANGES, 'is missing');
  if (secondOpinion === undefined) throw fail(SECOND_OPINION, 'is missing');
  files.sort((a, b) => (a.country < b.country ? -1 : 1));
  const countries = files.filter(({ country }) => !isMoney(country));
  const money = files.filter(({ country }) => isMoney(country));
  return {
    ...{ manifest, manifestSha256, countries, money, changes, secondOpinion, translations },
    rules,
  };
}

/**
 * Reads one file of a release, verified as in `loadRelease`.
 * @param file as a manifest of its chain lists it.
 * @param isKnown whether a file with these bytes is known to be well-formed.
 * @throws ReleaseError when the file is missing, or does not match the manifest.
 */
export async function loadFile<T extends z.ZodType>(
  schema: T,
  folder: string,
  file: ReleaseFile,
  isKnown: boolean,
): Promise<z.infer<T>> {
  const path = join(folder, file.name);
  const bytes = await readFile(path).catch((cause) => {
    throw new ReleaseError(`${path}: is missing or cannot be read`, { cause });
  });
  checkFile(bytes, file, path);
  return isKnown ? JSON.parse(bytes.toString('utf8')) : parse(schema, bytes, path);
}

function checkFile(bytes: Buffer, file: ReleaseFile, path: string): void {
  if (bytes.length !== file.size || sha256(bytes) !== file.sha256) {
    throw new ReleaseError(`${path}: differs from its manifest; ${RESTORE}`);
  }
}

function read(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (cause) {
    throw new ReleaseError(`${path}: is missing or cannot be read`, { cause });
  }
}

function parse<T extends z.ZodType>(schema: T, bytes: Buffer, path: string): z.infer<T> {
  let value: unknown;
  try {
    value = JSON.parse(bytes.toString('utf8'));
  } catch (cause) {
    throw new ReleaseError(`${path}: is not JSON`, { cause });
  }
  const result = schema.safeParse(value);
  if (!result.success) {
    const issue = result.error.issues[0];
    const where = issue === undefined ? '' : ` at ${issue.path.join('.')}: ${issue.message}`;
    throw new ReleaseError(`${path}: has another form than this version reads${where}`);
  }
  return result.data;
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
