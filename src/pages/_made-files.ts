import { once } from 'node:events';
import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { TableFile } from '../site/tables/table-files.ts';

/** The tables of the release that is served. Decision 46. */
export const releasedTables = filesOf('_table-thread.ts');

/** The packages of the release that is served. Contract 19.6. */
export const offeredPackages = filesOf('_package-thread.ts');

/**
 * Makes files once, in a thread of their own, so that they cost the build no time.
 * @param thread a file of this folder in the checkout: the built copy of this one is elsewhere.
 */
function filesOf(thread: string): () => Promise<readonly TableFile[]> {
  let made: Promise<readonly TableFile[]> | undefined;
  return () => {
    made ??= once(new Worker(resolve('src/pages', thread)), 'message').then(([files]) => files);
    return made;
  };
}
