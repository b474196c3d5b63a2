import { expect, test } from 'vitest';
import { buildDataSet } from '../../../src/artifact/data-set.ts';
import { worldToday } from '../../../src/site/year/world-today.ts';
import { country, day, holiday, release } from '../../support/world/toy-release.ts';
import { LAST_YEAR } from '../../support/years.ts';

const data = buildDataSet(
  release([
    country([holiday('a', '2026-11-20'), holiday('b', '2026-12-25'), holiday('c', '2026-12-28')], {
      country: 'AA',
      name: 'Zedland',
      timezone: 'Pacific/Auckland',
    }),
    country([holiday('a', '2026-11-20')], {
      country: 'BB',
      name: 'Beeland',
      timezone: 'America/New_York',
    }),
    country([], { country: 'CC', name: 'Ceeland', timezone: 'UTC' }),
  ]),
);
// Friday 20 November in London and New York, Saturday in Auckland.
const friday = worldToday(data, Date.parse('2026-11-20T12:00:00Z'));

test('each country has its local date, by name', () => {
  expect(friday.countries.map(({ place, today, now }) => [place.name, today, now?.state])).toEqual([
    ['Beeland', day('2026-11-20'), 'holiday'],
    ['Ceeland', day('2026-11-20'), 'business_day'],
    ['Zedland', day('2026-11-21'), 'weekend'],
  ]);
  expect(friday.working).toBe(1);
});

test('closed countries are listed apart, countries with the same next holiday together', () => {
  expect(friday.closed.map(({ place }) => place.name)).toEqual(['Beeland']);
  const christmas = worldToday(data, Date.parse('2026-11-10T12:00:00Z')).coming;
  expect(
    christmas.map(({ day: date, countries }) => [date, countries.map(({ place }) => place.name)]),
  ).toEqual([[day('2026-11-20'), ['Beeland', 'Zedland']]]);
  expect(friday.coming.map(({ name, countries }) => [name, countries.length])).toEqual([
    ['Name of b', 1],
  ]);
});

test('each country has its next holiday and fourteen days', () => {
  expect(friday.countries.map(({ next }) => next?.id ?? null)).toEqual([null, null, 'b']);
  const [beeland] = friday.countries;
  expect(beeland?.strip.map(({ state }) => state).join('')).toBe('hwwdddddwwdddd');
  expect(beeland?.strip[0]?.day).toBe(day('2026-11-20'));
});

test('after the years that are held today is null', () => {
  const later = worldToday(data, Date.parse(`${LAST_YEAR + 1}-03-01T12:00:00Z`));
  expect(later.countries.every(({ now }) => now === null)).toBe(true);
  expect(later.working).toBe(0);
});
