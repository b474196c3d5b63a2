import { describe, expect, it } from 'vitest';
import {
  daysInMonth,
  formatIsoDate,
  parseIsoDate,
  toCivilDate,
  toDayNumber,
  weekdayOf,
} from '../../src/calendar/day-number.ts';

describe('day numbers', () => {
  it('count from 1970-01-01, a Thursday', () => {
    expect(toDayNumber(1970, 1, 1)).toBe(0);
    expect(weekdayOf(0)).toBe(4);
    expect(weekdayOf(-1)).toBe(3);
  });

  it('agree with the platform on every day from 1900 to 2100, there and back', () => {
    const last = toDayNumber(2100, 12, 31);
    for (let day = toDayNumber(1900, 1, 1); day <= last; day += 1) {
      const instant = new Date(day * 86_400_000);
      const iso = instant.toISOString().slice(0, 10);
      if (formatIsoDate(day) !== iso) expect.fail(`${day} is ${iso}, not ${formatIsoDate(day)}`);
      if (parseIsoDate(iso) !== day) expect.fail(`${iso} is ${day}, not ${parseIsoDate(iso)}`);
      if (weekdayOf(day) !== (instant.getUTCDay() || 7)) expect.fail(`weekday of ${iso}`);
    }
    expect(toCivilDate(last)).toEqual({ year: 2100, month: 12, day: 31 });
  });

  it.each([
    '2026-02-30',
    '2025-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-1-1',
    ' 2026-01-01',
    '2026-01-01\n',
    '20260101',
    '',
  ])('refuse %j, which is not a date', (text) => {
    expect(parseIsoDate(text)).toBeNull();
  });

  it('know the leap years of the Gregorian calendar', () => {
    expect([1900, 2000, 2024, 2026].map((year) => daysInMonth(year, 2))).toEqual([28, 29, 29, 28]);
  });
});
