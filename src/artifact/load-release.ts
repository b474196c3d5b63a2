import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { compareDataVersions, parseDataVersion } from './data-version.ts';
import {
  type ChangesFile,
  type CountryArtifact,
  changesFileSchema,
  countryArtifactSchema,
  type Manifest,
  manifestSchema,
  type SecondOpinionFile,
  secondOpinionFileSchema,
} from './schema.ts';

/** A release that was read and verified: not a byte of it has changed (Decision 17). */
export interface Release {
  readonly manifest: Manifest;
  /** SHA-256 of `manifest.json` itself, hex. */
  readonly manifestSha256: string;
  /** Sorted by country code. */
  readonly countries: readonly CountryArtifact[];
  readonly changes: ChangesFile;
  readonly secondOpinion: SecondOpinionFile;
}

/** A release that cannot be trusted: says which file, and what is wrong with it. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError';
  /** `EX_CONFIG` of sysexits: starting again will not help before somebody has acted. */
  readonly exitCode = 78;
}

/** Names of files that are not country artifacts. */
const CHANGES = 'changes.json';
const SECOND_OPINION = 'second-opinion.json';
const MANIFEST = 'manifest.json';

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
 * Reads and verifies the newest release below `artifactsDir`.
 * @throws ReleaseError when there is none, or when it is damaged.
 */
export function loadNewestRelease(artifactsDir: string): Release {
  const newest = listReleases(artifactsDir).at(-1);
  if (newest === undefined) throw new ReleaseError(`${artifactsDir}: holds no release`);
  return loadRelease(join(artifactsDir, newest));
}

/**
 * Reads one release folder; every file is checked against the manifest's size and
 * SHA-256, and its schema.
 * @throws ReleaseError on a mismatch, a missing or an extra file; it names the file.
 */
export function loadRelease(folder: string): Release {
  const manifestBytes = read(join(folder, MANIFEST));
  const manifest = parse(manifestSchema, manifestBytes, join(folder, MANIFEST));
  const present = new Set(readdirSync(folder));
  present.delete(MANIFEST);
  const countries: CountryArtifact[] = [];
  let changes: ChangesFile | undefined;
  let secondOpinion: SecondOpinionFile | undefined;
  for (const file of manifest.files) {
    const path = join(folder, file.name);
    const bytes = read(path);
    if (bytes.length !== file.size || sha256(bytes) !== file.sha256) {
      throw new ReleaseError(`${path}: differs from its manifest; restore it from version control`);
    }
    present.delete(file.name);
    if (file.name === CHANGES) changes = parse(changesFileSchema, bytes, path);
    else if (file.name === SECOND_OPINION) {
      secondOpinion = parse(secondOpinionFileSchema, bytes, path);
    } else countries.push(parse(countryArtifactSchema, bytes, path));
  }
  for (const extra of present) {
    throw new ReleaseError(`${join(folder, extra)}: is not in the manifest; remove it`);
  }
  if (changes === undefined) throw new ReleaseError(`${join(folder, CHANGES)}: is missing`);
  if (secondOpinion === undefined) {
    throw new ReleaseError(`${join(folder, SECOND_OPINION)}: is missing`);
  }
  countries.sort((a, b) => (a.country < b.country ? -1 : 1));
  return { manifest, manifestSha256: sha256(manifestBytes), countries, changes, secondOpinion };
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
