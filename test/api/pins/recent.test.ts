import { expect, test } from 'vitest';
import { Recent } from '../../../src/api/pins/recent.ts';

test('the one that was not asked for longest goes, and no more than one', () => {
  const recent = new Recent<number>(3);
  for (const [index, key] of ['a', 'b', 'c'].entries()) recent.set(key, index);
  expect(recent.get('a')).toBe(0);
  recent.set('d', 3);
  expect(['a', 'b', 'c', 'd'].map((key) => recent.get(key))).toEqual([0, undefined, 2, 3]);
});

test('a value that takes the place of another takes no other place', () => {
  const recent = new Recent<number>(2);
  recent.set('a', 1);
  recent.set('b', 2);
  recent.set('a', 3);
  expect([recent.get('a'), recent.get('b')]).toEqual([3, 2]);
  recent.set('c', 4);
  expect([recent.get('a'), recent.get('b'), recent.get('c')]).toEqual([undefined, 2, 4]);
});
