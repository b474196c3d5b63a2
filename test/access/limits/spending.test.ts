import { expect, test } from 'vitest';
import { monthAt } from '../../../src/access/limits/month.ts';
import { PLANS } from '../../../src/access/limits/plans.ts';
import { monthLimits, Spending } from '../../../src/access/limits/spending.ts';
import { callerOf } from '../../support/access/known-caller.ts';

const NOVEMBER = Date.parse('2026-11-20T12:00:00Z');
const DECEMBER = Date.parse('2026-12-01T00:00:00Z');
const MONTH = monthAt(NOVEMBER);
const QUOTA = PLANS.free.monthlyQuota;

const accountOf = (accountId: number, unlimited = false) =>
  callerOf({ keyId: `key_${accountId}`, accountId, unlimited });

/** Spending that records the accounts it looks up; `used` is what another process has counted. */
function openSpending(used: Record<number, number> = {}, newest = 0) {
  const asked: [accountId: number, month: number][] = [];
  const spending = new Spending(newest, (accountId, month) => {
    asked.push([accountId, month]);
    return used[accountId] ?? 0;
  });
  return { spending, asked };
}

test('starts from the use that others have counted, and requests that number once', () => {
  const { spending, asked } = openSpending({ 1: QUOTA - 2 });
  const spend = () => spending.spend(accountOf(1), true, NOVEMBER);
  expect([spend().ok, spend().ok]).toEqual([true, true]);
  expect(spend()).toMatchObject({ ok: false, code: 'monthly_limit_reached' });
  expect(asked).toEqual([[1, MONTH]]);
});

test('a call that the month does not count takes only a token', () => {
  const { spending } = openSpending({ 1: QUOTA - 1 });
  expect(spending.spend(accountOf(1), false, NOVEMBER)).toMatchObject({ limits: { remaining: 9 } });
  expect(spending.spend(accountOf(1), true, NOVEMBER)).toMatchObject({ limits: { remaining: 8 } });
  expect(spending.spend(accountOf(1), false, NOVEMBER)).toMatchObject({
    code: 'monthly_limit_reached',
  });
});

test('a refusal takes neither token nor unit', () => {
  const { spending } = openSpending();
  for (let token = 0; token < 10; token += 1) spending.spend(accountOf(1), true, NOVEMBER);
  for (let refused = 0; refused < QUOTA; refused += 1) {
    expect(spending.spend(accountOf(1), true, NOVEMBER).ok).toBe(false);
  }
  const later = spending.spend(accountOf(1), true, NOVEMBER + 1_000);
  expect(later).toMatchObject({ ok: true, limits: { remaining: 0 } });
});

test('when an account’s use is unknown, nothing is spent', () => {
  const spending = new Spending(0, () => {
    throw new Error('no such file');
  });
  expect(() => spending.spend(accountOf(1), true, NOVEMBER)).toThrow('no such file');
  expect(() => spending.spend(accountOf(2, true), true, NOVEMBER)).toThrow('no such file');
});

test('a month starts at zero, and never goes back', () => {
  const { spending, asked } = openSpending();
  spending.spend(accountOf(1), true, DECEMBER - 1);
  spending.spend(accountOf(1), true, DECEMBER);
  expect(asked).toEqual([
    [1, MONTH],
    [1, MONTH + 1],
  ]);
  expect([spending.month(DECEMBER), spending.month(NOVEMBER)]).toEqual([MONTH + 1, MONTH + 1]);
});

test('the first month is the newest one with use, even if the clock is behind', () => {
  const { spending, asked } = openSpending({}, MONTH + 1);
  spending.spend(accountOf(1), true, NOVEMBER);
  expect(asked).toEqual([[1, MONTH + 1]]);
});

test('accepts counts from others, for this month or a newer one', () => {
  const { spending, asked } = openSpending();
  spending.learn(1, MONTH, QUOTA - 1);
  expect(spending.spend(accountOf(1), true, NOVEMBER)).toMatchObject({ ok: true });
  expect(spending.spend(accountOf(1), true, NOVEMBER)).toMatchObject({ ok: false });
  // A late report about an old month changes nothing.
  spending.learn(1, MONTH + 1, 3);
  spending.learn(1, MONTH, QUOTA);
  expect(spending.spend(accountOf(1), true, NOVEMBER)).toMatchObject({ ok: true });
  expect(spending.month(NOVEMBER)).toBe(MONTH + 1);
  expect(asked).toEqual([]);
});

test('holds at most 100,000 accounts in memory; a forgotten one is asked about again', () => {
  const { spending, asked } = openSpending();
  for (let accountId = 1; accountId <= 100_000; accountId += 1) spending.learn(accountId, MONTH, 0);
  spending.spend(accountOf(2), true, NOVEMBER);
  expect(asked).toEqual([]);
  spending.spend(accountOf(100_001), true, NOVEMBER);
  spending.spend(accountOf(2), true, NOVEMBER);
  spending.spend(accountOf(1), true, NOVEMBER);
  expect(asked).toEqual([
    [100_001, MONTH],
    [1, MONTH],
  ]);
});

test.each([
  ['2026-11-20T00:00:00Z', 11 * 86_400],
  ['2026-11-30T23:59:59.001Z', 1],
  ['2026-11-30T23:59:58.500Z', 2],
  ['2026-12-31T23:00:00Z', 3_600],
])('from %s the month lasts %i seconds more', (moment, resetSeconds) => {
  const now = Date.parse(moment);
  const { month } = new Spending(0, () => 7).spend(accountOf(1), true, now);
  expect(month).toEqual({ limit: QUOTA, remaining: QUOTA - 8, resetSeconds });
});

test('when the clock goes back, the month in use keeps its end', () => {
  const { spending } = openSpending();
  spending.spend(accountOf(1), true, DECEMBER);
  const { month } = spending.spend(accountOf(1), false, DECEMBER - 2 * 86_400_000);
  expect(month?.resetSeconds).toBe((2 + 31) * 86_400);
});

test('remaining is never negative, in a used-up month or after its end', () => {
  expect(monthLimits({ monthlyQuota: 10 }, 12, -5)).toEqual({
    limit: 10,
    remaining: 0,
    resetSeconds: 1,
  });
});
