import { expect, test } from 'vitest';
import { useByDay } from '../../../src/access/limits/use-by-day.ts';

test('a day’s use is the difference of two day starts', () => {
  const starts = [
    { day: 12, before: 30 },
    { day: 10, before: 0 },
    { day: 11, before: 10 },
  ];
  expect(useByDay(682, 37, starts)).toEqual({
    month: 682,
    units: 37,
    days: [
      { day: 10, units: 10 },
      { day: 11, units: 20 },
      { day: 12, units: 7 },
    ],
    undated: 0,
  });
});

test('use from before days were kept has no day, and days without use are left out', () => {
  const starts = [
    { day: 20, before: 40 },
    { day: 21, before: 40 },
  ];
  expect(useByDay(682, 41, starts)).toMatchObject({ days: [{ day: 21, units: 1 }], undated: 40 });
  expect(useByDay(682, 5, [])).toMatchObject({ days: [], undated: 5 });
});

test('days add up to the month, whatever a clock that went back has noted', () => {
  const starts = [
    { day: 5, before: 100 },
    { day: 7, before: 50 },
  ];
  const { days, undated } = useByDay(682, 120, starts);
  expect(days).toEqual([{ day: 7, units: 70 }]);
  expect(undated).toBe(50);
});
