import { gzippedTar } from '../../artifact/archive/gzipped-tar.ts';
import type { Release } from '../../artifact/load-release.ts';
import { publishedFiles } from './published-files.ts';

/** The name of a release's archive and of the folder in it. */
export function archiveName(version: string): string {
  return `redletter-${version}`;
}

/** All files of a release as one gzipped tar, dated on the day of the release. */
export function archiveOf(folder: string, release: Release): Promise<Buffer> {
  const { data_version, released } = release.manifest;
  const files = publishedFiles(folder, release).map(({ name, bytes }) => ({
    name: `${archiveName(data_version)}/${name}`,
    bytes,
  }));
  return gzippedTar(files, released);
}
