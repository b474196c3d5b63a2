import { expect, test } from 'vitest';
import { yearSchema } from '../../../pipeline/values/values.ts';

test.each([
  ['2000', 2000],
  ['2026', 2026],
  ['2099', 2099],
])('the year %s', (text, year) => {
  expect(yearSchema.parse(text)).toBe(year);
});

test.each(['1999', '2100', '12026', '20260', '26', ' 2026', '2026\n', '２０２６'])(
  '%j is not a year',
  (text) => {
    expect(yearSchema.safeParse(text).success).toBe(false);
  },
);
