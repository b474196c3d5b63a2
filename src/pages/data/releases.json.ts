import type { APIRoute } from 'astro';
import { releaseList } from '../../site/data/release-archive.ts';
import { openShelf } from '../../site/shelf.ts';

/** Every release with its hashes, newest first. */
export const GET: APIRoute = async () => {
  const { releases, folder } = openShelf();
  const text = `${JSON.stringify({ releases: await releaseList(folder, releases) }, null, 2)}\n`;
  return new Response(text, { headers: { 'Content-Type': 'application/json' } });
};
