import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { isAlive } from '../../access/usage/process-alive.ts';
import type { Release } from '../../artifact/load-release.ts';

/**
 * The folder of builds. Each has its own folder, `dist/0f3a…/`, which never changes;
 * `dist/current` is a link to the served one. Decision 29.
 */
const CURRENT = 'current';
const NOTE = 'build.json';
const MAKING = 'making-';
const NAME = /^[0-9a-f]{16}$/;
/** One to go back to, and a few for trials: 9 MB each. */
const KEPT_MAX = 4;

const noteSchema = z.strictObject({
  data_version: z.string(),
  /** SHA-256 of the release's manifest, hex. */
  manifest_sha256: z.string(),
  contract: z.string(),
});

export type BuildNote = z.infer<typeof noteSchema>;

/** What a build of this release, for this contract, is made from. */
export function noteOf({ manifest, manifestSha256 }: Release, contract: string): BuildNote {
  return { data_version: manifest.data_version, manifest_sha256: manifestSha256, contract };
}

export class BuildMissingError extends Error {
  override readonly name = 'BuildMissingError';
  /** `EX_CONFIG` of sysexits: starting again does not help before somebody acts. */
  readonly exitCode = 78;
}

/** The name of the served build; null when there is none. */
export function currentBuild(distDir: string): string | null {
  try {
    const name = readlinkSync(join(distDir, CURRENT));
    return isWhole(distDir, name) ? name : null;
  } catch {
    return null;
  }
}

export function isWhole(distDir: string, name: string): boolean {
  return NAME.test(name) && existsSync(join(distDir, name, NOTE));
}

/**
 * The build to serve with an API of this release and contract, and its folder: the current one
 * or, if a release was named, any that is kept.
 * @throws BuildMissingError when the site would contradict the API.
 */
export function findBuild(distDir: string, wanted: BuildNote, isReleaseNamed: boolean) {
  const current = currentBuild(distDir);
  const names = current === null ? [] : [current];
  if (isReleaseNamed) names.push(...namesByAge(distDir));
  const name = names.find((each) => isDeepStrictEqual(readNote(distDir, each), wanted));
  if (name !== undefined) return { name, folder: join(distDir, name) };
  const why =
    current === null
      ? `${distDir}: holds no built site`
      : `${join(distDir, CURRENT)}: ${difference(readNote(distDir, current), wanted)}`;
  const version = isReleaseNamed ? `DATA_VERSION=${wanted.data_version} ` : '';
  throw new BuildMissingError(`${why}; run: ${version}npm run build`);
}

function difference(note: BuildNote, wanted: BuildNote): string {
  if (note.data_version !== wanted.data_version) {
    return `was built from data ${note.data_version}, and ${wanted.data_version} is served`;
  }
  return note.manifest_sha256 === wanted.manifest_sha256
    ? 'was built for another contract than this program answers by'
    : `was built from another data ${note.data_version} than is served`;
}

/** Finishes a build beside the others, names it, and makes it the current one. */
export function addBuild(distDir: string, made: string, name: string, note: BuildNote): void {
  writeFileSync(join(made, NOTE), `${JSON.stringify(note, null, 2)}\n`);
  // A folder with the name but without the note is left over from a removal.
  rmSync(join(distDir, name), { recursive: true, force: true });
  renameSync(made, join(distDir, name));
  switchBuild(distDir, name);
}

/** Makes an existing build the current one, by one rename, and removes old ones. */
export function switchBuild(distDir: string, name: string): void {
  const link = join(distDir, `${CURRENT}.${process.pid}`);
  rmSync(link, { force: true });
  symlinkSync(name, link);
  renameSync(link, join(distDir, CURRENT));
  // The build served last is removed last.
  const now = new Date();
  utimesSync(join(distDir, name), now, now);
  // A server has read what it needs of its build, or has it open: it misses nothing.
  for (const old of namesByAge(distDir).slice(KEPT_MAX)) {
    // Its note goes first, so that it no longer counts as a build.
    rmSync(join(distDir, old, NOTE), { force: true });
    rmSync(join(distDir, old), { recursive: true, force: true });
  }
}

export function beginBuild(distDir: string): string {
  mkdirSync(distDir, { recursive: true });
  for (const rest of readdirSync(distDir).filter((name) => name.startsWith(MAKING))) {
    if (isAlive(Number(rest.slice(MAKING.length)))) continue;
    rmSync(join(distDir, rest), { recursive: true, force: true });
  }
  const folder = join(distDir, MAKING + process.pid);
  mkdirSync(folder);
  return folder;
}

/** Newest first. */
function namesByAge(distDir: string): string[] {
  if (!existsSync(distDir)) return [];
  const age = (name: string) => statSync(join(distDir, name)).mtimeMs;
  return readdirSync(distDir)
    .filter((name) => isWhole(distDir, name))
    .sort((a, b) => age(b) - age(a));
}

function readNote(distDir: string, name: string): BuildNote {
  const file = join(distDir, name, NOTE);
  try {
    return noteSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    const message = `${file}: cannot be read; remove its folder and build anew`;
    throw new BuildMissingError(message, { cause });
  }
}
