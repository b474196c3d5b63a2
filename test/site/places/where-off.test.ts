import { expect, test } from 'vitest';
import { spanish } from '../../../src/site/languages/languages.ts';
import { loadedReleases } from '../../../src/site/loaded-releases.ts';
import { placeIn } from '../../../src/site/places/places.ts';
import { isSplit, regionsOf, regionsOff, regionWords } from '../../../src/site/places/where-off.ts';
import { day, holiday, placeOf, toyData } from '../../support/world/toy-release.ts';

const data = toyData([
  holiday('all', '2026-05-05'),
  holiday('east', '2026-05-06', { regions: ['EA'] }),
]);
const place = placeOf(data, 'ty');
const off = (date: string) => regionsOff(place, day(date)).map(({ key }) => key);

test('a date is split only where a region and the country differ', () => {
  expect(off('2026-05-06')).toEqual(['ty-ea']);
  expect([off('2026-05-05'), off('2026-05-07'), off('2026-05-09')]).toEqual([[], [], []]);
  expect(isSplit(placeOf(data, 'ty-we'), day('2026-05-06'))).toBe(false);
  // Nothing is known outside the years held.
  expect(isSplit(place, day('2028-05-06'))).toBe(false);
});

test('many regions are named in part and counted', () => {
  const [east] = regionsOf(place);
  if (east === undefined) throw new Error('there is no region');
  expect(regionWords([east])).toBe('East');
  expect(regionWords(Array.from({ length: 7 }, () => east))).toBe(
    'East, East, East, East and 3 more regions',
  );
});

test('regions are sorted by their names in the language', () => {
  const { dataSet } = loadedReleases();
  const spain = placeIn(placeOf(dataSet, 'es'), spanish);
  const names = regionsOf(spain).map(({ name }) => name.replace(/, .*/, ''));
  expect(names.filter((name) => name.startsWith('C')).join(', ')).toMatch(
    /^Canarias, Cantabria, Castilla y León, Castilla-La Mancha, Cataluña, Ceuta/,
  );
});
