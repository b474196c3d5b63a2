import type { APIRoute } from 'astro';
import { type PublishedFile, publishedFiles } from '../../../site/data/published-files.ts';
import { openShelf } from '../../../site/shelf.ts';

export const getStaticPaths = () => {
  const { releases, folder } = openShelf();
  return releases.flatMap((release) =>
    publishedFiles(folder, release).map((file) => ({
      params: { version: release.manifest.data_version, file: file.name.replace(/\.json$/, '') },
      props: { file },
    })),
  );
};

/** A file of a release, as it was released. */
export const GET: APIRoute<{ file: PublishedFile }> = ({ props: { file } }) =>
  new Response(new Uint8Array(file.bytes), { headers: { 'Content-Type': 'application/json' } });
