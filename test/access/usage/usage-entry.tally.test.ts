import { expect, test } from 'vitest';
import { Tally } from '../../../src/access/usage/usage-entry.ts';

const unit = { accountId: 1, month: 682, units: 1, call: null };
const call = { ...unit, call: { session: 's', index: 0 } };

function tallyOf(...entries: (typeof unit | typeof call)[]): Tally {
  const tally = new Tally();
  for (const entry of entries) tally.add(entry);
  return tally;
}

test('makes one sum for each account, in the order in which they first appear, and keeps each call separate', () => {
  const other = { ...unit, accountId: 2 };
  expect(tallyOf(other, unit, call, other, call, unit).entries).toEqual([
    { ...other, units: 2 },
    { ...unit, units: 2 },
    call,
    call,
  ]);
});

test('another month has its own sum', () => {
  const later = { ...unit, month: 683 };
  const tally = tallyOf(unit, later, later);
  expect(tally.entries).toEqual([unit, { ...later, units: 2 }]);
  expect(tally.unitsAfter(0, 1, 683)).toBe(2);
});

test('reports what is left of an account after a number of merged entries', () => {
  const tally = tallyOf(unit, { ...unit, accountId: 2, units: 5 });
  expect([0, 1, 2].map((first) => tally.unitsAfter(first, 1, 682))).toEqual([1, 0, 0]);
  expect([0, 1, 2].map((first) => tally.unitsAfter(first, 2, 682))).toEqual([5, 5, 0]);
  expect([tally.unitsAfter(0, 3, 682), tally.unitsAfter(0, 1, 681)]).toEqual([0, 0]);
});

test('its input is left unchanged', () => {
  const first = { ...unit };
  tallyOf(first, unit, unit);
  expect(first).toEqual(unit);
});
