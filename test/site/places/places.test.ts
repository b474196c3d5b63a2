import { expect, test } from 'vitest';
import { countRegions, holidaysCall, regionQuery } from '../../../src/site/places/places.ts';
import { placeOf, toyData } from '../../support/world/toy-release.ts';

const data = toyData([]);

test('a region is named in a query, a nationwide calendar by its country alone', () => {
  expect(regionQuery(placeOf(data, 'ty-ea'))).toBe('&region=EA');
  expect(regionQuery(placeOf(data, 'ty'))).toBe('');
  expect(holidaysCall(placeOf(data, 'ty-ea'), 2026)).toBe(
    '/v1/holidays?country=TY&year=2026&region=EA',
  );
});

test('regions are counted over all countries', () => {
  expect(countRegions(data)).toBe(2);
});
