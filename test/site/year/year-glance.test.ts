import { expect, test } from 'vitest';
import { toCivilDate } from '../../../src/calendar/day-number.ts';
import {
  columnOf,
  firstWeekday,
  weekOrder,
  yearGlance,
} from '../../../src/site/year/year-glance.ts';
import { yearList } from '../../../src/site/year/year-list.ts';
import { holiday, placeOf, toyData } from '../../support/world/toy-release.ts';

const data = toyData([
  holiday('new-year', '2026-01-01'),
  holiday('freedom', '2026-07-03', { official_date: '2026-07-04' }),
  holiday('feast', '2026-03-20', { date_accuracy: 'estimated' }),
  holiday('east-day', '2026-03-20', { regions: ['EA'] }),
  holiday('next-year', '2026-12-31', { official_date: '2027-01-01' }),
]);
const glanceOf = (key: string, year: 2026 | 2027) => {
  const place = placeOf(data, key);
  return yearGlance(place, year, yearList(place, year).rows);
};
const cellsOf = (key: string, year: 2026 | 2027) =>
  glanceOf(key, year).months.flatMap((month) =>
    month.weeks
      .flat()
      .flatMap((cell) =>
        cell?.mark ? [`${month.month}/${cell.day} ${cell.mark.state} ${cell.mark.href}`] : [],
      ),
  );

test('holidays, moved and estimated days are marked and link to their rows', () => {
  expect(cellsOf('ty', 2026)).toEqual([
    '1/1 h #new-year',
    '3/20 e #feast',
    '7/3 h #freedom',
    '7/4 o #freedom',
    '12/31 h #next-year',
  ]);
});

test('an official date in another year links to the page of the day off', () => {
  expect(cellsOf('ty', 2027)).toEqual(['1/1 o /ty/2026/#next-year']);
});

test('two holidays on a date share a cell that names both', () => {
  const march = glanceOf('ty-ea', 2026).months[2];
  const marks = march?.weeks.flat().flatMap((cell) => (cell?.mark ? [cell.mark.words] : []));
  expect(marks).toEqual(['Name of east-day, Name of feast (estimated)']);
});

test('every month holds its days once, in weeks of seven', () => {
  for (const month of glanceOf('ty', 2026).months) {
    const days = month.weeks.flat().flatMap((cell) => (cell === null ? [] : [cell.day]));
    const length = new Date(Date.UTC(2026, month.month, 0)).getUTCDate();
    expect(days).toEqual(Array.from({ length }, (_, index) => index + 1));
    expect(month.weeks.every((week) => week.length === 7)).toBe(true);
  }
});

test('the week begins on the weekday that the country prints first', () => {
  expect(weekOrder(firstWeekday({ week_starts: 7 }))).toEqual([7, 1, 2, 3, 4, 5, 6]);
  // Releases up to 2026.11.3 do not say.
  expect(weekOrder(firstWeekday({}))).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(columnOf(7, 1)).toBe(6);
  expect(columnOf(1, 7)).toBe(1);
});

test('weekend columns follow the first weekday', () => {
  const friday = toyData([], {
    country: 'IL',
    weekend_days: [5, 6],
    week_starts: 7,
    regions: [],
  });
  const place = placeOf(friday, 'il');
  expect(yearGlance(place, 2026, []).weekendColumns).toBe('c6 c7');
  expect(glanceOf('ty', 2026).weekendColumns).toBe('c6 c7');
});

test('a holiday on an official date that moved is marked as a holiday', () => {
  const both = toyData([
    holiday('kept', '2026-07-04'),
    holiday('moved', '2026-07-03', { official_date: '2026-07-04' }),
  ]);
  const place = placeOf(both, 'ty');
  const july = yearGlance(place, 2026, yearList(place, 2026).rows).months[6];
  const states = july?.weeks.flat().flatMap((cell) => (cell?.mark ? [cell.mark.state] : []));
  expect(states).toEqual(['h', 'h']);
});

test('days that moved to one date each link to their own row', () => {
  const twins = toyData([
    holiday('twin', '2026-05-06', { official_date: '2026-05-02' }),
    holiday('twin', '2026-05-06', { official_date: '2026-05-03' }),
  ]);
  const place = placeOf(twins, 'ty');
  const { rows } = yearList(place, 2026);
  const cells = yearGlance(place, 2026, rows).months[4]?.weeks.flat() ?? [];
  for (const { anchor, holiday } of rows) {
    const day = toCivilDate(holiday.officialDay ?? 0).day;
    expect(cells.find((cell) => cell?.day === day)?.mark?.href).toBe(`#${anchor}`);
  }
  expect(new Set(rows.map((row) => row.anchor)).size).toBe(2);
});

test('a weekend that changes, or is worked, is marked date by date', () => {
  const data = toyData([], {
    weekend_days: [6, 7],
    weekends: [
      { days: [5, 6], from: null, until: '2026-06-30', cite: [] },
      { days: [6, 7], from: '2026-07-01', until: null, cite: [] },
    ],
    worked_weekends: [{ date: '2026-10-10', name: 'Made up', cite: [] }],
  });
  const { months, weekendColumns, hasWorked } = yearGlance(placeOf(data, 'ty'), 2026, []);
  const apart = months.flatMap(({ month, weeks }) =>
    weeks.flat().flatMap((cell) => (cell?.apart ? [`${month}/${cell.day} ${cell.apart}`] : [])),
  );
  // Saturdays are weekend days all year; Fridays only in the first half, Sundays only in the
  // second.
  expect([weekendColumns, hasWorked]).toEqual(['c6', true]);
  expect(apart.filter((cell) => cell.startsWith('6/'))).toEqual([
    '6/5 w',
    '6/12 w',
    '6/19 w',
    '6/26 w',
  ]);
  expect(apart.filter((cell) => cell.startsWith('10/'))).toEqual([
    '10/4 w',
    '10/10 k',
    '10/11 w',
    '10/18 w',
    '10/25 w',
  ]);
  const later = yearGlance(placeOf(data, 'ty'), 2027, []);
  expect([later.weekendColumns, later.hasWorked]).toEqual(['c6 c7', false]);
});
