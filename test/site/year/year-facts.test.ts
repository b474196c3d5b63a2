import { expect, test } from 'vitest';
import { shownYear } from '../../../src/site/year/year-facts.ts';
import { day } from '../../support/world/toy-release.ts';

test.each([
  ['2024-12-31', 2025],
  ['2026-11-22', 2026],
  ['2027-12-31', 2027],
  ['2028-01-01', 2027],
])('on %s the year shown is %i', (today, year) => {
  expect(shownYear(day(today))).toBe(year);
});
