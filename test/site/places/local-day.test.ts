import { expect, test } from 'vitest';
import { formatIsoDate } from '../../../src/calendar/day-number.ts';
import { localDay, secondsToKeep } from '../../../src/site/places/local-day.ts';

test.each([
  ['2026-11-20T12:00:00Z', 'Pacific/Auckland', '2026-11-21', 900],
  ['2026-11-20T10:50:00Z', 'Pacific/Auckland', '2026-11-20', 600],
  ['2026-11-21T04:55:00Z', 'America/New_York', '2026-11-20', 300],
  ['2026-11-20T18:29:59Z', 'Asia/Kolkata', '2026-11-20', 1],
  ['2026-11-20T18:30:00Z', 'Asia/Kolkata', '2026-11-21', 900],
  ['2026-12-31T23:59:59Z', 'UTC', '2026-12-31', 1],
])('at %s in %s the date is %s and the page is kept for %i s', (instant, zone, date, seconds) => {
  expect(formatIsoDate(localDay(Date.parse(instant), zone))).toBe(date);
  expect(secondsToKeep(Date.parse(instant), [zone])).toBe(seconds);
});

test('a page about several places is kept until the first midnight of any of them', () => {
  const instant = Date.parse('2026-11-20T18:25:00Z');
  expect(secondsToKeep(instant, ['UTC', 'Asia/Kolkata', 'America/New_York'])).toBe(300);
});
