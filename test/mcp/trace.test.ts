import { expect, test } from 'vitest';
import { traceDate, traceSpan } from '../../src/mcp/trace.ts';
import { toyCalendar } from '../support/world/toy-calendar.ts';
import { day } from '../support/world/toy-release.ts';

const calendar = toyCalendar([
  ['2026-05-06', 'Feast'],
  ['2026-05-09', '*Fair'],
]);

test('each traversed date has its weekday, its kind and its number in the count', () => {
  const { days, left_out } = traceSpan(calendar, day('2026-05-03'), day('2026-05-10'));
  expect(days.map((each) => Object.values(each).flat().join(' '))).toEqual([
    '2026-05-04 Mon business_day 1',
    '2026-05-05 Tue business_day 2',
    '2026-05-06 Wed public_holiday  Feast',
    '2026-05-07 Thu business_day 3',
    '2026-05-08 Fri business_day 4',
    '2026-05-09 Sat weekend  *Fair',
    '2026-05-10 Sun weekend ',
  ]);
  expect(left_out).toBeNull();
  const back = traceSpan(calendar, day('2026-05-08'), day('2026-05-05')).days;
  expect(back.map(({ date, counted_as }) => [date, counted_as])).toEqual([
    ['2026-05-07', -1],
    ['2026-05-06', null],
    ['2026-05-05', -2],
  ]);
});

test.each([1, -1])('a long span shows both ends, and the counts in between: %i', (step) => {
  const start = day('2026-03-01');
  expect(traceSpan(calendar, start, start + 92 * step).left_out).toBeNull();
  const { days, left_out } = traceSpan(calendar, start, start + 93 * step);
  expect(days).toHaveLength(21 + 14);
  const told = left_out ?? {
    after: '',
    dates: 0,
    business_days: 0,
    weekend_dates: 0,
    holiday_dates: 0,
  };
  expect(told.after).toBe(days[20]?.date);
  expect(told.dates).toBe(93 - 21 - 14);
  expect(told.business_days + told.weekend_dates + told.holiday_dates).toBe(told.dates);
  expect(told.holiday_dates).toBe(step === 1 ? 1 : 0);
  expect(told.business_days).toBeGreaterThan(0);
});

test('a single date has no number', () => {
  expect(traceDate(calendar, day('2026-05-06'))).toEqual({
    days: [
      {
        date: '2026-05-06',
        weekday: 'Wed',
        kind: 'public_holiday',
        counted_as: null,
        holidays: ['Feast'],
      },
    ],
    left_out: null,
  });
});
