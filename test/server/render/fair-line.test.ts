import { expect, test } from 'vitest';
import { FairLine } from '../../../src/server/render/fair-line.ts';

const order = (who: string, name: string, isPatient = false) => ({ who, name, isPatient });

/** The names of all who wait, in the order in which they have their turns. */
function emptied(line: FairLine<ReturnType<typeof order>>): string[] {
  const names: string[] = [];
  for (let next = line.next(); next !== undefined; next = line.next()) names.push(next.name);
  return names;
}

test('each network has its turn, however many of one wait', () => {
  const line = new FairLine<ReturnType<typeof order>>(10, 10);
  for (const name of ['a1', 'a2', 'a3']) line.add(order('a', name));
  line.add(order('b', 'b1'));
  expect(line.next()?.name).toBe('a1');
  line.add(order('c', 'c1'));
  expect(emptied(line)).toEqual(['b1', 'a2', 'c1', 'a3']);
  expect(line.next()).toBeUndefined();
});

test('pictures and feeds wait behind the pages of their own network, in their order', () => {
  const line = new FairLine<ReturnType<typeof order>>(10, 10);
  line.add(order('a', 'picture', true));
  line.add(order('a', 'feed', true));
  line.add(order('b', 'other picture', true));
  line.add(order('a', 'page'));
  line.add(order('a', 'next page'));
  expect(emptied(line)).toEqual(['page', 'other picture', 'next page', 'picture', 'feed']);
});

test('a line is bounded, in all and for each network', () => {
  const line = new FairLine<ReturnType<typeof order>>(3, 2);
  const added = ['a', 'a', 'a', 'b', 'c'].map((who) => line.add(order(who, who)));
  expect(added).toEqual([true, true, false, true, false]);
  expect(line.orders.map(({ who }) => who)).toEqual(['a', 'a', 'b']);
  line.next();
  expect(line.add(order('c', 'c'))).toBe(true);
});
