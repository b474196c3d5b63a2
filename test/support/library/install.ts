import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makePackage } from '../../../packages/redletter/build/make-package.ts';

/** The package in an empty folder, from its tarball and from nothing else. */
export interface Installed {
  /** The folder with `node_modules/redletter` in it. */
  readonly folder: string;
  readonly tarball: string;
  /** The installed package. */
  readonly home: string;
  /** Imports an entry: `index`, `us`, `bulk`. */
  load<Entry>(entry: string): Promise<Entry>;
}

let installed: Promise<Installed> | undefined;

/** Makes the package and installs it, once in a process. */
export function installLibrary(): Promise<Installed> {
  installed ??= install();
  return installed;
}

async function install(): Promise<Installed> {
  const folder = mkdtempSync(join(tmpdir(), 'redletter-library-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const tarball = await makePackage(join(folder, 'made'));
  mkdirSync(join(folder, 'node_modules'));
  execFileSync('tar', ['-xzf', tarball, '-C', folder]);
  const home = join(folder, 'node_modules/redletter');
  renameSync(join(folder, 'package'), home);
  return {
    folder,
    tarball,
    home,
    load: (entry) => import(/* @vite-ignore */ join(home, `${entry}.js`)),
  };
}
