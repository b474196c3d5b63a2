import { join } from 'node:path';
import { askShared } from '../per-run/ask-shared.ts';

/** The package in a folder with nothing else to import, which all tests share: they leave it as it is. */
export interface Installed {
  /** The folder with `node_modules/redletter` in it, for files of names of one's own. */
  readonly folder: string;
  readonly tarball: string;
  /** The installed package. */
  readonly home: string;
  /** Imports an entry: `index`, `us`, `bulk`. */
  load<Entry>(entry: string): Promise<Entry>;
}

/** Has the package made and installed by the first that asks. For the top of a file. */
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
