import { expect, test } from 'vitest';
import { FairLine } from '../../../src/server/wire/fair-line.ts';

/** Empties the line and returns the names in order of service. */
function emptied(line: FairLine<string>): string[] {
  const names: string[] = [];
  for (let next = line.next(); next !== undefined; next = line.next()) names.push(next);
  return names;
}

test('networks take turns, however many requests one network has waiting', () => {
  const line = new FairLine<string>();
  for (const name of ['a1', 'a2', 'a3']) line.add('a', name);
  line.add('b', 'b1');
  expect(line.next()).toBe('a1');
  line.add('c', 'c1');
  expect(line.size).toBe(4);
  expect(emptied(line)).toEqual(['b1', 'a2', 'c1', 'a3']);
  expect(line.next()).toBeUndefined();
  expect(line.size).toBe(0);
});

test('pictures and feeds wait behind the pages of their own network, in their order', () => {
  const line = new FairLine<string>();
  line.add('a', 'picture', true);
  line.add('a', 'feed', true);
  line.add('b', 'other picture', true);
  line.add('a', 'page');
  line.add('a', 'next page');
  expect(emptied(line)).toEqual(['page', 'other picture', 'next page', 'picture', 'feed']);
});

test('a line is bounded, in total and for each network', () => {
  const line = new FairLine<string>(3, 2);
  expect(['a', 'a', 'a', 'b', 'c'].map((who) => line.add(who, who))).toEqual([
    ...[true, true, false, true, false],
  ]);
  expect(line.items).toEqual(['a', 'a', 'b']);
  line.next();
  expect(line.add('c', 'c')).toBe(true);
});
