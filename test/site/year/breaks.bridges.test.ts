import { expect, test } from 'vitest';
import { buildDataSet } from '../../../src/artifact/data-set.ts';
import { bridgeYears } from '../../../src/site/year/breaks.ts';
import { country, holiday, release } from '../../support/world/toy-release.ts';
import { LAST_YEAR } from '../../support/years.ts';

const monday = holiday('monday', '2026-05-04');
const thursday = holiday('thursday', '2026-06-11');
const data = buildDataSet(
  release([
    country([monday, thursday], { country: 'AA', name: 'Zedland' }),
    country([monday], { country: 'BB', name: 'Beeland' }),
    country([thursday, holiday('next-year', '2027-05-06')], { country: 'CC', name: 'Ceeland' }),
  ]),
);

test('every country is listed by name, with its bridges and its long weekends', () => {
  const rows = bridgeYears(data, 2026).map(({ place, bridges, longWeekends, most }) => [
    place.name,
    bridges.length,
    longWeekends,
    most,
  ]);
  expect(rows).toEqual([
    ['Beeland', 0, 1, false],
    ['Ceeland', 1, 0, false],
    ['Zedland', 1, 1, true],
  ]);
});

test('several countries may have the most', () => {
  expect(bridgeYears(data, 2025).every(({ most }) => most)).toBe(true);
});

test('a country that does not hold the year is left out', () => {
  const behind = country([monday], { held_until: LAST_YEAR - 1 });
  const world = buildDataSet(release([behind]));
  expect(bridgeYears(world, LAST_YEAR)).toEqual([]);
  expect(bridgeYears(world, LAST_YEAR - 1)).toHaveLength(1);
});
