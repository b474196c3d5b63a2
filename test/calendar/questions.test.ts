import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatIsoDate, type Weekday } from '../../src/calendar/day-number.ts';
import {
  addBusinessDays,
  countBusinessDays,
  kindOf,
  nextBusinessDay,
  previousBusinessDay,
  recordsInYear,
} from '../../src/calendar/questions.ts';
import { RANGE_DAYS, RANGE_FIRST, RANGE_LAST } from '../../src/calendar/supported-range.ts';
import { toyCalendar } from '../support/world/toy-calendar.ts';
import { day } from '../support/world/toy-release.ts';
import { compareWithWalker } from '../support/world/walker.ts';
import { AFTER, FIRST, LAST } from '../support/years.ts';

const FIRST_DAY = day(FIRST);
const LAST_DAY = day(LAST);
const THU_2026_07_02 = day('2026-07-02');
const FRI_2026_07_03 = day('2026-07-03');
const SAT_2026_07_04 = day('2026-07-04');
const MON_2026_07_06 = day('2026-07-06');

/** Two holidays on Friday 3 July 2026, one on Saturday 4 July. */
const toy = toyCalendar([
  ['2026-07-03', 'Observed'],
  ['2026-07-03', '*Regional too'],
  ['2026-07-04', 'On a weekend'],
]);

describe('the kind of a date', () => {
  it('weekend takes precedence over holiday, and regional over public (contract 4.1 rule 1)', () => {
    expect(kindOf(toy, SAT_2026_07_04)).toBe('weekend');
    expect(kindOf(toy, FRI_2026_07_03)).toBe('regional_holiday');
    expect(kindOf(toyCalendar([['2026-07-03', 'Public']]), FRI_2026_07_03)).toBe('public_holiday');
    expect(kindOf(toy, THU_2026_07_02)).toBe('business_day');
  });

  it('has no neighbour beyond the range', () => {
    expect(nextBusinessDay(toy, LAST_DAY)).toBeNull();
    expect(previousBusinessDay(toy, FIRST_DAY)).toBeNull();
    expect(formatIsoDate(nextBusinessDay(toy, THU_2026_07_02) ?? 0)).toBe('2026-07-06');
    expect(formatIsoDate(previousBusinessDay(toy, MON_2026_07_06) ?? 0)).toBe('2026-07-02');
  });
});

describe('adding business days', () => {
  it('skips both records of a Friday, and a weekend holiday only as weekend (contract 4.2 rules 3, 4)', () => {
    const answer = addBusinessDays(toy, THU_2026_07_02, 1);
    expect(answer).toEqual({
      end: MON_2026_07_06,
      skipped: { from: 0, to: 2 },
      weekendDays: 2,
      calendarDays: 4,
    });
  });

  it('backward, it traverses the same dates', () => {
    expect(addBusinessDays(toy, MON_2026_07_06, -1)).toEqual({
      end: THU_2026_07_02,
      skipped: { from: 0, to: 2 },
      weekendDays: 2,
      calendarDays: -4,
    });
  });

  it('of zero stays, also on a holiday (contract 4.2 rule 2)', () => {
    expect(addBusinessDays(toy, FRI_2026_07_03, 0)?.end).toBe(FRI_2026_07_03);
  });

  it('refuses an end outside the range (contract 4.2 rule 5)', () => {
    expect(addBusinessDays(toy, LAST_DAY, 1)).toBeNull();
    expect(addBusinessDays(toy, FIRST_DAY, -1)).toBeNull();
    expect(addBusinessDays(toy, THU_2026_07_02, 2_147_483_647)).toBeNull();
    expect(addBusinessDays(toy, THU_2026_07_02, -2_147_483_648)).toBeNull();
  });
});

describe('counting business days', () => {
  it('excludes the start and includes the end, in both directions (contract 4.3 rules 1, 3)', () => {
    expect(countBusinessDays(toy, THU_2026_07_02, MON_2026_07_06)).toEqual({
      businessDays: 1,
      calendarDays: 4,
      weekendDays: 2,
      holidayDates: 1,
      holidays: { from: 0, to: 2 },
    });
    expect(countBusinessDays(toy, MON_2026_07_06, THU_2026_07_02).businessDays).toBe(-1);
  });

  it('is not antisymmetric: Saturday to Monday is 1, Monday to Saturday 0', () => {
    expect(countBusinessDays(toy, SAT_2026_07_04, MON_2026_07_06).businessDays).toBe(1);
    expect(Object.is(countBusinessDays(toy, MON_2026_07_06, SAT_2026_07_04).businessDays, 0)).toBe(
      true,
    );
  });
});

describe('a year', () => {
  it('holds all its records, on weekends too', () => {
    expect(recordsInYear(toy, 2026)).toEqual({ from: 0, to: 3 });
    expect(recordsInYear(toy, 2027)).toEqual({ from: 3, to: 3 });
  });
});

describe('any calendar', () => {
  const weekends = fc.uniqueArray(fc.constantFrom<Weekday>(1, 2, 3, 4, 5, 6, 7), { maxLength: 7 });
  const holidays = fc.array(
    fc.tuple(
      fc.integer({ min: RANGE_FIRST, max: RANGE_LAST }).map(formatIsoDate),
      fc.constantFrom('A', 'B', '*C'),
    ),
    { maxLength: 60 },
  );

  it('answers as a day-by-day walk does, and keeps the counting law', () => {
    fc.assert(
      fc.property(
        weekends,
        holidays,
        fc.integer({ min: 0, max: RANGE_DAYS - 1 }),
        (days, dates, start) => {
          compareWithWalker(toyCalendar(dates, days), [start, 0, RANGE_DAYS - 1]);
        },
      ),
      { numRuns: 60 },
    );
  });
});

it('refuses a holiday outside the supported range', () => {
  expect(() => toyCalendar([[AFTER, 'Outside']])).toThrow('outside the supported range');
});
