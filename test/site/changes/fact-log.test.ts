import { expect, test } from 'vitest';
import type { FactChange } from '../../../src/artifact/schema.ts';
import { changeLog } from '../../../src/site/changes/change-log.ts';
import { factKey, factLog } from '../../../src/site/changes/fact-log.ts';
import { countryHistory, releaseNotes } from '../../../src/site/changes/release-history.ts';
import { writeAtom, writeChangesJson } from '../../../src/site/feeds/atom.ts';
import { change, country, release } from '../../support/world/toy-release.ts';

function fact(where: string, before: string | null, after: string | null): FactChange {
  const past = before !== null;
  return {
    country: 'TY',
    where,
    before,
    after,
    answers: true,
    past,
    reason: past ? 'An act.' : null,
  };
}

const FACTS = [
  fact('weekend_days', '6 · 7', '5 · 6'),
  fact('timezone', 'Europe/Berlin', 'Europe/Paris'),
  fact('regions › EA › name', 'East', 'Far East'),
  fact('regions › NN', null, 'name: North'),
  fact('regions › SS', 'name: South', null),
  fact('regions › order', 'EA, WE', 'WE, EA'),
  { ...fact('last', '2027-12-31', '2028-12-31'), country: null, past: false, reason: null },
];
const NOTE = { ...fact('notes', 'Old', 'New'), answers: false };
const files = [{ name: 'TY.json', size: 1, sha256: '0'.repeat(64) }];
const made = release(
  [country([])],
  '2026.11.2',
  '2026-11-19',
  [change({ id: 'feast', kind: 'moved' })],
  [...FACTS, NOTE],
);
const second = { ...made, manifest: { ...made.manifest, files } };
const releases = [release([country([])]), second];
const log = factLog(releases);

test('names each changed fact that answers depend on, in plain words', () => {
  expect(log.map(({ title }) => title)).toEqual([
    'Toyland: weekend, Saturday and Sunday → Friday and Saturday',
    'Toyland: time zone, Europe/Berlin → Europe/Paris',
    'Toyland: name of region EA, East → Far East',
    'Toyland: region NN added, name: North',
    'Toyland: region SS removed, was name: South',
    'Toyland: order of the regions, EA, WE → WE, EA',
    'All calendars: last date, 2027-12-31 → 2028-12-31',
  ]);
  expect(log.map(factKey)).toEqual([
    '2026.11.2/ty/fact/weekend-days',
    '2026.11.2/ty/fact/timezone',
    '2026.11.2/ty/fact/regions-ea-name',
    '2026.11.2/ty/fact/regions-nn',
    '2026.11.2/ty/fact/regions-ss',
    '2026.11.2/ty/fact/regions-order',
    '2026.11.2/all/fact/last',
  ]);
});

test('a release and a country’s history list them beside the dates', () => {
  const notes = releaseNotes(releases, second);
  expect(notes.briefly).toBe(
    'Since 2026.11.1: 1 date added, removed or moved · 7 other facts · 1 wording change.',
  );
  expect(notes.facts).toHaveLength(7);
  expect(countryHistory(releases, 'TY')[0]?.facts).toHaveLength(6);
});

test('the feeds list them with their reason', () => {
  const text = writeAtom({
    scope: 'all',
    title: 'Changes',
    entries: changeLog(releases),
    facts: log,
    updated: '2026-11-19',
    path: '/data/changes.atom',
    site: 'https://redletter.example',
  });
  expect(text.match(/<entry>/g)).toHaveLength(8);
  expect(text).toContain(`<id>tag:redletter.example,2026:2026.11.2/ty/fact/weekend-days</id>
<title>Toyland: weekend, Saturday and Sunday → Friday and Saturday</title>
<updated>2026-11-19T00:00:00Z</updated>
<link href="https://redletter.example/data/2026.11.2/"/>
<category term="fact"/>
<summary>Release 2026.11.2. An act.</summary>`);
  const { facts } = JSON.parse(writeChangesJson(changeLog(releases), log));
  expect(facts[0]).toEqual({
    release: '2026.11.2',
    released: '2026-11-19',
    title: log[0]?.title,
    country: 'TY',
    where: 'weekend_days',
    before: '6 · 7',
    after: '5 · 6',
    past: true,
    reason: 'An act.',
  });
});
