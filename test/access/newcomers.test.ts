import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createGate } from '../../src/access/gate.ts';
import { generateKey } from '../../src/access/keys/key-format.ts';
import { KnownCaller } from '../../src/access/limits/account.ts';
import { Newcomers } from '../../src/access/newcomers.ts';
import type { CallerStore } from '../../src/access/store.ts';
import { UNAVAILABLE } from '../../src/api/message.ts';
import { callerOf } from '../support/access/known-caller.ts';

type Found = Awaited<ReturnType<CallerStore['find']>>;

/** A guard for one address, with a bucket of this many look-ups. */
function guardOf(tokens: number) {
  const guard = {
    tokens,
    mayLookUp: () => {
      guard.tokens -= 1;
      return guard.tokens >= 0;
    },
    lookedUp: (failed: boolean) => {
      if (!failed) guard.tokens += 1;
    },
  };
  return guard;
}

/** A remote store that answers only when the test tells it to. */
function slowStore() {
  const asked: { digest: string; answer: (found: Found) => void; fail: () => void }[] = [];
  const find = (digest: string) =>
    new Promise<Found>((answer, fail) => {
      asked.push({ digest, answer, fail: () => fail(new Error('gone')) });
    });
  return { asked, find };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('an unknown key is charged before the look-up; a valid one is refunded', () => {
  const looked: string[] = [];
  const valid = new Set(['good']);
  const newcomers = new Newcomers({
    find: (digest) => {
      looked.push(digest);
      return valid.has(digest) ? callerOf() : 'unknown';
    },
  });
  const guard = guardOf(2);
  const find = (digest: string) => newcomers.find(digest, guard);
  expect(find('good')).toBeInstanceOf(KnownCaller);
  expect(guard.tokens).toBe(2);
  expect([find('bad'), find('worse'), find('worst')]).toEqual(['unknown', 'unknown', 'unchecked']);
  expect(looked).toEqual(['good', 'bad', 'worse']);
  // Attempts by others at its address do not stop a key that was valid.
  expect(find('good')).toBeInstanceOf(KnownCaller);
  // A key that is no longer valid is treated like any other.
  valid.clear();
  expect([find('good'), find('good')]).toEqual(['unknown', 'unchecked']);
});

test('64 look-ups run at once, 1,000 wait, and any beyond that get “unavailable”', async () => {
  const { asked, find } = slowStore();
  const newcomers = new Newcomers({ find });
  const guard = guardOf(5_000);
  const founds = Array.from({ length: 1_064 }, (_, index) => newcomers.find(`${index}`, guard));
  expect([asked.length, newcomers.find('more', guard)]).toEqual([64, UNAVAILABLE]);
  asked[0]?.answer('unknown');
  asked[1]?.answer(UNAVAILABLE);
  asked[2]?.fail();
  await expect(founds[2]).rejects.toThrow('gone');
  await turn();
  expect(asked.map(({ digest }) => digest).slice(64)).toEqual(['64', '65', '66']);
  // The charge for a look-up that failed is given back.
  expect(guard.tokens).toBe(5_000 - 1_062);
  expect([await founds[0], await founds[1]]).toEqual(['unknown', UNAVAILABLE]);
  const known = newcomers.find('1', guard);
  asked[3]?.answer(callerOf());
  expect(await founds[3]).toBeInstanceOf(KnownCaller);
  expect(asked).toHaveLength(68);
  // A key that was valid never waits.
  void newcomers.find('3', guard);
  expect(asked.at(-1)?.digest).toBe('3');
  void known;
});

test('the gate charges the look-up to its caller, and nothing for a noted line', async () => {
  const key = generateKey(randomBytes);
  const gate = createGate({
    find: () => callerOf(),
    spend: () => UNAVAILABLE,
  });
  const none = guardOf(0);
  expect(gate.identify([`Bearer ${key}`], none)).toBe('unchecked');
  expect(gate.identify([`Bearer ${key}`], guardOf(1))).toBeInstanceOf(KnownCaller);
  expect(gate.identify([`Bearer ${key}`], none)).toBeInstanceOf(KnownCaller);
  // A line with an extra space is not noted, but its key was valid.
  expect(gate.identify([`Bearer  ${key}`], none)).toBeInstanceOf(KnownCaller);
  expect(gate.identify(['Bearer x'], none)).toBe('malformed');
});
