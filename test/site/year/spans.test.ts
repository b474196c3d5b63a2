import { expect, test } from 'vitest';
import { countMonths, countSpan, countYear } from '../../../src/site/year/spans.ts';
import { day, holiday, placeOf, toyData } from '../../support/world/toy-release.ts';

const { calendar } = placeOf(
  toyData([
    holiday('friday', '2026-05-01'),
    holiday('saturday', '2026-05-02'),
    holiday('twice', '2026-05-04'),
    holiday('twice-too', '2026-05-04'),
  ]),
  'ty',
);

test('a date is a business day, a weekend or a holiday; weekends come first', () => {
  expect(countSpan(calendar, day('2026-05-01'), day('2026-05-08'))).toEqual({
    days: 7,
    weekendDays: 2,
    holidayDates: 2,
    businessDays: 3,
  });
});

test('the months of a year add up to the year', () => {
  const months = countMonths(calendar, 2026);
  const total = countYear(calendar, 2026);
  for (const name of ['days', 'weekendDays', 'holidayDates', 'businessDays'] as const) {
    expect(months.reduce((sum, month) => sum + month[name], 0)).toBe(total[name]);
  }
  expect(months.map((month) => month.days)).toEqual([
    31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31,
  ]);
});
