import { expect, test } from 'vitest';
import { shownYear } from '../../../src/site/year/year-facts.ts';
import { day, placeOf, toyData } from '../../support/world/toy-release.ts';
import { AFTER, BEFORE, FIRST_YEAR, LAST, LAST_YEAR } from '../../support/years.ts';

test.each([
  [BEFORE, FIRST_YEAR],
  ['2026-11-22', 2026],
  [LAST, LAST_YEAR],
  [AFTER, LAST_YEAR],
])('on %s the shown year is %i', (today, year) => {
  expect(shownYear(day(today))).toBe(year);
});

test('a country that holds fewer years shows its last one', () => {
  const place = placeOf(toyData([], { held_until: LAST_YEAR - 1 }), 'ty');
  expect(shownYear(day(LAST), place.calendar.range)).toBe(LAST_YEAR - 1);
});
