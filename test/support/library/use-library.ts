import { join } from 'node:path';
import { askShared } from '../per-run/ask-shared.ts';

/**
 * The package in a folder where nothing else can be imported. All tests share it and leave it
 * unchanged.
 */
export interface Installed {
  /**
   * The folder with `node_modules/redletter` in it; a test may add files under names of its own.
   */
  readonly folder: string;
  readonly tarball: string;
  /** The installed package. */
  readonly home: string;
  /** Imports an entry: `index`, `us`, `bulk`. */
  load<Entry>(entry: string): Promise<Entry>;
}

/** Makes and installs the package when it is first requested. Call it at the top of a file. */
export async function useLibrary(): Promise<Installed> {
  const tarball = await askShared('/library');
  const folder = join(tarball, '../..');
  const home = join(folder, 'node_modules/redletter');
  return {
    folder,
    tarball,
    home,
    load: (entry) => import(/* @vite-ignore */ join(home, `${entry}.js`)),
  };
}
