import { expect, test } from 'vitest';
import type { Release } from '../../../src/artifact/load-release.ts';
import { countryHistory, releaseNotes } from '../../../src/site/changes/release-history.ts';
import { change, country, release } from '../../support/world/toy-release.ts';

/** A release with a file for each of its countries. */
function withFiles(made: Release): Release {
  const files = made.countries.map(({ country }) => ({
    name: `${country}.json`,
    sha256: country.toLowerCase().repeat(32),
    size: 100,
  }));
  return { ...made, manifest: { ...made.manifest, files } };
}

const toyland = country([]);
const newland = country([], { country: 'NN', name: 'Newland' });
const first = withFiles(release([toyland]));
const second = withFiles(
  release([newland, toyland], '2026.11.2', '2026-11-19', [
    change({ id: 'feast', kind: 'confirmed' }),
    change({ id: 'new-day', kind: 'added', country: 'NN' }),
  ]),
);
const releases = [first, second];

test('a release says briefly how much it changed, and lists it', () => {
  expect(releaseNotes(releases, first)).toEqual({
    manifest: first.manifest,
    briefly: 'The first release, so nothing changed.',
    entries: [],
    facts: [],
    texts: [],
    moreTexts: 0,
  });
  const notes = releaseNotes(releases, second);
  expect(notes.briefly).toBe('Since 2026.11.1: 2 dates added, removed or moved.');
  expect(notes.entries.map(({ change }) => change.id)).toEqual(['new-day', 'feast']);
});

test('a release of texts alone lists the first of them and counts the rest', () => {
  const text = (year: number) => ({
    country: 'TY',
    where: `citations › act-${year} › url`,
    before: 'https://old.example',
    after: 'https://new.example',
    answers: false,
    past: false,
    reason: null,
  });
  const third = release([toyland], '2026.11.3', '2026-11-20', []);
  const facts = Array.from({ length: 102 }, (_, index) => text(1900 + index));
  const worded = { ...third, changes: { ...third.changes, facts } };
  const notes = releaseNotes([...releases, worded], worded);
  expect(notes.briefly).toMatch(/^Since \S+: no date changed · 102 wording changes\.$/u);
  expect([notes.facts, notes.texts[0], notes.texts.length, notes.moreTexts]).toEqual([
    [],
    text(1900),
    100,
    2,
  ]);
});

test('a country has its releases, newest first, with its file and its own changes', () => {
  const history = countryHistory(releases, 'TY');
  expect(
    history.map(({ manifest, file, entries }) => [
      manifest.data_version,
      file.name,
      entries.map(({ change }) => change.id),
    ]),
  ).toEqual([
    ['2026.11.2', 'TY.json', ['feast']],
    ['2026.11.1', 'TY.json', []],
  ]);
});

test('a release without the country is not in its history', () => {
  expect(countryHistory(releases, 'NN').map(({ manifest }) => manifest.data_version)).toEqual([
    '2026.11.2',
  ]);
});
