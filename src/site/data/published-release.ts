import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { packTar } from 'modern-tar';
import type { Release } from '../../artifact/load-release.ts';
import { knownDay } from '../known-day.ts';

/** A file of a release, as it is given away. */
export interface PublishedFile {
  readonly name: string;
  readonly bytes: Buffer;
}

const MILLISECONDS_PER_DAY = 86_400_000;

/**
 * All files of a release, byte for byte as they were released, the manifest first. Contract 19.3.
 * @param folder where the releases are; this one has been verified there.
 */
export function publishedFiles(folder: string, { manifest }: Release): PublishedFile[] {
  const names = ['manifest.json', ...manifest.files.map(({ name }) => name)];
  return names.map((name) => ({
    name,
    bytes: readFileSync(join(folder, manifest.data_version, name)),
  }));
}

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
