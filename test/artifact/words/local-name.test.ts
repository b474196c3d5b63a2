import { expect, it } from 'vitest';
import { localNameIn, localNamesIn } from '../../../src/artifact/words/local-name.ts';
import { country, holiday } from '../../support/world/toy-release.ts';

const NAMES = { de: 'Tag', fr: 'Jour' };
const RECORD = holiday('day', '2026-05-01', { local_name: 'Tag', names: NAMES });
const REGIONS = [
  { code: 'EA', name: 'East', languages: ['fr', 'de'] },
  { code: 'WE', name: 'West' },
  { code: 'SO', name: 'South', languages: ['rm', 'de'] },
];

it('a name is in the main language of the region, else of the country; never in a second one', () => {
  const artifact = country([RECORD], { languages: ['de', 'fr'], regions: REGIONS });
  const names = [null, 'EA', 'WE', 'SO'].map((region) => localNameIn(artifact, RECORD, region));
  expect(names).toEqual(['Tag', 'Jour', 'Tag', null]);
});

it('is null where the main language is English', () => {
  const artifact = country([RECORD], { languages: ['en', 'fr'], regions: REGIONS });
  expect([localNameIn(artifact, RECORD, null), localNameIn(artifact, RECORD, 'EA')]).toEqual([
    null,
    'Jour',
  ]);
  expect(localNamesIn(artifact, RECORD, null)).toEqual([{ name: 'Jour', language: 'fr' }]);
});

it('is the record’s own in releases without languages', () => {
  const about = [{ id: 'day', note: null, local_language: 'rm', watch: null }];
  const artifact = country([RECORD], { local_language: 'de', about });
  expect(localNameIn(artifact, RECORD, 'EA')).toBe('Tag');
  expect(localNamesIn(artifact, RECORD, 'EA')).toEqual([{ name: 'Tag', language: 'rm' }]);
});
