import { createHash } from 'node:crypto';
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
import { join, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { isAlive } from '../../access/var-dir/synced-files.ts';
import { listServedReleases, type Release } from '../../artifact/load-release.ts';
import type { BuildSettings } from '../../settings/settings.ts';
import { filesBelow } from '../files/site-pack.ts';

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

/**
 * Everything in the checkout that the built site is made from. It is all of `src`, because pages
 * print figures of the plans. The build offers the packages as files.
 */
const SITE_INPUTS = [
  'LICENSE',
  'LICENSE-DATA',
  'astro.config.mjs',
  'docs/data-policy.md',
  'package-lock.json',
  'package.json',
  'packages/redletter-python/README.md',
  'packages/redletter-python/build',
  'packages/redletter-python/redletter',
  'packages/redletter/README.md',
  'packages/redletter/build',
  'packages/redletter/src',
  'public',
  'sources/place-names.json',
  'sources/texts',
  'sources/years.json',
  'src',
  'tsconfig.json',
];

/** What an API answer depends on besides the data: pages must not describe another one. */
const CONTRACT_INPUTS = [
  'sources/years.json',
  'src/access/limits',
  'src/api',
  'src/artifact',
  'src/calendar',
  'src/mcp',
  'src/question',
];

const NAME_LENGTH = 16;

/**
 * The name of the build for the current checkout: for its sources, the release that is served and
 * those before it.
 * @throws ReleaseError when there is no such release.
 */
export function nameBuild(root: string, { artifactsDir, dataVersion }: BuildSettings): string {
  const folder = resolve(root, artifactsDir);
  return hashFiles([
    [root, SITE_INPUTS],
    [folder, listServedReleases(folder, dataVersion)],
  ]);
}

/** Tells two contracts apart: a hash of the code that makes answers in a checkout. */
export function nameContract(root: string): string {
  return hashFiles([[root, CONTRACT_INPUTS]]);
}

/** Each file counts with its path below its root: the same wherever that is. */
function hashFiles(places: readonly (readonly [root: string, names: readonly string[]])[]): string {
  const digest = createHash('sha256');
  for (const [root, names] of places) {
    for (const name of names.flatMap((each) => filesOf(root, each))) {
      digest.update(`\0${name}\0`).update(readFileSync(join(root, name)));
    }
  }
  return digest.digest('hex').slice(0, NAME_LENGTH);
}

function filesOf(root: string, name: string): string[] {
  const path = join(root, name);
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) return [];
  return found.isDirectory() ? filesBelow(path).map((each) => join(name, each)) : [name];
}
