import { createHash } from 'node:crypto';
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

/** All releases for programs, newest first; addresses are from the root. Contract 19.3. */
export function releaseList(folder: string, releases: readonly Release[]) {
  return Promise.all(
    releases.toReversed().map(async (release) => {
      const { data_version, released, first, last, previous } = release.manifest;
      const archive = await archiveOf(folder, release);
      return {
        ...{ data_version, released, first, last, previous },
        manifest: `/data/${data_version}/manifest.json`,
        manifest_sha256: release.manifestSha256,
        archive: `/data/${archiveName(data_version)}.tar.gz`,
        archive_sha256: createHash('sha256').update(archive).digest('hex'),
      };
    }),
  );
}
