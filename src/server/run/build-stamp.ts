import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { listServedReleases } from '../../artifact/load-release.ts';
import type { BuildSettings } from '../../settings/settings.ts';
import { filesBelow } from '../files/site-pack.ts';

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
