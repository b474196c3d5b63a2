import { join } from 'node:path';
import { loadNewestRelease } from '../../../src/artifact/load-release.ts';
import { makeWheel } from './make-wheel.ts';

/**
 * `npm run library:python`: makes the wheel of the newest release in
 * `packages/redletter-python/dist` and prints its path. It needs neither Python nor a network and
 * publishes nothing.
 */
const release = loadNewestRelease(join(import.meta.dirname, '../../../artifacts'));
process.stdout.write(`${makeWheel(join(import.meta.dirname, '../dist'), release)}\n`);
