import { buildDataSet, type DataSet } from '../artifact/data-set.ts';
import { loadReleases, type Release } from '../artifact/load-release.ts';
import { readSettings } from '../settings/settings.ts';

/** What the pages read: the release that is served as tables, and each up to it by itself. */
export interface Shelf {
  /** Where the releases are, as files. */
  readonly folder: string;
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
  const { artifactsDir: folder, dataVersion } = readSettings(process.env);
  const releases = loadReleases(folder, dataVersion);
  const served = releases.at(-1);
  if (served === undefined) throw new Error(`${folder}: holds no release; make one first`);
  shelf = { folder, dataSet: buildDataSet(served), releases };
  return shelf;
}
