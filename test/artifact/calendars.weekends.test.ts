import { expect, it } from 'vitest';
import { calendarOf } from '../../src/artifact/calendars.ts';
import { formatIsoDate, weekdayOf } from '../../src/calendar/day-number.ts';
import { addBusinessDays, countBusinessDays, kindOf } from '../../src/calendar/questions.ts';
import { RANGE_FIRST, RANGE_LAST } from '../../src/calendar/supported-range.ts';
import { country, day, holiday } from '../support/world/toy-release.ts';

/**
 * Friday and Saturday until 30 June 2026, with one worked weekend date; then Saturday and Sunday.
 */
const MADE_UP = country(
  [holiday('may', '2026-05-01'), holiday('kept', '2026-09-05'), holiday('worked', '2026-10-10')],
  {
    weekend_days: [6, 7],
    weekends: [
      { days: [5, 6], from: null, until: null, cite: [] },
      { days: [6, 7], from: '2026-07-01', until: null, cite: ['act'] },
    ],
    worked_weekends: [
      { date: '2026-10-10', name: 'Worked, and a holiday', cite: ['order'] },
      { date: '2026-01-30', name: 'Made up for', cite: ['order'] },
      { date: '2027-02-06', name: 'Made up for', cite: ['order'] },
    ],
  },
);
const WORKED = new Set(['2026-10-10', '2026-01-30', '2027-02-06']);
const HOLIDAYS = new Set(['2026-05-01', '2026-09-05', '2026-10-10']);

/** The kind of a date, worked out from the comment above alone. */
function plainKind(iso: string, weekday: number): string {
  const days = iso < '2026-07-01' ? [5, 6] : [6, 7];
  if (days.includes(weekday) && !WORKED.has(iso)) return 'weekend';
  return HOLIDAYS.has(iso) ? 'public_holiday' : 'business_day';
}

it('every date follows the weekend of its day, worked weekends aside', () => {
  const calendar = calendarOf(MADE_UP, null);
  for (let date = RANGE_FIRST; date <= RANGE_LAST; date += 1) {
    const iso = formatIsoDate(date);
    expect(`${iso} ${kindOf(calendar, date)}`).toBe(`${iso} ${plainKind(iso, weekdayOf(date))}`);
  }
  expect(calendar.workedWeekends.map((worked) => formatIsoDate(worked.day))).toEqual([
    '2026-01-30',
    '2026-10-10',
    '2027-02-06',
  ]);
});

it('adding and counting agree, across the change and a worked Saturday', () => {
  const calendar = calendarOf(MADE_UP, 'EA');
  for (const start of ['2026-01-28', '2026-06-20', '2026-10-01', '2027-02-01']) {
    let counted = 0;
    for (let date = day(start) + 1; date < day(start) + 40; date += 1) {
      const isBusiness = plainKind(formatIsoDate(date), weekdayOf(date)) === 'business_day';
      if (isBusiness) counted += 1;
      expect(countBusinessDays(calendar, day(start), date).businessDays).toBe(counted);
      if (isBusiness) expect(addBusinessDays(calendar, day(start), counted)?.end).toBe(date);
    }
  }
});

it('a weekend between two others holds from its first day to its last', () => {
  const thrice = country([], {
    weekend_days: [6, 7],
    weekends: [
      { days: [5, 6], from: null, until: null, cite: [] },
      { days: [7], from: '2026-07-04', until: null, cite: ['act'] },
      { days: [6, 7], from: '2026-08-08', until: null, cite: ['act'] },
    ],
  });
  const calendar = calendarOf(thrice, null);
  const kinds = (...dates: string[]) => dates.map((date) => kindOf(calendar, day(date)));
  // A Friday, then Saturdays and a Sunday of July, and the first Saturday of August that is off.
  expect(kinds('2026-07-03', '2026-07-04', '2026-07-05', '2026-08-01', '2026-08-08')).toEqual([
    ...['weekend', 'business_day', 'weekend', 'business_day', 'weekend'],
  ]);
});
