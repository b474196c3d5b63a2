import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Everything that the built site is made from, besides the address it is built for. */
const INPUTS = [
  'astro.config.mjs',
  'package-lock.json',
  'tsconfig.json',
  'artifacts',
  'public',
  'src',
];
/** Run after the build or beside it: they change nothing in it. */
const NOT_INPUTS = ['src/access', 'src/server'];
const STAMP = 'build-stamp.txt';

/** Remembers what the build in `distDir` was made from. */
export function stampBuild(root: string, distDir: string, siteUrl: string): void {
  writeFileSync(join(distDir, STAMP), hashInputs(root, siteUrl));
}

/** Whether `distDir` holds a build of the sources as they are now. */
export function isBuildFresh(root: string, distDir: string, siteUrl: string): boolean {
  const stamp = join(distDir, STAMP);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hashInputs(root, siteUrl);
}

function hashInputs(root: string, siteUrl: string): string {
  const digest = createHash('sha256').update(siteUrl);
  for (const path of INPUTS.flatMap((input) => filesBelow(root, input))) {
    digest.update(`\0${path}\0`).update(readFileSync(join(root, path)));
  }
  return digest.digest('hex');
}

/** Paths relative to `root`, sorted. */
function filesBelow(root: string, path: string): string[] {
  const full = join(root, path);
  if (NOT_INPUTS.includes(path) || !existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full)
    .sort()
    .flatMap((name) => filesBelow(root, `${path}/${name}`));
}
