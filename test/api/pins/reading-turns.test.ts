import { setImmediate as endOfTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { ReadingTurns } from '../../../src/api/pins/reading-turns.ts';

/** Turns whose rests and readings the test ends itself. */
function turnsOf() {
  const read: string[] = [];
  const rests: (() => void)[] = [];
  const turns = new ReadingTurns(() => new Promise((resolve) => rests.push(resolve)));
  const wait = (account: string, key: string) =>
    turns.wait(account, key, async () => {
      read.push(`${account} ${key}`);
    });
  const goOn = async () => {
    await endOfTurn();
    rests.shift()?.();
    await endOfTurn();
  };
  return { read, rests, turns, wait, goOn };
}

test('reads one after another, with a rest after each, accounts in turn', async () => {
  const { read, rests, wait, goOn } = turnsOf();
  for (const key of ['1', '2', '3']) void wait('much', key);
  void wait('little', '4');
  await endOfTurn();
  expect([read, rests.length]).toEqual([['much 1'], 1]);
  await goOn();
  // Its turn came when the first reading was asked for; then it is the other's.
  expect(read).toEqual(['much 1', 'much 2']);
  for (let rest = 0; rest < 4; rest += 1) await goOn();
  expect(read).toEqual(['much 1', 'much 2', 'little 4', 'much 3']);
  expect(rests).toEqual([]);
});

test('begins at once when nobody waits, even after a pause', async () => {
  const { read, wait, goOn } = turnsOf();
  await wait('a', '1');
  await goOn();
  await wait('a', '1');
  expect(read).toEqual(['a 1', 'a 1']);
});

test('equal requests of one account share a reading; another account waits for its own', async () => {
  const { read, wait, goOn } = turnsOf();
  void wait('a', 'first');
  const [one, two, other] = [wait('a', 'same'), wait('a', 'same'), wait('b', 'same')];
  expect(two).toBe(one);
  expect(other).not.toBe(one);
  for (let rest = 0; rest < 4; rest += 1) await goOn();
  expect(read).toEqual(['a first', 'a same', 'b same']);
});

test('a request for data that is being read waits for it, whichever caller asks', async () => {
  const read: string[] = [];
  const turns = new ReadingTurns(() => Promise.resolve());
  const { promise, resolve } = Promise.withResolvers<void>();
  const wait = (account: string) =>
    turns.wait(account, 'same', () => {
      read.push(account);
      return promise;
    });
  const one = wait('a');
  await endOfTurn();
  expect([wait('a'), wait('b')]).toEqual([one, one]);
  resolve();
  await one;
  expect(read).toEqual(['a']);
});

test('64 may wait for an account and 256 in all; the next is refused until there is room', async () => {
  const { wait, goOn } = turnsOf();
  void wait('first', 'first 0');
  const asked = (account: string) =>
    Array.from({ length: 65 }, (_, index) => wait(account, `${account} ${index}`) !== null);
  for (const account of ['a', 'b', 'c']) {
    expect(asked(account)).toEqual([...Array.from({ length: 64 }, () => true), false]);
  }
  // Each of them has one place, so none is left for others.
  expect(asked('d').filter(Boolean)).toHaveLength(64);
  expect(wait('e', 'e 0')).toBeNull();
  await goOn();
  expect(wait('e', 'e 0')).not.toBeNull();
});

test('a failed read fails only for the requests that wait for it', async () => {
  const { turns, wait, goOn } = turnsOf();
  const failing = turns.wait('a', 'bad', () => Promise.reject(new Error('gone')));
  await expect(failing).rejects.toThrow('gone');
  const next = wait('a', 'good');
  await goOn();
  await expect(next).resolves.toBeUndefined();
});
