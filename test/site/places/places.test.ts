import { expect, test } from 'vitest';
import { buildDataSet } from '../../../src/artifact/data-set.ts';
import { english, german } from '../../../src/site/languages/languages.ts';
import {
  countRegions,
  countriesByName,
  holidaysCall,
  regionQuery,
} from '../../../src/site/places/places.ts';
import { country, placeOf, release, toyData } from '../../support/world/toy-release.ts';

const data = toyData([]);

test('a query names a region; a nationwide calendar needs only its country', () => {
  expect(regionQuery(placeOf(data, 'ty-ea'))).toBe('&region=EA');
  expect(regionQuery(placeOf(data, 'ty'))).toBe('');
  expect(holidaysCall(placeOf(data, 'ty-ea'), 2026)).toBe(
    '/v1/holidays?country=TY&year=2026&region=EA',
  );
});

test('countries are sorted by their names in a language', () => {
  const two = buildDataSet(
    release([
      country([], { country: 'AT', name: 'Austria', regions: [] }),
      country([], { country: 'DE', name: 'Germany', regions: [] }),
    ]),
  );
  const names = (language: typeof english) =>
    countriesByName(two, language).map(({ name }) => name);
  expect(names(english)).toEqual(['Austria', 'Germany']);
  expect(names(german)).toEqual(['Deutschland', 'Österreich']);
});

test('the regions of all countries are counted', () => {
  expect(countRegions(data)).toBe(2);
});
