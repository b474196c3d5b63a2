import { expect, test } from 'vitest';
import { ENGLISH_LOCALE } from '../../src/site/languages/locale.ts';
import { figure, listWords, longDate, plural, shortDate } from '../../src/site/words.ts';
import { day } from '../support/world/toy-release.ts';

const { briefDay, inDays, shortMonth, weekdayTile, weekendWords } = ENGLISH_LOCALE;

test('dates and figures in words', () => {
  expect(longDate(day('2026-07-03'))).toBe('Friday 3 July 2026');
  expect(shortDate(day('2027-01-01'))).toBe('Fri 1 Jan 2027');
  expect(shortDate(day('2026-09-21'))).toBe('Mon 21 Sep 2026');
  expect(briefDay(day('2026-09-21'))).toBe('21 Sep');
  expect([shortMonth(9), weekdayTile(day('2026-09-21'))]).toEqual(['Sep', 'Mo']);
  expect([figure(-1234567), figure(999), figure(1000)]).toEqual(['−1,234,567', '999', '1,000']);
  expect([plural(1, 'day'), plural(0, 'day'), plural(2, 'country', 'countries')]).toEqual([
    '1 day',
    '0 days',
    '2 countries',
  ]);
  expect([inDays(0), inDays(1), inDays(6)]).toEqual(['today', 'tomorrow', 'in 6 days']);
  expect([listWords([]), listWords(['a']), listWords(['a', 'b', 'c'])]).toEqual([
    '',
    'a',
    'a, b and c',
  ]);
});

test('a weekend is named by its days', () => {
  expect([
    weekendWords([6, 7]),
    weekendWords([5, 6]),
    weekendWords([5, 7]),
    weekendWords([7]),
  ]).toEqual(['Sat–Sun', 'Fri–Sat', 'Fri, Sun', 'Sun']);
});
