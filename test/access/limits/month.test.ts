import { expect, test } from 'vitest';
import { monthAt, secondsToMonthEnd } from '../../../src/access/limits/month.ts';

test.each([
  ['1970-01-01T00:00:00Z', 0],
  ['1970-12-31T23:59:59.999Z', 11],
  ['2026-11-30T23:59:59.999Z', 682],
  ['2026-12-01T00:00:00Z', 683],
  ['2027-01-01T00:00:00Z', 684],
])('%s is in month %i', (moment, month) => {
  expect(monthAt(Date.parse(moment))).toBe(month);
});

test.each([
  ['2026-11-20T00:00:00Z', 11 * 86_400],
  ['2026-11-30T23:59:59.001Z', 1],
  ['2026-11-30T23:59:58.500Z', 2],
  ['2026-12-31T23:00:00Z', 3_600],
])('from %s the month lasts %i seconds more', (moment, seconds) => {
  const now = Date.parse(moment);
  expect(secondsToMonthEnd(monthAt(now), now)).toBe(seconds);
});

test('when the clock has gone back the month in use still ends where it ends', () => {
  const december = monthAt(Date.parse('2026-12-05T00:00:00Z'));
  const back = Date.parse('2026-11-29T00:00:00Z');
  expect(secondsToMonthEnd(december, back)).toBe((2 + 31) * 86_400);
});
