import type { Release } from '../../artifact/load-release.ts';
import type { Place } from '../places/places.ts';
import { plural } from '../words.ts';
import { countWords } from './change-counts.ts';
import { changeLog, concerns } from './change-log.ts';
import { factLog } from './fact-log.ts';

/** The most changes of texts shown; changes.json has the rest. */
const TEXTS_SHOWN_MAX = 100;

/**
 * The changes of one release, with a summary.
 * @param releases all of them, oldest first.
 */
export function releaseNotes(releases: readonly Release[], release: Release) {
  const log = logOf(releases, release);
  const { previous } = release.manifest;
  // Changes of citations, notes and rulings, on which no answer depends.
  const texts = release.changes.facts.filter(({ answers }) => !answers);
  const counts = [
    countWords(log.entries.map(({ change }) => change)),
    log.facts.length > 0 && plural(log.facts.length, 'other fact'),
    texts.length > 0 && plural(texts.length, 'wording change'),
  ].filter(Boolean);
  return {
    ...log,
    briefly:
      previous === null
        ? 'The first release, so nothing changed.'
        : `Since ${previous}: ${counts.join(' · ')}.`,
    texts: texts.slice(0, TEXTS_SHOWN_MAX),
    // How many texts are omitted.
    moreTexts: Math.max(0, texts.length - TEXTS_SHOWN_MAX),
  };
}

/** The releases that hold a country, newest first, each with its file and its changes there. */
export function countryHistory(releases: readonly Release[], country: string) {
  return releases.toReversed().flatMap((release) => {
    const file = release.manifest.files.find(({ name }) => name === `${country}.json`);
    if (file === undefined) return [];
    const { manifest, entries, facts } = logOf(releases, release);
    return [
      {
        ...{ manifest, file },
        entries: entries.filter(({ change }) => change.country === country),
        facts: facts.filter(({ fact }) => fact.country === country),
      },
    ];
  });
}

/** What later releases changed in a year of a calendar, newest first; none without a change. */
export function changesSince(
  releases: readonly Release[],
  release: Release,
  place: Place,
  year: number,
): ReturnType<typeof logOf>[] {
  const isInYear = (date: string | undefined) => date?.startsWith(`${year}-`) ?? false;
  return releases
    .slice(releases.indexOf(release) + 1)
    .toReversed()
    .map((later) => logOf([later], later))
    .map(({ manifest, entries, facts }) => ({
      manifest,
      entries: entries.filter(
        ({ change }) =>
          concerns(change, place) &&
          (isInYear(change.before?.date) || isInYear(change.after?.date)),
      ),
      facts: facts.filter(({ fact }) => fact.country === place.artifact.country),
    }))
    .filter(({ entries, facts }) => entries.length + facts.length > 0);
}

/** The changes of one release. @param releases all of them, or those that a page tells. */
function logOf(releases: readonly Release[], { manifest }: Release) {
  const isOwn = ({ version }: { readonly version: string }) => version === manifest.data_version;
  return {
    manifest,
    entries: changeLog(releases).filter(isOwn),
    facts: factLog(releases).filter(isOwn),
  };
}
