import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createGate } from '../../../src/access/gate.ts';
import { DigestCache } from '../../../src/access/keys/digest-cache.ts';
import { digestOfKey, generateKey } from '../../../src/access/keys/key-format.ts';
import type { KnownCaller } from '../../../src/access/limits/account.ts';
import type { Refusal } from '../../../src/api/message.ts';
import { callerOf } from '../../support/access/known-caller.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('lines are forgotten five seconds after the oldest was noted', () => {
  const cache = new DigestCache();
  cache.set('first', '1');
  vi.advanceTimersByTime(4_999);
  cache.set('second', '2');
  expect([cache.get('first'), cache.get('second')]).toEqual(['1', '2']);
  vi.advanceTimersByTime(1);
  expect([cache.get('first'), cache.get('second')]).toEqual([undefined, undefined]);
  cache.set('third', '3');
  vi.advanceTimersByTime(5_000);
  expect(cache.get('third')).toBeUndefined();
});

test('it holds at most 100,000 lines', () => {
  const cache = new DigestCache();
  for (let line = 0; line <= 100_000; line += 1) cache.set(String(line), 'digest');
  expect([cache.get('99999'), cache.get('100000')]).toEqual(['digest', undefined]);
});

const KEY = generateKey(randomBytes);
const LINE = `Bearer ${KEY}`;
const CALLER = callerOf();

/** A gate over a store that finds what the test sets and records each look-up. */
function openGate() {
  const asked: string[] = [];
  const store = { found: CALLER as KnownCaller | Refusal };
  const gate = createGate({
    find: (digest) => {
      asked.push(digest);
      return store.found;
    },
    spend: () => 'revoked' as const,
  });
  return { gate, store, asked };
}

test('the store is asked on every request, with the same digest', () => {
  const { gate, asked } = openGate();
  for (let request = 0; request < 3; request += 1) expect(gate.identify([LINE])).toBe(CALLER);
  expect(asked).toEqual(Array(3).fill(digestOfKey(KEY)));
});

test('a key that the store has dropped is refused at once, even if noted', () => {
  const { gate, store } = openGate();
  gate.identify([LINE]);
  store.found = 'revoked';
  expect([gate.identify([LINE]), gate.identify([LINE])]).toEqual(['revoked', 'revoked']);
  store.found = CALLER;
  expect(gate.identify([LINE])).toBe(CALLER);
});

test('a noted line is not accepted twice in a request, or inside another', () => {
  const { gate, asked } = openGate();
  gate.identify([LINE]);
  const lines = [[LINE, LINE], [], [`${LINE} `], [KEY], [LINE.slice(0, -1)], ['']];
  for (const each of lines) expect(gate.identify(each), String(each)).toMatch(/^m/);
  expect(asked).toHaveLength(1);
});
