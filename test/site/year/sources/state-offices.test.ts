import { expect, test } from 'vitest';
import { plain } from '../../../../src/site/languages/localized.ts';
import { describeOffices } from '../../../../src/site/year/sources/state-offices.ts';
import { yearList } from '../../../../src/site/year/year-list.ts';
import { holiday, placeOf, toyData } from '../../../support/world/toy-release.ts';

const list = { year: 2026, title: 'Holidays of 2026', url: null, seen: 'transcribed' } as const;
const data = toyData(
  [
    holiday('new-year', '2026-01-01'),
    holiday('heroes', '2026-01-19', { regions: ['EA'] }),
    holiday('battle', '2026-08-17', { regions: ['EA'] }),
  ],
  {
    regions: [
      { code: 'EA', name: 'East', lists: [list], statutes: ['act'] },
      { code: 'WE', name: 'West' },
    ],
    about: [
      { id: 'heroes', note: null, local_language: null, watch: null, staff: 'reduced' },
      { id: 'battle', note: null, local_language: null, watch: null, kept_by: 'statute' },
    ],
  },
);

const localized = (key: string, years: readonly number[]) => {
  const found = describeOffices(placeOf(data, key), years);
  return found === null ? null : [found.first, ...found.seen.map(plain), found.reduced];
};

test('a state says whose days they are and how its lists were seen', () => {
  expect(localized('ty-ea', [2026])).toEqual([
    'Days off of state offices. Private employers need not give them.',
    'The days that the law lists were seen: Act.',
    'The state’s list of 2026 was seen: Holidays of 2026 (transcribed).',
    'On a day with reduced staff, offices stay open with part of their employees; it counts as a day off.',
  ]);
});

test('a list that was not seen is named, with what may be missing', () => {
  expect(localized('ty-ea', [2027])).toEqual([
    'Days off of state offices. Private employers need not give them.',
    'The days that the law lists were seen: Act.',
    'The state’s list of 2027 was not looked at: a day that the governor grants for that year alone may be missing.',
    null,
  ]);
  expect(localized('ty-ea', [2025, 2026, 2027])?.[3]).toBe(
    'The state’s lists of 2025 and 2027 were not looked at: a day that the governor grants for one of these years alone may be missing.',
  );
});

test('a country and a region whose days bind everybody have no offices', () => {
  expect(localized('ty', [2026])).toBeNull();
  expect(localized('ty-we', [2026])).toBeNull();
});

test('each row of a state says whose day it is and whether staff is reduced', () => {
  const rows = (key: string) =>
    yearList(placeOf(data, key), 2026).rows.map(({ anchor, whose, notes }) => [
      anchor,
      whose,
      ...notes,
    ]);
  expect(rows('ty-ea')).toEqual([
    ['new-year', 'federal'],
    ['heroes', 'state', 'State offices stay open with part of their staff'],
    ['battle', 'state', 'Kept by statute'],
  ]);
  expect(rows('ty')).toEqual([['new-year', null]]);
});
