import { expect, test } from 'vitest';
import { buildDataSet } from '../../src/artifact/data-set.ts';
import { loadReleases } from '../../src/artifact/load-release.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { makeHistory } from '../support/world/made-history.ts';
import { country, holiday, release } from '../support/world/toy-release.ts';

const same = country([holiday('may', '2026-05-01')], { country: 'AA' });
const made = ['2026-05-04', '2026-05-05'].map((date, index) => ({
  version: `2026.11.${index + 1}`,
  released: '2026-11-20',
  countries: [same, country([holiday('spring', date)])],
}));

test('a calendar of money is neither a country nor a region', () => {
  const fed = country([holiday('day', '2026-07-06')], { country: 'US-FED', regions: [] });
  const us = country([], { country: 'US', regions: [{ code: 'FED', name: 'Not there' }] });
  const { countries, money } = buildDataSet(release([us, fed]));
  expect([...countries.keys()]).toEqual(['US']);
  expect([...money.keys()]).toEqual(['US-FED']);
  expect(countries.get('US')?.regions.get('FED')?.holidays).toEqual([]);
});

test('two releases share the tables of unchanged countries, and no others', () => {
  const folder = tempFolder();
  makeHistory(folder, made);
  const [old, now] = loadReleases(folder);
  if (old === undefined || now === undefined) throw new Error('there are two');
  expect(old.secondOpinion).toBe(now.secondOpinion);
  expect(old.countries[0]).toBe(now.countries[0]);
  const served = buildDataSet(now);
  const pinned = buildDataSet(old, served);
  expect(pinned.countries.get('AA')).toBe(served.countries.get('AA'));
  expect(pinned.countries.get('TY')?.artifact).toBe(old.countries[1]);
  expect(pinned.dataVersion).toBe('2026.11.1');
  // The same dates give other tables for another range.
  const short = { ...old, manifest: { ...old.manifest, last: '2026-12-31' } };
  const shorter = buildDataSet(short, served).countries.get('AA')?.national;
  expect(shorter?.businessDayOffsets.length).toBeLessThan(
    served.countries.get('AA')?.national.businessDayOffsets.length ?? 0,
  );
});
