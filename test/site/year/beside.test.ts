import { expect, test } from 'vitest';
import { besideDays, besideWords } from '../../../src/site/year/beside.ts';
import { day, placeOf, toyData } from '../../support/world/toy-release.ts';

const beside = (id: string, date: string, regions?: string[]) => ({
  ...{ id, date, name: `Name of ${id}`, date_accuracy: 'exact' as const, cite: ['act'] },
  ...{ what: 'from noon on', part: id === 'eve' ? ('half' as const) : null },
  ...(regions === undefined ? {} : { regions }),
});
const data = toyData([], {
  beside: [
    beside('fair', '2026-05-05', ['EA']),
    beside('eve', '2026-12-24'),
    beside('late', '2027-12-24'),
  ],
});
const days = (key: string) => {
  const place = placeOf(data, key);
  return besideDays(place, day('2026-01-01'), day('2026-12-31')).map((found) => [
    found.badge,
    besideWords(place, found),
  ]);
};

test('a country lists the days of its regions, with the regions named', () => {
  expect(days('ty')).toEqual([
    ['Not counted', 'Name of fair: from noon on, East'],
    ['Half day', 'Name of eve: from noon on'],
  ]);
});

test('a region lists its own days and those of the country', () => {
  expect(days('ty-ea')).toHaveLength(2);
  expect(days('ty-we')).toEqual([['Half day', 'Name of eve: from noon on']]);
});

test('a release without days beside the count lists none', () => {
  expect(besideDays(placeOf(toyData([]), 'ty'), day('2026-01-01'), day('2026-12-31'))).toEqual([]);
});
