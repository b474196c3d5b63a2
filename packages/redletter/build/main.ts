import { join } from 'node:path';
import { loadNewestRelease } from '../../../src/artifact/load-release.ts';
import { makePackages } from './make-package.ts';

/**
 * `npm run library`: makes both npm packages of the newest release in `packages/redletter/dist`,
 * packed for `npm install`, and prints the tarballs' paths. It publishes nothing.
 */
const release = loadNewestRelease(join(import.meta.dirname, '../../../artifacts'));
const { library, tools } = await makePackages(join(import.meta.dirname, '../dist'), release);
process.stdout.write(`${library}\n${tools}\n`);
