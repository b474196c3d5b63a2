import { join } from 'node:path';
import { makePackage } from './make-package.ts';

/**
 * `npm run library`: makes the package of the newest release in `packages/redletter/dist`, packed as
 * it would be published, and prints the tarball's path. Nothing is published.
 */
process.stdout.write(`${await makePackage(join(import.meta.dirname, '../dist'))}\n`);
