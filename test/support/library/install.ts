import { execFileSync } from 'node:child_process';
import { mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { makePackage } from '../../../packages/redletter/build/make-package.ts';

/**
 * Makes the package and installs it in a folder, from its tarball and from nothing else: the folder
 * has `node_modules/redletter` in it then, and `redletter-mcp` beside it.
 * @returns the tarball's path, `made/NAME` below the folder.
 */
export async function installLibrary(folder: string): Promise<string> {
  const tarball = await makePackage(join(folder, 'made'));
  mkdirSync(join(folder, 'node_modules'));
  execFileSync('tar', ['-xzf', tarball, '-C', folder]);
  renameSync(join(folder, 'package'), join(folder, 'node_modules/redletter'));
  const tools = tarball.replace(/redletter-(?=[^/]*$)/, 'redletter-mcp-');
  execFileSync('tar', ['-xzf', tools, '-C', folder]);
  renameSync(join(folder, 'package'), join(folder, 'node_modules/redletter-mcp'));
  return tarball;
}
