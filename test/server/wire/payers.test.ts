import { expect, test, vi } from 'vitest';
import { Payers } from '../../../src/server/wire/payers.ts';

test('a line that has paid is remembered for one to two minutes, or until it is refused', () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const payers = new Payers();
  const has = (...authorization: string[]) => payers.has({ authorization });
  payers.note({ authorization: ['Bearer a'] }, true);
  payers.note({ authorization: ['Bearer b'] }, true);
  expect([has('Bearer a'), has('Bearer b'), has('Bearer c'), has()]).toEqual([
    ...[true, true, false, false],
  ]);
  expect(has('Bearer a', 'Bearer a')).toBe(false);
  payers.note({ authorization: ['Bearer b'] }, false);
  expect([has('Bearer a'), has('Bearer b')]).toEqual([true, false]);
  vi.advanceTimersByTime(60_000);
  expect(has('Bearer a')).toBe(true);
  vi.advanceTimersByTime(60_000);
  expect(has('Bearer a')).toBe(false);
  vi.useRealTimers();
});

test('a line that keeps paying is never forgotten', () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const payers = new Payers();
  for (let minute = 0; minute < 5; minute += 1) {
    payers.note({ authorization: ['Bearer a'] }, true);
    vi.advanceTimersByTime(59_999);
    expect(payers.has({ authorization: ['Bearer a'] })).toBe(true);
  }
  vi.useRealTimers();
});
