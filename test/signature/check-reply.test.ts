import { expect, test } from 'vitest';
import { Random } from '../support/random.ts';
import { runsOf } from '../support/sample.ts';
import {
  CHANGES,
  changeReceipt,
  makeReceipt,
  refusalOf,
  testKey,
} from '../support/signature/receipts.ts';

const KEY = testKey();

test('accepts 100 genuine receipts', () => {
  const random = new Random(1);
  const refusals = Array.from({ length: 100 }, () => refusalOf(makeReceipt(random, KEY)));
  expect(refusals).toEqual(Array(100).fill(null));
});

test('refuses 2,000 receipts with one thing changed', () => {
  const random = new Random(2);
  const seen = new Set<string>();
  for (let index = 0; index < runsOf(2_000); index += 1) {
    const { what, changed } = changeReceipt(makeReceipt(random, KEY), random);
    seen.add(what);
    expect(refusalOf(changed), `${what}: ${JSON.stringify(changed)}`).not.toBeNull();
  }
  expect([...seen].sort()).toEqual(Object.keys(CHANGES).sort());
});

test.each([
  ['a byte of the body', 1, /^Content-Digest is not that of the body/],
  ['the query', 1, /^the signature does not hold: the reply, or what was asked/],
  ['the key', 1, /^it is signed by a key that was not given/],
  ['the key under its old name', 1, /^key \S+ is not the one that its name says$/],
  ['when the key served', 1, /^key \S+ did not serve when it was made, 2026-11-18T/],
])('says which check failed: %s', (what, seed, message) => {
  const random = new Random(seed);
  const receipt = makeReceipt(random, KEY);
  expect(refusalOf(CHANGES[what]?.(receipt, random) ?? receipt)).toMatch(message);
});

test('a receipt from the future is refused', () => {
  const receipt = makeReceipt(new Random(3), KEY);
  const key = { ...KEY.jwk };
  expect(refusalOf({ ...receipt, keys: [key] })).toBeNull();
  const late = receipt.reply.headers.map((value) =>
    value.replace(/created=\d+/, `created=${1_795_003_661}`),
  );
  expect(refusalOf({ ...receipt, reply: { ...receipt.reply, headers: late } })).toBe(
    'it was made in the future, by its own time',
  );
});
