import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Change } from '../../../src/artifact/schema.ts';
import { countWords, isCorrection } from '../../../src/site/changes/change-counts.ts';
import { change } from '../../support/world/toy-release.ts';

function changesOf(version: string): Change[] {
  return JSON.parse(readFileSync(`artifacts/${version}/changes.json`, 'utf8')).changes;
}

// Counted by hand in changes.json: 16 added, 4 removed, 1 official date taken back; 324 local and 16 English names.
test.each([
  ['2026.11.3', 'no date changed'],
  ['2026.11.4', '21 dates added, removed or moved · 26 back to estimated · 340 names'],
  ['2026.11.5', 'no date changed'],
  ['2026.11.6', '5 dates added, removed or moved · 6 names'],
])('release %s: %s', (version, words) => {
  expect(countWords(changesOf(version))).toBe(words);
});

test('a date confirmed unchanged is confirmed; on another day it has moved', () => {
  const side = {
    official_date: null,
    name: 'Feast',
    local_name: null,
    date_accuracy: 'exact',
  } as const;
  const before = { ...side, date: '2027-03-09' };
  const same = change({ id: 'feast', kind: 'confirmed', before, after: before });
  const other = change({
    id: 'feast',
    kind: 'confirmed',
    before,
    after: { ...side, date: '2027-03-10' },
  });
  expect(countWords([same])).toBe('1 confirmed');
  expect(countWords([same, other])).toBe('1 date added, removed or moved · 1 confirmed');
});

test('the withdrawn official date is the only correction', () => {
  expect(
    changesOf('2026.11.4')
      .filter(isCorrection)
      .map(({ id }) => id),
  ).toEqual(['prophets-birthday']);
});
