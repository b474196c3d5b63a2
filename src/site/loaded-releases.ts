import { LRUCache } from 'lru-cache';
import { buildDataSet, type DataSet } from '../artifact/data-set.ts';
import { loadReleases, type Release } from '../artifact/load-release.ts';
import { findPinned } from '../artifact/pin.ts';
import { readSettings } from '../settings/settings.ts';
import { publishedFiles, releaseSwhid } from './data/published-files.ts';
import { holdSourceWords } from './languages/source-words.ts';

/** The releases as pages read them: the served one as tables, and the whole chain up to it. */
export interface LoadedReleases {
  /** The folder of the releases. */
  readonly folder: string;
  readonly dataSet: DataSet;
  /** Software Heritage ID of the served release's folder. */
  readonly swhid: string;
  /** Oldest first. */
  readonly releases: readonly Release[];
  /** The release that a pin names, as tables; null when it names none. Contract 20.1. */
  readonly pinned: (pin: string) => DataSet | null;
}

/** A release that shares no country with the served one takes 3 MiB of memory. */
const PINNED_MAX = 2;

let loaded: LoadedReleases | undefined;

/**
 * Reads and verifies the releases once per process. The folder is a setting, so that unreleased
 * sources can be previewed.
 * @throws ReleaseError when there is no release, or one is damaged.
 */
export function loadedReleases(): LoadedReleases {
  if (loaded !== undefined) return loaded;
  const { artifactsDir: folder, dataVersion } = readSettings(process.env);
  const releases = loadReleases(folder, dataVersion);
  const served = releases.at(-1);
  if (served === undefined) throw new Error(`${folder}: holds no release; make one first`);
  holdSourceWords(releases);
  const dataSet = buildDataSet(served);
  // Read at once, because the folder may be gone when a page asks.
  const swhid = releaseSwhid(publishedFiles(folder, served));
  loaded = { folder, dataSet, swhid, releases, pinned: pinnedFrom(releases, dataSet) };
  return loaded;
}

/** Builds the tables of a release on first use, and keeps the most recently used ones. */
function pinnedFrom(releases: readonly Release[], served: DataSet): LoadedReleases['pinned'] {
  const built = new LRUCache<string, DataSet>({ max: PINNED_MAX });
  return (pin) => {
    const release = findPinned(pin, releases);
    if (release === null || release === served.release) return release && served;
    const version = release.manifest.data_version;
    const found = built.get(version) ?? buildDataSet(release, served);
    built.set(version, found);
    return found;
  };
}
