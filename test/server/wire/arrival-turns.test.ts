import { beforeEach, expect, test, vi } from 'vitest';
import { ArrivalTurns } from '../../../src/server/wire/arrival-turns.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setImmediate', 'setTimeout'] });
  return () => void vi.useRealTimers();
});

/** Requests of networks, and those that were handled, in order. */
function begin() {
  let isFull = false;
  const turns = new ArrivalTurns(() => isFull);
  const handled: string[] = [];
  const waited: string[] = [];
  const come = (who: string, count: number) =>
    Array.from({ length: count }, () =>
      turns.admit(
        () => who,
        () => void handled.push(who),
        () => void waited.push(who),
      ),
    );
  const fill = (full: boolean) => {
    isFull = full;
  };
  return { turns, handled, waited, come, fill };
}

test('32 requests are handled in a turn, the others in the next turns, one network after the other', () => {
  const { turns, handled, waited, come } = begin();
  come('many', 100);
  come('two', 2);
  come('one', 1);
  expect([handled.length, turns.waiting, waited.length]).toEqual([32, 71, 71]);
  vi.advanceTimersToNextTimer();
  expect(handled.slice(32)).toEqual([
    ...['many', 'two', 'one', 'many', 'two'],
    ...Array(27).fill('many'),
  ]);
  // Whoever comes meanwhile waits behind those of its own network, and before the rest of others.
  come('late', 1);
  vi.advanceTimersToNextTimer();
  expect(handled.slice(64, 66)).toEqual(['many', 'late']);
  vi.runAllTimers();
  expect([handled.length, turns.waiting, vi.getTimerCount()]).toEqual([104, 0, 0]);
  come('many', 33);
  expect([handled.length, turns.waiting]).toEqual([128, 9]);
});

test('nothing is handled while too many replies wait, and then in its turn', () => {
  const { turns, handled, come, fill } = begin();
  fill(true);
  come('many', 5);
  come('one', 1);
  for (let count = 0; count < 3; count += 1) vi.advanceTimersToNextTimer();
  expect([handled.length, turns.waiting]).toEqual([0, 6]);
  fill(false);
  vi.advanceTimersToNextTimer();
  expect([handled.slice(0, 2), turns.waiting]).toEqual([['many', 'one'], 0]);
});

test('more than may wait are not admitted', () => {
  const { turns, come } = begin();
  expect(come('many', 32 + 4_000).every(Boolean)).toBe(true);
  expect([come('one', 1), turns.waiting]).toEqual([[false], 4_000]);
});
