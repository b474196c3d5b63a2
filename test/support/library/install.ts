import { execFileSync } from 'node:child_process';
import { mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { makePackages } from '../../../packages/redletter/build/make-package.ts';
import { loadNewestRelease } from '../../../src/artifact/load-release.ts';

/**
 * Makes the package and installs it in a folder from its tarball alone. The folder then has
 * `node_modules/redletter`, with `redletter-mcp` beside it.
 * @returns the tarball's path, `made/NAME` below the folder.
 */
export async function installLibrary(folder: string): Promise<string> {
  const release = loadNewestRelease('artifacts');
  const { library, tools } = await makePackages(join(folder, 'made'), release);
  mkdirSync(join(folder, 'node_modules'));
  execFileSync('tar', ['-xzf', library, '-C', folder]);
  renameSync(join(folder, 'package'), join(folder, 'node_modules/redletter'));
  execFileSync('tar', ['-xzf', tools, '-C', folder]);
  renameSync(join(folder, 'package'), join(folder, 'node_modules/redletter-mcp'));
  return library;
}
