import { once } from 'node:events';
import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { TableFile } from '../site/tables/table-files.ts';

/** By its path in the checkout, where pages are built: what is built of this file stands elsewhere. */
const THREAD = 'src/pages/_table-thread.ts';

let made: Promise<readonly TableFile[]> | undefined;

/** The tables of the release that is served, made once, in a thread of their own. Decision 46. */
export function releasedTables(): Promise<readonly TableFile[]> {
  made ??= once(new Worker(resolve(THREAD)), 'message').then(([files]) => files);
  return made;
}
