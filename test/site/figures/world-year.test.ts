import { expect, test } from 'vitest';
import { buildDataSet } from '../../../src/artifact/data-set.ts';
import { worldYear } from '../../../src/site/figures/world-year.ts';
import { country, day, holiday, release } from '../../support/world/toy-release.ts';
import { LAST_YEAR } from '../../support/years.ts';

const spring = holiday('spring', '2026-05-04');
const data = buildDataSet(
  release([
    country([spring, holiday('own', '2026-06-02')], { country: 'AA', name: 'Zedland' }),
    country([{ ...spring, date_accuracy: 'estimated' }], { country: 'BB', name: 'Beeland' }),
    // A holiday on a Saturday closes nobody who would have been open.
    country([holiday('late', '2026-05-09')], { country: 'CC', name: 'Ceeland', held_until: 2026 }),
  ]),
);

test('countries are sorted by name, each with its line and figures', () => {
  const { rows } = worldYear(data, 2026);
  expect(rows.map(({ place }) => place.name)).toEqual(['Beeland', 'Ceeland', 'Zedland']);
  expect(rows.map(({ counts }) => counts.holidayDates)).toEqual([1, 0, 2]);
  expect(rows.map(({ named }) => named.line.estimated.count)).toEqual([1, 0, 0]);
  expect(rows[0]?.named.href).toBe('/bb/2026/');
});

test('a country that does not hold the year is left out', () => {
  expect(worldYear(data, LAST_YEAR).rows.map(({ place }) => place.key)).toEqual(['bb', 'aa']);
});

test('dates on which several countries are closed are listed, estimated ones marked', () => {
  const { most, bars } = worldYear(data, 2026);
  expect(most.map((date) => date.day)).toEqual([day('2026-05-04')]);
  expect(most[0]?.closed.map(({ place, isEstimated }) => [place.key, isEstimated])).toEqual([
    ['bb', true],
    ['aa', false],
  ]);
  // 4 May is the 124th day, with a bar two countries high; 2 June has one country.
  expect(bars).toEqual({ width: 365, height: 3, path: 'M123 3v-2h1v2zM152 3v-1h1v1z' });
});
