import { expect, test } from 'vitest';
import { KnownCaller } from '../../../src/access/limits/account.ts';
import { BucketTable } from '../../../src/access/limits/spending.ts';

const START = 1_800_000_000_000_000;
const SECOND = 1_000_000;

const callerOf = (keyId: string) =>
  new KnownCaller({
    keyId,
    accountId: 1,
    account: 'acme',
    plan: 'free',
    unlimited: false,
    state: 'active',
    expiresAt: null,
    lastUsedDay: null,
  });

test('a table of 100,000 buckets forgets those that are full again', () => {
  const table = new BucketTable();
  for (let key = 1; key < 100_000; key += 1) table.take(callerOf(`key_${key}`), START);
  expect(table.size).toBe(99_999);
  // One token is back after a second: all but the last are full.
  table.take(callerOf('last'), START + SECOND);
  expect(table.size).toBe(1);
});

test('one that is not full is never forgotten: no key gets a second bucket', () => {
  const table = new BucketTable();
  const busy = callerOf('busy');
  for (let token = 0; token < 10; token += 1) table.take(busy, START);
  for (let key = 0; key < 200_000; key += 1) table.take(callerOf(`key_${key}`), START + key);
  expect(table.take(busy, START + 200_000)).toMatchObject({ allowed: false });
});
