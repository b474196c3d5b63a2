import type { APIRoute } from 'astro';
import type { Release } from '../../artifact/load-release.ts';
import { archiveOf } from '../../site/data/release-archive.ts';
import { loadedReleases } from '../../site/loaded-releases.ts';
import { fileReply } from '../_file.ts';

export const getStaticPaths = () =>
  loadedReleases().releases.map((release) => ({
    params: { version: release.manifest.data_version },
    props: { release },
  }));

/** A whole release in one file. */
export const GET: APIRoute<{ release: Release }> = async ({ props: { release } }) =>
  fileReply(new Uint8Array(await archiveOf(loadedReleases().folder, release)), 'application/gzip');
