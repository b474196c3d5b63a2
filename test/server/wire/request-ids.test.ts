import { expect, test } from 'vitest';
import { createRequestIds } from '../../../src/server/wire/request-ids.ts';

const UUID_V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const NOVEMBER = Date.parse('2026-11-20T12:00:00Z');

const take = (next: () => string, count: number) => Array.from({ length: count }, next);
const millisOf = (id: string) => Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);

test('ids rise within a millisecond, and are all UUIDv7s of their moment', () => {
  const ids = take(
    createRequestIds(() => NOVEMBER),
    2_000,
  );
  expect(ids.filter((id) => !UUID_V7.test(id))).toEqual([]);
  expect(new Set(ids.map(millisOf))).toEqual(new Set([NOVEMBER]));
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
});

test('ids go on rising when a millisecond is used up, and when the clock goes back', () => {
  let now = NOVEMBER;
  const next = createRequestIds(() => now);
  const full = take(next, 20_000);
  now -= 60_000;
  const back = take(next, 100);
  now += 120_000;
  const ids = [...full, ...back, next()];
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
  // Ids run only slightly ahead of the clock, and follow it again once it has caught up.
  expect(millisOf(full.at(-1) as string)).toBeLessThan(NOVEMBER + 11);
  expect(millisOf(ids.at(-1) as string)).toBe(now);
});

test('knowing one id does not reveal the next', () => {
  const next = createRequestIds(() => NOVEMBER);
  const tails = new Set(take(next, 10_000).map((id) => id.slice(-17)));
  expect(tails.size).toBe(10_000);
  const other = createRequestIds(() => NOVEMBER);
  expect(take(other, 10_000).filter((id) => tails.has(id.slice(-17)))).toEqual([]);
});

test('each id takes 62 bits from the random source', () => {
  const next = createRequestIds(
    () => NOVEMBER,
    (bytes) => bytes.fill(0xff),
  );
  expect(next().slice(-18)).toBe('-bfff-ffffffffffff');
});
