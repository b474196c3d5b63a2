import { expect, test } from 'vitest';
import { formatIsoDate } from '../../../src/calendar/day-number.ts';
import { addRows, countRows } from '../../../src/site/calculator/counting-examples.ts';
import { ENGLISH_LOCALE } from '../../../src/site/languages/locale.ts';
import { day, holiday, placeOf, toyData } from '../../support/world/toy-release.ts';

const { counting } = ENGLISH_LOCALE.t;
const { calendar } = placeOf(toyData([holiday('friday', '2026-07-03')]), 'ty');

function counts(a: string, b: string): Record<string, number> {
  const rows = countRows(counting, calendar, day(a), day(b));
  return Object.fromEntries(rows.map(({ tool, answer }) => [tool, answer]));
}

function sums(from: string, days: number): Record<string, string> {
  const rows = addRows(counting, calendar, day(from), days);
  return Object.fromEntries(rows.map(({ tool, answer }) => [tool, formatIsoDate(answer ?? 0)]));
}

test('between business days, counting both ends gives one more', () => {
  // Monday 29 June to Monday 6 July, Friday a holiday: Tue Wed Thu, Mon.
  expect(counts('2026-06-29', '2026-07-06')).toEqual({
    Redletter: 4,
    Excel: 5,
    NumPy: 4,
    pandas: 5,
    QuantLib: 4,
    'date-fns': 5,
  });
});

test('up to a day off, tools that count the start give one more', () => {
  expect(counts('2026-06-29', '2026-07-04')).toEqual({
    Redletter: 3,
    Excel: 4,
    NumPy: 4,
    pandas: 4,
    QuantLib: 4,
    'date-fns': 5,
  });
});

test('from a day off, tools that leave out the end give one less', () => {
  expect(counts('2026-06-28', '2026-06-30')).toEqual({
    Redletter: 2,
    Excel: 2,
    NumPy: 1,
    pandas: 2,
    QuantLib: 1,
    'date-fns': 1,
  });
});

test('from a holiday NumPy moves first, and date-fns ignores holidays', () => {
  expect(sums('2026-07-03', 1)).toEqual({
    Redletter: '2026-07-06',
    Excel: '2026-07-06',
    NumPy: '2026-07-07',
    pandas: '2026-07-06',
    QuantLib: '2026-07-06',
    'date-fns': '2026-07-06',
  });
  expect(sums('2026-07-02', 1)).toMatchObject({
    Redletter: '2026-07-06',
    'date-fns': '2026-07-03',
  });
});
