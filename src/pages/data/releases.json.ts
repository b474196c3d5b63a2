import type { APIRoute } from 'astro';
import { releaseList } from '../../site/data/release-archive.ts';
import { loadedReleases } from '../../site/loaded-releases.ts';
import { jsonReply } from '../_file.ts';

/** Every release with its hashes, newest first. */
export const GET: APIRoute = async () => {
  const { releases, folder } = loadedReleases();
  return jsonReply({ releases: await releaseList(folder, releases) });
};
