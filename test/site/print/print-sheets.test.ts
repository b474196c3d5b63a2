import { expect, test } from 'vitest';
import { formatIsoDate } from '../../../src/calendar/day-number.ts';
import { RANGE_FIRST, RANGE_LAST } from '../../../src/calendar/supported-range.ts';
import {
  isoWeek,
  printMonths,
  printPath,
  readPrintOrder,
} from '../../../src/site/print/print-sheets.ts';
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

test('a week has the number that ISO 8601 gives it', () => {
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

test('a holiday stands in its cell by name, an estimated one as such', () => {
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

test('what is as usual stays out of the address, and what is not known is as usual', () => {
  const usual = { sheet: 'poster', paper: 'a4' } as const;
  expect(readPrintOrder(PLACE, '')).toEqual(usual);
  expect(readPrintOrder(PLACE, 'sheet=toString&paper=a0')).toEqual(usual);
  expect(printPath(PLACE, 2026, usual)).toBe('/ty/2026/print/');
  const other = readPrintOrder(PLACE, 'sheet=months&paper=letter');
  expect(printPath(PLACE, 2026, other)).toBe('/ty/2026/print/?paper=letter&sheet=months');
  const america = placeOf(toyData([], { country: 'MX' }), 'mx');
  expect(readPrintOrder(america, '').paper).toBe('letter');
});
