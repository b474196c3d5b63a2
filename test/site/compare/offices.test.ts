import { expect, test } from 'vitest';
import { buildDataSet } from '../../../src/artifact/data-set.ts';
import { loadNewestRelease } from '../../../src/artifact/load-release.ts';
import { formatIsoDate } from '../../../src/calendar/day-number.ts';
import { isBusinessDay } from '../../../src/calendar/questions.ts';
import { officesOn, sharedLine } from '../../../src/site/compare/offices.ts';
import { placeLine } from '../../../src/site/figures/year-line.ts';
import { day, placeOf } from '../../support/world/toy-release.ts';

const dataSet = buildDataSet(loadNewestRelease('artifacts'));
const placesOf = (...keys: string[]) => keys.map((key) => placeOf(dataSet, key));

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
