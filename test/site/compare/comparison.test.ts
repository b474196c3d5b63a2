import { describe, expect, test } from 'vitest';
import { buildDataSet } from '../../../src/artifact/data-set.ts';
import { whoWorks } from '../../../src/site/compare/comparison.ts';
import { country, day, holiday, release } from '../../support/world/toy-release.ts';
import { FIRST, LAST, LAST_YEAR } from '../../support/years.ts';

const data = buildDataSet(
  release([
    country([], { country: 'AA', name: 'Zedland', regions: [] }),
    country([], { country: 'BB', name: 'Beeland', regions: [] }),
    country(
      [
        holiday('a', '2026-05-04'),
        holiday('b', '2026-05-04'),
        holiday('again', '2026-05-04', { name: 'Name of a' }),
        holiday('east', '2026-05-06', { regions: ['EA'] }),
        holiday('saturday', '2026-05-09'),
      ],
      { name: 'Toyland' },
    ),
  ]),
);
describe('who works on a date', () => {
  const on = (date: string) => whoWorks(data, day(date));
  const toyland = (date: string) => on(date).countries.find(({ place }) => place.key === 'ty');

  test('lists every country by name and counts those that work', () => {
    const monday = on('2026-05-04');
    expect(monday.countries.map(({ place }) => place.name)).toEqual([
      'Beeland',
      'Toyland',
      'Zedland',
    ]);
    expect(monday.working).toBe(2);
    expect(on('2026-05-09').working).toBe(0);
  });

  test('names regions that are off while the country works', () => {
    const wednesday = toyland('2026-05-06');
    expect(wednesday).toMatchObject({ kind: 'business_day', names: '' });
    expect(wednesday?.regionsOff.map((place) => place.key)).toEqual(['ty-ea']);
    expect(toyland('2026-05-04')).toMatchObject({
      kind: 'public_holiday',
      names: 'Name of a and Name of b',
      regionsOff: [],
    });
  });

  test('names the neighbouring dates within the supported range', () => {
    expect(on('2026-05-04')).toMatchObject({ before: day('2026-05-03'), after: day('2026-05-05') });
    expect(on(FIRST).before).toBe(day(FIRST));
    expect(on(LAST).after).toBe(day(LAST));
  });
});

test('names countries that do not hold the date, without counting them', () => {
  const held = country([], { country: 'BB', name: 'Beeland', held_until: LAST_YEAR - 1 });
  const world = buildDataSet(release([country([], { country: 'AA' }), held]));
  const found = whoWorks(world, day(LAST));
  expect(found.countries.map(({ place }) => place.key)).toEqual(['aa']);
  expect(found.unheld.map(({ name }) => name)).toEqual(['Beeland']);
  expect(whoWorks(world, day(FIRST)).unheld).toEqual([]);
});
