import { expect, test } from 'vitest';
import { isPlanName, PLAN_NAMES, PLANS } from '../../../src/access/limits/plans.ts';

test('the plans match the price list', () => {
  const table = PLAN_NAMES.map((name) => {
    const { regions, bucket, monthlyQuota } = PLANS[name];
    return [name, regions, bucket.capacity, Math.round(1e6 / bucket.tokenMicros), monthlyQuota];
  });
  expect(table).toEqual([
    ['free', false, 10, 1, 1_000],
    ['starter', true, 60, 10, 50_000],
    ['pro', true, 240, 60, 1_000_000],
    ['business', true, 1_200, 300, 10_000_000],
  ]);
});

test('inherited property names are not plans', () => {
  expect(['free', 'Free', '__proto__', 'constructor', ''].map(isPlanName)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});
