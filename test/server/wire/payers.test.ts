import { expect, test, vi } from 'vitest';
import type { Connection } from '../../../src/server/wire/connection.ts';
import { Payers } from '../../../src/server/wire/payers.ts';

const connectionOf = (isTrustedProxy: boolean) =>
  ({ isTrustedProxy, isCallers: false }) as Connection;

test('who has paid is known by its connection, whatever it asks next', () => {
  const payers = new Payers();
  const [connection, other] = [connectionOf(false), connectionOf(false)];
  payers.note({ connection, authorization: ['Bearer a'] }, true);
  expect(payers.has({ connection, authorization: [] })).toBe(true);
  expect(payers.has({ connection: other, authorization: ['Bearer a'] })).toBe(false);
  payers.note({ connection, authorization: ['Bearer a'] }, false);
  expect(payers.has({ connection, authorization: ['Bearer a'] })).toBe(false);
});

test('behind a proxy it is known by its line, for five seconds and until it is refused', () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const payers = new Payers();
  const [connection, other] = [connectionOf(true), connectionOf(true)];
  const has = (...authorization: string[]) => payers.has({ connection: other, authorization });
  payers.note({ connection, authorization: ['Bearer a'] }, true);
  payers.note({ connection, authorization: ['Bearer b'] }, true);
  expect([has('Bearer a'), has('Bearer b'), has('Bearer c'), has()]).toEqual([
    ...[true, true, false, false],
  ]);
  expect(has('Bearer a', 'Bearer a')).toBe(false);
  payers.note({ connection, authorization: ['Bearer b'] }, false);
  expect([has('Bearer a'), has('Bearer b')]).toEqual([true, false]);
  vi.advanceTimersByTime(5_000);
  expect(has('Bearer a')).toBe(false);
  vi.useRealTimers();
});
