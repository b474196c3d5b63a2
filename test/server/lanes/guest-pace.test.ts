import { beforeEach, expect, test, vi } from 'vitest';
import { GuestPace } from '../../../src/server/lanes/guest-pace.ts';

let millis = 0;
beforeEach(() => {
  millis = 0;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setImmediate'] });
  return () => void vi.useRealTimers();
});

function pass(by: number): void {
  millis += by;
  vi.advanceTimersByTime(by);
}

test('guests are answered at once while no keyed caller is present, within a limit for each turn', () => {
  const pace = new GuestPace(() => millis);
  let answered = 0;
  const come = (count: number) => {
    for (let index = 0; index < count; index += 1) {
      pace.answer(() => {
        answered += 1;
      });
    }
  };
  come(64);
  expect([answered, pace.waiting]).toEqual([64, 0]);
  come(100);
  expect([answered, pace.waiting]).toEqual([64, 100]);
  // One turn of the loop has passed.
  pass(1);
  expect([answered, pace.waiting]).toEqual([164, 0]);
  come(64);
  expect([answered, pace.waiting]).toEqual([228, 0]);
});

test('while a keyed caller is present, guests wait for their turn, in order of arrival', () => {
  const pace = new GuestPace(() => millis);
  const answered: number[] = [];
  for (let index = 0; index < 50; index += 1) {
    pace.paidAt = millis;
    pace.answer(() => void answered.push(index));
  }
  expect(answered).toEqual([]);
  pace.paidAt = millis;
  pass(5);
  expect(answered).toEqual(Array.from({ length: 16 }, (_, index) => index));
  pass(5);
  expect(answered).toHaveLength(32);
  // The paying caller has left, so all waiting guests are answered.
  pass(100);
  expect([answered.length, pace.waiting]).toEqual([50, 0]);
});

test('guests keep their pace while paying callers wait through a stall of half a second', () => {
  const pace = new GuestPace(() => millis);
  pace.paidAt = millis;
  pass(499);
  expect(pace.isBusy).toBe(true);
  pass(1);
  expect(pace.isBusy).toBe(false);
});

test('guests beyond the waiting limit are not answered', () => {
  const pace = new GuestPace(() => millis);
  pace.paidAt = 0;
  const reported = Array.from({ length: 2_001 }, () => pace.answer(() => undefined));
  expect([reported.filter(Boolean).length, reported.at(-1)]).toEqual([2_000, false]);
});

test('a caller of the Free plan is answered before all guests, after earlier Free callers', () => {
  const pace = new GuestPace(() => millis);
  const answered: string[] = [];
  const come = (who: string, isFree: boolean) => {
    pace.paidAt = millis;
    return pace.answer(() => void answered.push(who), 0, isFree);
  };
  for (let index = 0; index < 2_000; index += 1) come('guest', false);
  expect([come('guest', false), come('first', true), come('second', true)]).toEqual([
    false,
    true,
    true,
  ]);
  pass(5);
  expect(answered.slice(0, 3)).toEqual(['first', 'second', 'guest']);
  for (let index = 0; index < 2_000; index += 1) come('free', true);
  expect(come('free', true)).toBe(false);
  pace.paidAt = millis;
  pass(5);
  expect(answered.slice(16)).toEqual(Array(16).fill('free'));
});

test('closing answers everyone who waits', () => {
  const pace = new GuestPace(() => millis);
  pace.paidAt = 0;
  let answered = 0;
  for (let index = 0; index < 50; index += 1)
    pace.answer(() => {
      answered += 1;
    });
  pace.stop();
  expect([answered, pace.waiting, vi.getTimerCount()]).toEqual([50, 0, 0]);
});

test('while a keyed caller is present, large replies delay those behind them only by the turns they use', () => {
  const pace = new GuestPace(() => millis);
  const answered: number[] = [];
  const kibibytes = [100, 100, 300, 1, 1];
  for (const [index, size] of kibibytes.entries()) {
    pace.paidAt = millis;
    pace.answer(() => void answered.push(index), size * 1_024);
  }
  const counts = Array.from({ length: 5 }, () => {
    pace.paidAt = millis;
    pass(5);
    return answered.length;
  });
  // At 128 KiB a tick, the first reply's 200 KiB leave 56 of the second tick, which the third reply
  // overdraws.
  expect(counts).toEqual([2, 3, 3, 5, 5]);
  expect(answered).toEqual([0, 1, 2, 3, 4]);
});

test('pieces of long replies take turns with replies, and are never refused', async () => {
  const pace = new GuestPace(() => millis);
  const answered: string[] = [];
  pace.paidAt = millis;
  for (const name of ['first', 'second', 'third']) {
    void pace.turn(100 * 1_024).then(() => answered.push(name));
  }
  pace.answer(() => void answered.push('reply'));
  const reported: string[] = [];
  for (let tick = 0; tick < 4; tick += 1) {
    pace.paidAt = millis;
    pass(5);
    await Promise.resolve();
    reported.push(answered.join(' '));
  }
  expect(reported).toEqual([
    'first second',
    'first second third',
    'first second third reply',
    'first second third reply',
  ]);
});

test('while no keyed caller is present, half a MiB leaves in one turn of the loop and the rest in the next', async () => {
  const pace = new GuestPace(() => millis);
  let pieces = 0;
  for (let index = 0; index < 40; index += 1) {
    void pace.turn(32 * 1_024).then(() => {
      pieces += 1;
    });
  }
  await Promise.resolve();
  expect([pieces, pace.waiting]).toEqual([16, 24]);
  pass(0);
  await Promise.resolve();
  expect([pieces, pace.waiting]).toEqual([32, 8]);
});
