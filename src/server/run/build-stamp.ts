import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { BuildSettings } from '../../settings/settings.ts';

/**
 * Everything in the checkout that the built site is made from. All of `src`: pages print the
 * figures of the plans, and the server half holds what its middleware may load.
 */
const INPUTS = [
  'astro.config.mjs',
  'docs/data-policy.md',
  'package-lock.json',
  'package.json',
  'public',
  'src',
  'tsconfig.json',
];
const STAMP = 'build-stamp.txt';

/** Remembers what the build in `distDir` was made from. */
export function stampBuild(root: string, distDir: string, settings: BuildSettings): void {
  writeFileSync(join(distDir, STAMP), hashInputs(root, settings));
}

/** Whether `distDir` holds a build of the sources, data and settings as they are now. */
export function isBuildFresh(root: string, distDir: string, settings: BuildSettings): boolean {
  const stamp = join(distDir, STAMP);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hashInputs(root, settings);
}

function hashInputs(root: string, { siteUrl, artifactsDir }: BuildSettings): string {
  const digest = createHash('sha256').update(siteUrl);
  const files = [
    ...INPUTS.flatMap((input) => filesBelow(root, input)),
    ...filesBelow(resolve(root, artifactsDir), '.').map((file) => join(artifactsDir, file)),
  ];
  for (const file of files) {
    digest.update(`\0${file}\0`).update(readFileSync(resolve(root, file)));
  }
  return digest.digest('hex');
}

/** Paths relative to `root`, sorted. */
function filesBelow(root: string, path: string): string[] {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full)
    .sort()
    .flatMap((name) => filesBelow(root, join(path, name)));
}
