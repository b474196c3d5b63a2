import { expect, it } from 'vitest';
import { businessDayChanges } from '../../../pipeline/diff/business-days.ts';
import { country, holiday } from '../../support/world/toy-release.ts';

const HELD = { held_until: 2027 };
const PLAIN = country([], HELD);
const MORE = country([holiday('feast', '2026-05-06')], HELD);
const ALL = ['TY', 'TY-EA', 'TY-WE'];

it('names the calendars of an added or removed country', () => {
  expect(businessDayChanges(null, PLAIN)).toEqual([
    { year: 2025, calendars: ALL, before: null, after: 261 },
    { year: 2026, calendars: ALL, before: null, after: 261 },
    { year: 2027, calendars: ALL, before: null, after: 261 },
  ]);
  expect(businessDayChanges(PLAIN, null)[0]).toEqual({
    year: 2025,
    calendars: ALL,
    before: 261,
    after: null,
  });
});

it('ignores a year that the country does not hold', () => {
  const held = country([], { held_until: 2026 });
  expect(businessDayChanges(null, held).map(({ year }) => year)).toEqual([2025, 2026]);
  // The country holds the year from this side on.
  expect(businessDayChanges(held, PLAIN)).toEqual([
    { year: 2027, calendars: ALL, before: null, after: 261 },
  ]);
});

it('lists exactly the years that differ, in number or in place', () => {
  expect(businessDayChanges(PLAIN, MORE)).toEqual([
    { year: 2026, calendars: ALL, before: 261, after: 260 },
  ]);
  expect(businessDayChanges(MORE, country([holiday('feast', '2026-05-07')], HELD))).toEqual([
    { year: 2026, calendars: ALL, before: 260, after: 260 },
  ]);
  expect(businessDayChanges(MORE, MORE)).toEqual([]);
});
