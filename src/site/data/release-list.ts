import { createHash } from 'node:crypto';
import type { Release } from '../../artifact/load-release.ts';
import { archiveName, archiveOf } from './release-archive.ts';

/** A release as listed for programs: its range, its files and their hashes. */
export interface ListedRelease {
  readonly data_version: string;
  /** YYYY-MM-DD, as `first` and `last`. */
  readonly released: string;
  readonly first: string;
  readonly last: string;
  readonly previous: string | null;
  readonly manifest: string;
  readonly manifest_sha256: string;
  readonly archive: string;
  readonly archive_sha256: string;
}

/** Every release, newest first; addresses from the root. Contract 19.3. */
export function releaseList(
  folder: string,
  releases: readonly Release[],
): Promise<ListedRelease[]> {
  return Promise.all(
    releases.toReversed().map(async (release) => {
      const { data_version, released, first, last, previous } = release.manifest;
      const archive = await archiveOf(folder, release);
      return {
        data_version,
        released,
        first,
        last,
        previous,
        manifest: `/data/${data_version}/manifest.json`,
        manifest_sha256: release.manifestSha256,
        archive: `/data/${archiveName(data_version)}.tar.gz`,
        archive_sha256: createHash('sha256').update(archive).digest('hex'),
      };
    }),
  );
}
