import { describe, expect, test } from 'vitest';
import { buildDataSet } from '../../../src/artifact/data-set.ts';
import { loadNewestRelease } from '../../../src/artifact/load-release.ts';
import { formatIsoDate } from '../../../src/calendar/day-number.ts';
import { isBusinessDay } from '../../../src/calendar/questions.ts';
import { officesOn, sharedLine, whoWorks } from '../../../src/site/compare/comparison.ts';
import { placeLine } from '../../../src/site/figures/year-line.ts';
import { country, day, holiday, placeOf, release } from '../../support/world/toy-release.ts';
import { FIRST, LAST, LAST_YEAR } from '../../support/years.ts';

const data = buildDataSet(
  release([
    country([], { country: 'AA', name: 'Zedland', regions: [] }),
    country([], { country: 'BB', name: 'Beeland', regions: [] }),
    country(
      [
        holiday('a', '2026-05-04'),
        holiday('b', '2026-05-04'),
        holiday('again', '2026-05-04', { name: 'Name of a' }),
        holiday('east', '2026-05-06', { regions: ['EA'] }),
        holiday('saturday', '2026-05-09'),
      ],
      { name: 'Toyland' },
    ),
  ]),
);
describe('who works on a date', () => {
  const on = (date: string) => whoWorks(data, day(date));
  const toyland = (date: string) => on(date).countries.find(({ place }) => place.key === 'ty');

  test('lists every country by name, those that are off first', () => {
    const names = (date: string) => on(date).countries.map(({ place }) => place.name);
    expect(names('2026-05-04')).toEqual(['Toyland', 'Beeland', 'Zedland']);
    expect(names('2026-05-06')).toEqual(['Toyland', 'Beeland', 'Zedland']);
    expect(names('2026-05-09')).toEqual(['Beeland', 'Toyland', 'Zedland']);
  });

  test('names regions that are off while the country works', () => {
    const wednesday = toyland('2026-05-06');
    expect(wednesday).toMatchObject({ kind: 'business_day', names: '' });
    expect(wednesday?.regionsOff.map((place) => place.key)).toEqual(['ty-ea']);
    expect(toyland('2026-05-04')).toMatchObject({
      kind: 'public_holiday',
      names: 'Name of a and Name of b',
      regionsOff: [],
    });
  });

  test('names the neighbouring dates within the supported range', () => {
    expect(on('2026-05-04')).toMatchObject({ before: day('2026-05-03'), after: day('2026-05-05') });
    expect(on(FIRST).before).toBe(day(FIRST));
    expect(on(LAST).after).toBe(day(LAST));
  });
});

test('names countries that do not hold the date, without counting them', () => {
  const held = country([], { country: 'BB', name: 'Beeland', held_until: LAST_YEAR - 1 });
  const world = buildDataSet(release([country([], { country: 'AA' }), held]));
  const found = whoWorks(world, day(LAST));
  expect(found.countries.map(({ place }) => place.key)).toEqual(['aa']);
  expect(found.unheld.map(({ name }) => name)).toEqual(['Beeland']);
  expect(whoWorks(world, day(FIRST)).unheld).toEqual([]);
});

const held = buildDataSet(loadNewestRelease('artifacts'));
const placesOf = (...keys: string[]) => keys.map((key) => placeOf(held, key));

test('each office has its day, and the next day on which all work', () => {
  const found = officesOn(placesOf('de-by', 'in', 'jp', 'us'), day('2026-10-02'));
  expect(found.offices.map(({ kind }) => kind)).toEqual([
    'business_day',
    'public_holiday',
    'business_day',
    'business_day',
  ]);
  expect(found.allWork).toBe(false);
  expect(found.next === null ? null : formatIsoDate(found.next)).toBe('2026-10-05');
  expect(officesOn(placesOf('us'), day('2027-12-31')).next).toBeNull();
});

test('a line marks every day off of the year and no other', () => {
  const [us, il] = placesOf('us', 'il');
  if (us === undefined || il === undefined) throw new Error('both are held');
  const drawn = (path: string) =>
    [...path.matchAll(/M(\d+) \d+h(\d+)/g)].flatMap(([, first, length]) =>
      Array.from({ length: Number(length) }, (_, index) => Number(first) + index),
    );
  const off = (works: (date: number) => boolean) =>
    Array.from({ length: 365 }, (_, index) => index).filter(
      (index) => !works(day('2026-01-01') + index),
    );
  const line = placeLine(us, 2026);
  expect(line.days).toBe(365);
  expect(
    [...drawn(line.weekends.path), ...drawn(line.holidays.path)].sort((a, b) => a - b),
  ).toEqual(off((date) => isBusinessDay(us.calendar, date)));
  expect(drawn(sharedLine([us, il], 2026).weekends.path)).toEqual(
    off((date) => isBusinessDay(us.calendar, date) && isBusinessDay(il.calendar, date)),
  );
});
