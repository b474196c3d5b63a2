import { expect, test } from 'vitest';
import { BoundedMap } from '../../../src/access/limits/bounded-map.ts';

test('a new entry beyond the limit evicts the one set longest ago', () => {
  const map = new BoundedMap<string, number>(3);
  for (const [index, key] of ['a', 'b', 'c', 'd', 'e'].entries()) map.set(key, index);
  expect([...map]).toEqual([
    ['c', 2],
    ['d', 3],
    ['e', 4],
  ]);
});

test('an entry set again evicts nothing and keeps its place; one deleted first moves last', () => {
  const map = new BoundedMap<string, number>(2).set('a', 1).set('b', 2);
  map.set('a', 3);
  expect([...map]).toEqual([
    ['a', 3],
    ['b', 2],
  ]);
  map.delete('a');
  map.set('a', 4).set('c', 5);
  expect([...map.keys()]).toEqual(['a', 'c']);
});
