import type { Release } from '../../artifact/load-release.ts';
import type { Manifest } from '../../artifact/manifest.ts';
import type { Place } from '../places/places.ts';
import { changeLog, concerns, type LoggedChange } from './change-log.ts';
import { factLog, type LoggedFact } from './fact-log.ts';

/** What one release changed on a page. */
export interface PageChanges {
  readonly manifest: Manifest;
  readonly entries: readonly LoggedChange[];
  readonly facts: readonly LoggedFact[];
}

/**
 * What later releases changed in a year of a calendar, newest first: its dates, and facts that answers depend
 * on. Releases that changed nothing there are omitted.
 * @param releases oldest first; `release` is one of them.
 */
export function changesSince(
  releases: readonly Release[],
  release: Release,
  place: Place,
  year: number,
): PageChanges[] {
  const isInYear = (date: string | undefined) => date?.startsWith(`${year}-`) ?? false;
  return releases
    .slice(releases.indexOf(release) + 1)
    .toReversed()
    .map((later) => ({
      manifest: later.manifest,
      entries: changeLog([later]).filter(
        ({ change }) =>
          concerns(change, place) &&
          (isInYear(change.before?.date) || isInYear(change.after?.date)),
      ),
      facts: factLog([later]).filter(({ fact }) => fact.country === place.artifact.country),
    }))
    .filter(({ entries, facts }) => entries.length + facts.length > 0);
}
