import { buildDataSet, type DataSet } from '../artifact/data-set.ts';
import { loadReleases, type Release } from '../artifact/load-release.ts';
import { findPinned } from '../artifact/pin.ts';
import { readSettings } from '../settings/settings.ts';
import { publishedFiles } from './data/published-files.ts';
import { releaseSwhid } from './data/release-swhid.ts';
import { holdSourceWords } from './languages/source-words.ts';

/** What the pages read: the release that is served as tables, and each up to it by itself. */
export interface Shelf {
  /** Where the releases are, as files. */
  readonly folder: string;
  readonly dataSet: DataSet;
  /** Software Heritage ID of the folder of the release that is served. */
  readonly swhid: string;
  /** Oldest first. */
  readonly releases: readonly Release[];
  /** The release that a pin names, as tables; null when it names none. Contract 20.1. */
  readonly pinned: (pin: string) => DataSet | null;
}

/** Of one that shares no country with the one that is served: 3 MiB. */
const PINNED_MAX = 2;

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
  holdSourceWords(releases);
  const dataSet = buildDataSet(served);
  // Now, and not when a page asks: the folder may be gone by then.
  const swhid = releaseSwhid(publishedFiles(folder, served));
  shelf = { folder, dataSet, swhid, releases, pinned: pinnedFrom(releases, dataSet) };
  return shelf;
}

/** Builds the tables of a release when it is first asked for, and holds those asked for last. */
function pinnedFrom(releases: readonly Release[], served: DataSet): Shelf['pinned'] {
  const built = new Map<string, DataSet>();
  return (pin) => {
    const release = findPinned(pin, releases);
    if (release === null || release === served.release) return release && served;
    const version = release.manifest.data_version;
    const found = built.get(version) ?? buildDataSet(release, served);
    built.delete(version);
    built.set(version, found);
    const [oldest = version] = built.keys();
    if (built.size > PINNED_MAX) built.delete(oldest);
    return found;
  };
}
