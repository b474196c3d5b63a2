import { expect, test } from 'vitest';
import { buildDataSet } from '../../../src/artifact/data-set.ts';
import { holidaySheet, weekendText } from '../../../src/site/tables/sheet.ts';
import { country, holiday, release } from '../../support/world/toy-release.ts';

test('a weekend is seven figures, Monday first', () => {
  expect(weekendText({ weekendDays: [6, 7] })).toBe('0000011');
  expect(weekendText({ weekendDays: [5, 6] })).toBe('0000110');
  expect(weekendText({ weekendDays: [7] })).toBe('0000001');
});

test('a date with two holidays is one row, and commas are quoted', () => {
  const days = [
    holiday('one', '2026-05-01', { name: 'May, first of' }),
    holiday('two', '2026-05-01', { name: 'Labour Day' }),
    holiday('three', '2025-12-25', { name: 'Christmas "Day"', official_date: '2025-12-20' }),
    holiday('four', '2025-12-25', { name: 'Moon', date_accuracy: 'estimated' }),
  ];
  const lines = holidaySheet(buildDataSet(release([country(days, { regions: [] })]))).split('\r\n');
  expect(lines.map((line) => line.replace(/^[A-Z]{2},/, 'CC,'))).toEqual([
    'calendar,date,holiday,official_date,type,date_accuracy',
    'CC,2025-12-25,"Christmas ""Day""; Moon",2025-12-20,public,estimated',
    'CC,2026-05-01,"Labour Day; May, first of",,public,exact',
    '',
  ]);
});
