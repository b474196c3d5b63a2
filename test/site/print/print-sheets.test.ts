import { expect, test } from 'vitest';
import { formatIsoDate } from '../../../src/calendar/day-number.ts';
import { RANGE_FIRST, RANGE_LAST } from '../../../src/calendar/supported-range.ts';
import { german } from '../../../src/site/languages/languages.ts';
import { placeIn } from '../../../src/site/places/places.ts';
import { isoWeek, printMonths, printTables } from '../../../src/site/print/print-sheets.ts';
import { day, holiday, placeOf, toyData } from '../../support/world/toy-release.ts';

const PLACE = placeOf(
  toyData([
    holiday('new-year', '2026-01-01'),
    holiday('moon', '2026-03-20', { date_accuracy: 'estimated' }),
    holiday('saturday', '2026-07-04'),
    holiday('twin', '2026-07-04', { date_accuracy: 'estimated' }),
  ]),
  'ty',
);
const MONTHS = printMonths(PLACE, 2026);

test('a week has its ISO 8601 number', () => {
  for (let date = RANGE_FIRST; date <= RANGE_LAST; date += 1) {
    const other = Temporal.PlainDate.from(formatIsoDate(date)).weekOfYear;
    if (isoWeek(date) !== other) expect(`${formatIsoDate(date)} ${isoWeek(date)}`).toBe(other);
  }
  expect([isoWeek(day('2027-01-03')), isoWeek(day('2027-01-04'))]).toEqual([53, 1]);
});

test('every day of the year is printed once, in its month and on its weekday', () => {
  const days = MONTHS.flatMap(({ days }) => days.map((each) => each.day));
  expect(days).toEqual(Array.from({ length: 365 }, (_, index) => day('2026-01-01') + index));
  for (const { days, weeks } of MONTHS) {
    expect(weeks.flat().filter((cell) => cell !== null)).toEqual(days);
    expect(weeks.every((week) => week.length === 7)).toBe(true);
    for (const week of weeks) {
      const first = week.findIndex((cell) => cell !== null);
      expect(week[first]?.weekday).toBe(['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'][first]);
    }
  }
});

test('a cell names its holidays and marks estimated ones', () => {
  const cellOf = (text: string) =>
    MONTHS.flatMap(({ days }) => days).find((each) => each.day === day(text));
  expect(cellOf('2026-01-01')).toMatchObject({ state: 'h', names: ['Name of new-year'] });
  expect(cellOf('2026-03-20')).toMatchObject({ state: 'e', names: ['Name of moon (estimated)'] });
  expect(cellOf('2026-07-04')).toMatchObject({
    state: 'h',
    names: ['Name of saturday', 'Name of twin (estimated)'],
  });
  expect(cellOf('2026-07-05')).toMatchObject({ state: 'w', names: [] });
  expect(cellOf('2026-07-06')).toMatchObject({ state: null, names: [] });
});

test('a column puts the holidays of a date on one line, a month on one line each', () => {
  const namesIn = (sheet: 'poster' | 'planner' | 'months') =>
    printTables(PLACE, 2026, sheet)
      .flatMap(({ rows }) => rows.flatMap(({ days }) => days))
      .find((each) => each?.day === day('2026-07-04'))?.names;
  const both = 'Name of saturday, Name of twin (estimated)';
  expect([namesIn('poster'), namesIn('planner')]).toEqual([[both], [both]]);
  expect(namesIn('months')).toEqual(['Name of saturday', 'Name of twin (estimated)']);
});

test('a week of a month is numbered by its Monday, else by its first day', () => {
  const [january] = printTables(PLACE, 2026, 'months');
  expect(january?.rows.map(({ week }) => week)).toEqual([1, 2, 3, 4, 5]);
  expect(printTables(PLACE, 2026, 'poster')[0]?.rows.every(({ week }) => week === null)).toBe(true);
});

test('sheets are in the language of the page', () => {
  const [first] = printTables(placeIn(PLACE, german), 2026, 'planner');
  expect(first).toMatchObject({
    title: 'Januar – März 2026',
    heads: ['Januar', 'Februar', 'März'],
  });
  expect(first?.rows[0]?.days[0]?.weekday).toBe('Do');
});
