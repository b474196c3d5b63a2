import { expect, test } from 'vitest';
import { BucketTable } from '../../../src/access/limits/spending.ts';
import { callerOf } from '../../support/access/known-caller.ts';

const START = 1_800_000_000_000_000;
const SECOND = 1_000_000;

test('a table of 100,000 buckets drops those that are full again', () => {
  const table = new BucketTable();
  const take = (key: number, now: number) =>
    table.take(callerOf({ keyId: `key_${key}`, accountId: key }), now);
  for (let key = 1; key < 50_000; key += 1) take(key, START);
  expect(table.size).toBe(99_998);
  // A token returns after a second, so all buckets but the last are full.
  take(50_000, START + SECOND);
  expect(table.size).toBe(2);
});

test('a bucket that is not full is never dropped: no key gets a second one', () => {
  const table = new BucketTable();
  const busy = callerOf({ keyId: 'busy' });
  for (let token = 0; token < 10; token += 1) table.take(busy, START);
  for (let key = 0; key < 200_000; key += 1)
    table.take(callerOf({ keyId: `key_${key}`, accountId: key + 2 }), START + key);
  expect(table.take(busy, START + 200_000)).toMatchObject({ allowed: false });
});
