import { beforeEach, expect, test, vi } from 'vitest';
import { ArrivalTurns } from '../../../src/server/wire/arrival-turns.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setImmediate', 'setTimeout'] });
  return () => void vi.useRealTimers();
});

/** Requests from networks, and the order in which they were handled. */
function begin() {
  const state = { isFull: false, isBusy: false, millis: 0, costs: 0 };
  const turns = new ArrivalTurns({
    isFull: () => state.isFull,
    isBusy: () => state.isBusy,
    now: () => state.millis,
  });
  const handled: string[] = [];
  const waited: string[] = [];
  const come = (who: string, count: number, millis = 0) =>
    Array.from({ length: count }, () =>
      turns.admit({
        who: () => who,
        handle: () => {
          handled.push(who);
          state.millis += state.costs;
        },
        onWait: () => void waited.push(who),
        millis,
      }),
    );
  const fill = (full: boolean) => {
    state.isFull = full;
  };
  /** Advances time while only these requests are handled. */
  const pass = (millis: number) => {
    state.millis += millis;
    vi.advanceTimersByTime(millis);
  };
  return { turns, handled, waited, come, fill, pass, state };
}

test('32 requests are handled in a turn and the rest in the next turns, alternating between networks', () => {
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
  // A new arrival waits behind its own network's requests and ahead of the remaining requests of
  // others.
  come('late', 1);
  vi.advanceTimersToNextTimer();
  expect(handled.slice(64, 66)).toEqual(['many', 'late']);
  vi.runAllTimers();
  expect([handled.length, turns.waiting, vi.getTimerCount()]).toEqual([104, 0, 0]);
  come('many', 33);
  expect([handled.length, turns.waiting]).toEqual([128, 9]);
});

test('nothing is handled while too many replies wait, and then in order', () => {
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

test('requests beyond the waiting limit are not admitted', () => {
  const { turns, come } = begin();
  expect(come('many', 32 + 4_000).every(Boolean)).toBe(true);
  expect([come('one', 1), turns.waiting]).toEqual([[false], 4_000]);
});

test.each([
  ['that take long to be handled', 0.5, 0],
  ['that bring long bodies', 0, 0.5],
])('requests %s get a fifth of the time while paying callers are answered', (_, costs, millis) => {
  const { handled, come, pass, state } = begin();
  state.isBusy = true;
  state.costs = costs;
  come('many', 1_000, millis);
  expect(handled.length).toBeLessThanOrEqual(3);
  for (let count = 0; count < 1_000 - handled.length * costs; count += 1) pass(1);
  // Each request takes half a millisecond; the result is a share of the elapsed time.
  const share = (handled.length * 0.5) / state.millis;
  expect(share).toBeGreaterThan(0.12);
  expect(share).toBeLessThan(0.21);
});

test('without paying callers, others use the whole turn and owe little when a paying caller arrives', () => {
  const { handled, come, pass, state } = begin();
  state.costs = 10;
  come('many', 64);
  pass(0);
  expect(handled).toHaveLength(64);
  state.isBusy = true;
  come('many', 1);
  pass(100);
  expect(handled).toHaveLength(64);
  pass(150);
  expect(handled).toHaveLength(65);
});
