import { createHash } from 'node:crypto';
import type { PublishedFile } from './published-files.ts';

/** Git's mode of a file that is not executable. */
const FILE_MODE = '100644';

/**
 * The command that prints the hash of a SWHID when run in the unpacked archive of the release. It
 * asks for SHA-1, because git 3 takes SHA-256 by default.
 */
export const SWHID_CHECK = 'git init -q --object-format=sha1 && git add . && git write-tree';

/**
 * The Software Heritage ID of a folder with exactly these files: a version, `dir`, and the hash
 * that git gives the folder, which depends only on the names and bytes of the files (SWHID 1.2,
 * git's tree object).
 */
export function releaseSwhid(files: readonly PublishedFile[]): string {
  const entries = files
    // Names are ASCII, so this order equals git's order of bytes.
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
