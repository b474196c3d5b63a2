import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A text file of the repository, by its path from the root. */
export interface TextFile {
  readonly path: string;
  readonly text: string;
}

/** Made, fetched or used up: no part of what is written here. */
const NOT_OURS = /^(?:\.astro|\.git|dist|node_modules|var)$/;
const TEXT = /\.(?:astro|conf|css|json|lua|md|mjs|sh|sql|ts|txt|ya?ml)$/;
/** Written by npm. */
const LOCK = 'package-lock.json';

/** Every text file that people wrote or the pipeline released, sorted by path. */
export function readRepository(): TextFile[] {
  return pathsBelow('.')
    .filter((path) => TEXT.test(path) && path !== LOCK)
    .sort()
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}

function pathsBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (NOT_OURS.test(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? pathsBelow(path) : [path];
  });
}
