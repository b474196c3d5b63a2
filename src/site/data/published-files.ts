import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from '../../artifact/load-release.ts';

/**
 * All files of a release as they were released, byte for byte, the manifest first. Contract 19.3.
 * @param folder holds the releases, of which this one is verified.
 */
export function publishedFiles(folder: string, { manifest }: Pick<Release, 'manifest'>) {
  return [{ name: 'manifest.json' }, ...manifest.files].map(({ name }) => ({
    name,
    bytes: readFileSync(join(folder, manifest.data_version, name)),
  }));
}

/** Prints the hash of a SWHID in the unpacked archive of the release; git 3 takes SHA-256 by default. */
export const SWHID_CHECK = 'git init -q --object-format=sha1 && git add . && git write-tree';

/** The Software Heritage ID of a folder with these files: git's hash of the tree (SWHID 1.2). */
export function releaseSwhid(files: ReturnType<typeof publishedFiles>): string {
  const entries = files
    // Names are ASCII, so this order equals git's order of bytes.
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(({ name, bytes }) => [
      // Git's mode of a file that is not executable.
      Buffer.from(`100644 ${name}\0`),
      objectHash('blob', bytes),
    ]);
  return `swh:1:dir:${objectHash('tree', Buffer.concat(entries)).toString('hex')}`;
}

/** Git's SHA-1 names the folder; the SHA-256 in the manifest guards the files. */
function objectHash(type: 'blob' | 'tree', content: Buffer): Buffer {
  return createHash('sha1').update(`${type} ${content.length}\0`).update(content).digest();
}
