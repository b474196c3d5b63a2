import { expect, test } from 'vitest';
import { buildDataSet } from '../../../src/artifact/data-set.ts';
import { coverage } from '../../../src/site/data/coverage.ts';
import { country, holiday, release } from '../../support/world/toy-release.ts';
import { LAST_YEAR } from '../../support/years.ts';

test('every calendar says how many holidays each year holds, and whether it was compared', () => {
  const made = release([
    country([
      holiday('a', '2025-12-31'),
      holiday('b', '2026-05-04'),
      holiday('c', '2026-12-31'),
      holiday('east', '2027-01-01', { regions: ['EA'] }),
    ]),
    country([], { country: 'ZZ', name: 'Zedland', regions: [] }),
  ]);
  const secondOpinion = { ...made.secondOpinion, compared: ['TY', 'TY-WE'] };
  const covered = coverage(buildDataSet({ ...made, secondOpinion }));
  expect(covered.map(({ place }) => place.key)).toEqual(['ty', 'zz']);
  expect(
    covered[0]?.calendars.map(({ place, years, compared }) => [
      place.key,
      years.slice(0, 3).map(({ year, holidays }) => `${year}: ${holidays}`),
      compared,
    ]),
  ).toEqual([
    ['ty', ['2025: 1', '2026: 2', '2027: 0'], true],
    ['ty-ea', ['2025: 1', '2026: 2', '2027: 1'], false],
    ['ty-we', ['2025: 1', '2026: 2', '2027: 0'], true],
  ]);
  expect(covered[1]?.calendars).toHaveLength(1);
});

test('countries and regions are sorted by name, not by code', () => {
  const regions = [
    { code: 'AA', name: 'Western Isles' },
    { code: 'ZZ', name: 'Åland' },
  ];
  const made = release([
    country([], { country: 'CH', name: 'Switzerland', regions: [] }),
    country([], { country: 'DE', name: 'Germany', regions }),
  ]);
  const covered = coverage(buildDataSet(made));
  expect(covered.map(({ place }) => place.name)).toEqual(['Germany', 'Switzerland']);
  expect(covered[0]?.calendars.map(({ place }) => place.key)).toEqual(['de', 'de-zz', 'de-aa']);
});

test('a year that is not held yet has no number', () => {
  const made = release([country([], { regions: [], held_until: LAST_YEAR - 1 })]);
  const [covered] = coverage(buildDataSet(made));
  expect(covered?.calendars[0]?.years.slice(-2)).toEqual([
    { year: LAST_YEAR - 1, holidays: 0 },
    { year: LAST_YEAR, holidays: null },
  ]);
});
