import { createHash } from 'node:crypto';
import type { PublishedFile } from './published-files.ts';

/** Git's mode of a file that is not executable. */
const FILE_MODE = '100644';

/**
 * The command that prints the hash of a SWHID, in the unpacked archive of its release. It names SHA-1, since
 * git 3 takes SHA-256 by default.
 */
export const SWHID_CHECK = 'git init -q --object-format=sha1 && git add . && git write-tree';

/**
 * The Software Heritage ID of a folder that holds these files and nothing else: a version, `dir`, and
 * the hash that git gives the folder, from the names and bytes of its files alone (SWHID 1.2, git's tree object).
 */
export function releaseSwhid(files: readonly PublishedFile[]): string {
  const entries = files
    // Names are ASCII only, so this order is git's order of bytes.
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(({ name, bytes }) => [
      Buffer.from(`${FILE_MODE} ${name}\0`),
      objectHash('blob', bytes),
    ]);
  return `swh:1:dir:${objectHash('tree', Buffer.concat(entries)).toString('hex')}`;
}

/** Git's SHA-1 names the folder; the SHA-256 in the manifest guards the files. */
function objectHash(type: 'blob' | 'tree', content: Buffer): Buffer {
  return createHash('sha1').update(`${type} ${content.length}\0`).update(content).digest();
}
