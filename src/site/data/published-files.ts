import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from '../../artifact/load-release.ts';

/** A published file of a release. */
export interface PublishedFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/**
 * All files of a release as they were released, byte for byte, the manifest first. Contract 19.3.
 * @param folder holds the releases, of which this one is verified.
 */
export function publishedFiles(
  folder: string,
  { manifest }: Pick<Release, 'manifest'>,
): PublishedFile[] {
  const names = ['manifest.json', ...manifest.files.map(({ name }) => name)];
  return names.map((name) => ({
    name,
    bytes: readFileSync(join(folder, manifest.data_version, name)),
  }));
}
