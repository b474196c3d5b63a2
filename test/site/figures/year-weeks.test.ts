import { expect, test } from 'vitest';
import { weekdayOf } from '../../../src/calendar/day-number.ts';
import { drawYearWeeks } from '../../../src/site/figures/year-weeks.ts';
import { day } from '../../support/world/toy-release.ts';

test('a year has a column per week and a path per state', () => {
  const may = day('2026-05-01');
  const monday = weekdayOf(day('2026-05-04'));
  const drawn = drawYearWeeks(2026, (each) => (each === may ? 's' : 'd'), monday);
  expect(drawn).toMatchObject({ width: 53 * 7 - 1, height: 7 * 7 - 1 });
  // 1 May 2026 is the Friday of the eighteenth week.
  expect(drawn.paths.find(({ state }) => state === 's')?.outline).toBe('M119 28h6v6h-6z');
  expect(drawn.paths.find(({ state }) => state === 'd')?.outline.split('M')).toHaveLength(365);
});
