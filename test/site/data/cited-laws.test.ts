import { expect, test } from 'vitest';
import { citedLaws } from '../../../src/site/data/cited-laws.ts';
import { holiday, toyData } from '../../support/world/toy-release.ts';

test('every law of a country is listed, with the number of records that rest on it', () => {
  const data = toyData([
    holiday('a', '2026-05-04'),
    holiday('b', '2026-05-05', { cite: ['order', 'act'] }),
  ]);
  const [toyland, ...others] = citedLaws(data);
  expect(others).toEqual([]);
  expect(toyland?.place.key).toBe('ty');
  expect(toyland?.laws.map(({ citation, uses }) => [citation.title, uses])).toEqual([
    ['Act', 2],
    ['Order', 1],
  ]);
  expect(citedLaws(toyData([]))[0]?.laws.map(({ uses }) => uses)).toEqual([0, 0]);
});
