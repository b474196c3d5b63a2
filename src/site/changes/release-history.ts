import type { Release } from '../../artifact/load-release.ts';
import type { Manifest } from '../../artifact/manifest.ts';
import type { FactChange } from '../../artifact/schema.ts';
import { plural } from '../words.ts';
import { countWords } from './change-counts.ts';
import { changeLog, type LoggedChange } from './change-log.ts';
import { factLog, type LoggedFact } from './fact-log.ts';

/** What a release changed. */
export interface ReleaseNotes {
  /** In one sentence. */
  readonly briefly: string;
  readonly entries: readonly LoggedChange[];
  readonly facts: readonly LoggedFact[];
  /** Changes that affect no answer: citations, notes, rulings; the first {@link TEXTS_SHOWN_MAX}. */
  readonly texts: readonly FactChange[];
  /** How many of those are omitted. */
  readonly moreTexts: number;
}

/** The rest is in changes.json. */
const TEXTS_SHOWN_MAX = 100;

/** What one of the releases changed; `releases` are all of them, oldest first. */
export function releaseNotes(
  releases: readonly Release[],
  { manifest, changes }: Release,
): ReleaseNotes {
  const entries = changesOf(releases, manifest);
  const facts = factsOf(releases, manifest);
  const all = changes.facts.filter(({ answers }) => !answers);
  const texts = all.slice(0, TEXTS_SHOWN_MAX);
  const notes = { entries, facts, texts, moreTexts: all.length - texts.length };
  if (manifest.previous === null) {
    return { briefly: 'The first release, so nothing changed.', ...notes };
  }
  const counts = [
    countWords(entries.map(({ change }) => change)),
    ...(facts.length === 0 ? [] : [plural(facts.length, 'other fact')]),
    ...(all.length === 0 ? [] : [plural(all.length, 'wording change')]),
  ];
  const briefly = `Since ${manifest.previous}: ${counts.join(' · ')}.`;
  return { briefly, ...notes };
}

/** A country in one release: its file, and what the release changed there. */
export interface CountryRelease {
  readonly manifest: Manifest;
  readonly file: Manifest['files'][number];
  readonly entries: readonly LoggedChange[];
  readonly facts: readonly LoggedFact[];
}

/** The releases that hold a country, newest first. */
export function countryHistory(releases: readonly Release[], country: string): CountryRelease[] {
  return [...releases].reverse().flatMap(({ manifest }) => {
    const file = manifest.files.find((entry) => entry.name === `${country}.json`);
    if (file === undefined) return [];
    const entries = changesOf(releases, manifest).filter(
      ({ change }) => change.country === country,
    );
    const facts = factsOf(releases, manifest).filter(({ fact }) => fact.country === country);
    return [{ manifest, file, entries, facts }];
  });
}

function factsOf(releases: readonly Release[], manifest: Manifest): LoggedFact[] {
  return factLog(releases).filter((entry) => entry.version === manifest.data_version);
}

function changesOf(releases: readonly Release[], manifest: Manifest): LoggedChange[] {
  return changeLog(releases).filter((entry) => entry.version === manifest.data_version);
}
