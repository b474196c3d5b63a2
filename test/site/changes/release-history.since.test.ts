import { expect, test } from 'vitest';
import { changesSince } from '../../../src/site/changes/release-history.ts';
import {
  change,
  country,
  holiday,
  placeOf,
  release,
  toyData,
} from '../../support/world/toy-release.ts';

const land = country([holiday('feast', '2027-03-09')]);
const first = release([land]);
const moved = change({ id: 'feast', kind: 'moved' });
const second = release([land], '2026.11.2', '2026-11-19', [
  moved,
  { ...moved, id: 'west-day', regions: ['WE'] },
  { ...moved, id: 'other', country: 'ZZ' },
]);
const third = release([land], '2026.11.3', '2026-11-22');
const fourth = release(
  [land],
  '2026.12.1',
  '2026-12-01',
  [],
  [
    {
      country: 'TY',
      where: 'weekend_days',
      before: '6 · 7',
      after: '5 · 6',
      answers: true,
      past: true,
      reason: 'A mistake.',
    },
  ],
);
const releases = [first, second, third, fourth];
const dataSet = toyData([holiday('feast', '2027-03-09')]);
const since = (index: number, key: string, year: number) =>
  changesSince(releases, releases[index] ?? first, placeOf(dataSet, key), year).map(
    ({ manifest, entries, facts }) => [
      manifest.data_version,
      entries.map((entry) => entry.change.id),
      facts.length,
    ],
  );

test('a page of an older release lists what later ones changed, newest first', () => {
  expect(since(0, 'ty', 2027)).toEqual([
    ['2026.12.1', [], 1],
    ['2026.11.2', ['feast'], 0],
  ]);
  expect(since(0, 'ty-we', 2027)).toEqual([
    ['2026.12.1', [], 1],
    ['2026.11.2', ['feast', 'west-day'], 0],
  ]);
});

test('changes that the page already shows, or of another year, are omitted', () => {
  expect(since(1, 'ty', 2027)).toEqual([['2026.12.1', [], 1]]);
  expect(since(0, 'ty', 2026)).toEqual([['2026.12.1', [], 1]]);
  expect(since(3, 'ty', 2027)).toEqual([]);
});
