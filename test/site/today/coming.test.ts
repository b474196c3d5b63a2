import { expect, test } from 'vitest';
import { formatIsoDate } from '../../../src/calendar/day-number.ts';
import { comingMonths } from '../../../src/site/today/coming.ts';
import { yearList } from '../../../src/site/year/year-list.ts';
import { day, holiday, placeOf, toyData } from '../../support/world/toy-release.ts';

const PLACE = placeOf(
  toyData(
    [
      holiday('new-year', '2026-01-01'),
      holiday('spring', '2026-05-01'),
      holiday('autumn', '2026-10-02', { cite: ['decree'] }),
      holiday('new-year', '2027-01-01'),
      holiday('spring', '2027-05-01'),
      holiday('autumn', '2027-10-01'),
    ],
    { held_until: 2027 },
  ),
  'ty',
);
const on = (date: string) => {
  const { past, next, last, breaks, elsewhen: _, ...found } = comingMonths(PLACE, day(date));
  const dates = (rows: typeof next) => rows.map(({ holiday: { record } }) => record.date);
  return {
    ...{ ...found, past: dates(past), next: dates(next), last: formatIsoDate(last) },
    breaks: breaks.map((found) => formatIsoDate(found.first)),
  };
};

test('twelve months begin today, with earlier dates of the year apart', () => {
  expect(on('2026-05-01')).toMatchObject({
    year: 2026,
    past: ['2026-01-01'],
    next: ['2026-05-01', '2026-10-02', '2027-01-01'],
    last: '2027-04-30',
  });
  expect(on('2026-05-02')).toMatchObject({
    past: ['2026-01-01', '2026-05-01'],
    next: ['2026-10-02', '2027-01-01', '2027-05-01'],
  });
});

test('no date is listed twice, and no two share a name', () => {
  const { list } = comingMonths(PLACE, day('2026-05-02'));
  const anchors = list.rows.map(({ anchor }) => anchor);
  expect(anchors).toEqual(['new-year', 'spring', 'autumn', 'new-year-2027', 'spring-2027']);
  // Each row links to the calendar of its year.
  expect(yearList(PLACE, 2026).rows.map(({ anchor }) => anchor)).toEqual(anchors.slice(0, 3));
  expect(list.sources.map(({ number }) => number)).toEqual([1, 2]);
});

test('past long weekends are left out', () => {
  expect(on('2026-05-03').breaks).toEqual(['2026-05-01', '2026-10-02', '2027-01-01']);
  expect(on('2026-05-04').breaks).toEqual(['2026-10-02', '2027-01-01']);
});

test('the list ends with the data', () => {
  expect(on('2027-06-01')).toMatchObject({ next: ['2027-10-01'], last: '2027-12-31' });
  expect(on('2028-02-29')).toMatchObject({ year: 2027, next: [], last: '2027-12-31', breaks: [] });
});
