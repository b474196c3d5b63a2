import { createHash } from 'node:crypto';
import type { Release } from '../../artifact/load-release.ts';
import { archiveName, archiveOf } from './release-archive.ts';

/**
 * The list of all releases for programs, newest first; addresses are from the root. Contract
 * 19.3.
 */
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
