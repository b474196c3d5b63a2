import { gzipSync } from 'node:zlib';
import { packTar } from 'modern-tar';
import type { Release } from '../../artifact/load-release.ts';
import { knownDay } from '../known-day.ts';
import { publishedFiles } from './published-files.ts';

const MILLISECONDS_PER_DAY = 86_400_000;

/** The name of a release's archive, and of the folder in it. */
export function archiveName(version: string): string {
  return `redletter-${version}`;
}

/**
 * All files of a release as one gzipped tar. Its entries are dated on the day of the release
 * and belong to nobody, so that it is the same whoever makes it.
 */
export async function archiveOf(folder: string, release: Release): Promise<Buffer> {
  const { data_version, released } = release.manifest;
  const mtime = new Date(knownDay(released) * MILLISECONDS_PER_DAY);
  const entries = publishedFiles(folder, release).map(({ name, bytes }) => ({
    header: {
      name: `${archiveName(data_version)}/${name}`,
      size: bytes.length,
      mode: 0o644,
      mtime,
    },
    body: bytes,
  }));
  return gzipSync(await packTar(entries), { level: 9 });
}
