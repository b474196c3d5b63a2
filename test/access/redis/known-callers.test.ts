import { expect, test } from 'vitest';
import { KnownCallers } from '../../../src/access/redis/known-callers.ts';
import { callerOf } from '../../support/access/known-caller.ts';

const caller = callerOf();

function openKnown() {
  const clock = { uptime: 0 };
  return { clock, known: new KnownCallers(() => clock.uptime) };
}

test('a key that Redis confirmed is fresh for five seconds and serves for five minutes', () => {
  const { clock, known } = openKnown();
  known.confirm('digest', caller);
  const seen = [4_999, 5_000, 299_999, 300_000, 9_999_999].map((uptime) => {
    clock.uptime = uptime;
    return [known.fresh('digest') === caller, known.servable('digest') === caller];
  });
  expect(seen).toEqual([
    [true, true],
    [false, true],
    [false, true],
    [false, false],
    [false, false],
  ]);
});

test('at most 50,000 are known; the one confirmed longest ago is dropped first', () => {
  const { known } = openKnown();
  for (let digest = 1; digest <= 50_000; digest += 1) known.confirm(String(digest), caller);
  known.confirm('1', caller);
  known.confirm('another', caller);
  expect(['1', '2', '3', 'another'].map((digest) => known.has(digest))).toEqual([
    true,
    false,
    true,
    true,
  ]);
});
