import { expect, test } from 'vitest';
import { monthAt, monthEndMillis } from '../../../src/access/limits/month.ts';

test.each([
  ['1970-01-01T00:00:00Z', 0],
  ['1970-12-31T23:59:59.999Z', 11],
  ['2026-11-30T23:59:59.999Z', 682],
  ['2026-12-01T00:00:00Z', 683],
  ['2027-01-01T00:00:00Z', 684],
])('%s is in month %i', (moment, month) => {
  expect(monthAt(Date.parse(moment))).toBe(month);
});

test('a month ends where the next begins', () => {
  const november = monthAt(Date.parse('2026-11-30T23:59:59.999Z'));
  expect(monthEndMillis(november)).toBe(Date.parse('2026-12-01T00:00:00Z'));
  expect(monthEndMillis(november + 1)).toBe(Date.parse('2027-01-01T00:00:00Z'));
});
