import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const lockfile = (folder: string): string => join(folder, 'package-lock.json');
/** A copy of the lockfile that was installed: npm's own record omits other platforms' packages. */
const installed = (folder: string): string => join(folder, 'node_modules', '.installed-lock.json');

/** Whether a folder with its own lockfile has the packages that the lockfile names. */
export function areInstalled(folder: string): boolean {
  if (!existsSync(installed(folder))) return false;
  return readFileSync(installed(folder)).equals(readFileSync(lockfile(folder)));
}

/** Records that `npm ci` has installed the lockfile of a folder. */
export function markInstalled(folder: string): void {
  copyFileSync(lockfile(folder), installed(folder));
}
