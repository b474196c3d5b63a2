import { join } from 'node:path';
import { makeWheel } from './make-wheel.ts';

/**
 * `npm run library:python`: makes the wheel of the newest release in `packages/redletter-python/dist` and
 * prints its path. It needs Python 3.11 and no network; nothing is published.
 */
process.stdout.write(`${makeWheel(join(import.meta.dirname, '../dist'))}\n`);
