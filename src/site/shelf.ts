import { buildDataSet, type DataSet } from '../artifact/data-set.ts';
import { loadReleases, type Release } from '../artifact/load-release.ts';
import { readSettings } from '../settings/settings.ts';

/** What the pages read: the newest release as tables, and every release by itself. */
export interface Shelf {
  readonly dataSet: DataSet;
  /** Oldest first. */
  readonly releases: readonly Release[];
}

let shelf: Shelf | undefined;

/**
 * Reads and verifies the releases once for a process. The folder is a setting, so that
 * unreleased sources can be previewed.
 * @throws ReleaseError when there is no release, or when one is damaged.
 */
export function openShelf(): Shelf {
  if (shelf !== undefined) return shelf;
  const folder = readSettings(process.env).artifactsDir;
  const releases = loadReleases(folder);
  const newest = releases.at(-1);
  if (newest === undefined) throw new Error(`${folder}: holds no release; make one first`);
  shelf = { dataSet: buildDataSet(newest), releases };
  return shelf;
}
