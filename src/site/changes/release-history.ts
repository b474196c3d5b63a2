import type { Release } from '../../artifact/load-release.ts';
import type { Manifest } from '../../artifact/manifest.ts';
import { plural } from '../words.ts';
import { changeLog, type LoggedChange } from './change-log.ts';

/** What a release changed. */
export interface ReleaseNotes {
  /** In one sentence. */
  readonly briefly: string;
  readonly entries: readonly LoggedChange[];
}

/** What one of the releases changed; `releases` are all of them, oldest first. */
export function releaseNotes(releases: readonly Release[], { manifest }: Release): ReleaseNotes {
  const entries = changesOf(releases, manifest);
  if (manifest.previous === null) {
    return { briefly: 'The first release: there is nothing it changed.', entries };
  }
  const briefly = `${plural(entries.length, 'date')} changed since ${manifest.previous}.`;
  return { briefly, entries };
}

/** A country in one release: its file, and what the release changed there. */
export interface CountryRelease {
  readonly manifest: Manifest;
  readonly file: Manifest['files'][number];
  readonly entries: readonly LoggedChange[];
}

/** The releases that hold a country, newest first. */
export function countryHistory(releases: readonly Release[], country: string): CountryRelease[] {
  return [...releases].reverse().flatMap(({ manifest }) => {
    const file = manifest.files.find((entry) => entry.name === `${country}.json`);
    if (file === undefined) return [];
    const entries = changesOf(releases, manifest).filter(
      ({ change }) => change.country === country,
    );
    return [{ manifest, file, entries }];
  });
}

function changesOf(releases: readonly Release[], manifest: Manifest): LoggedChange[] {
  return changeLog(releases).filter((entry) => entry.version === manifest.data_version);
}
