import { expect, test } from 'vitest';
import { buildDataSet } from '../../../src/artifact/data-set.ts';
import { loadNewestRelease } from '../../../src/artifact/load-release.ts';
import { hoursOn, sharedSpans, utcClock } from '../../../src/site/compare/shared-hours.ts';
import { day, placeOf } from '../../support/world/toy-release.ts';

const dataSet = buildDataSet(loadNewestRelease('artifacts'));
const clock = (minutes: number) =>
  utcClock(minutes)
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
const told = (date: string, ...keys: string[]) => {
  const places = keys.map((key) => placeOf(dataSet, key));
  return sharedSpans(hoursOn(places, day(date), { hour: 9 }, { hour: 17 })).map(
    ({ places, from, to }) => [places.map(({ key }) => key).join(' '), clock(from), clock(to)],
  );
};

test('the times that most places share come first, and none lies within another', () => {
  expect(told('2026-12-15', 'gb-eng', 'in', 'ae', 'br-sp', 'jp')).toEqual([
    ['in ae jp', '05:00', '08:00'],
    ['gb-eng in ae', '09:00', '11:30'],
    ['gb-eng ae br-sp', '12:00', '13:00'],
  ]);
});

test('clocks know summer time', () => {
  expect(told('2026-07-15', 'gb-eng', 'jp')).toEqual([]);
  expect(told('2026-07-15', 'gb-eng', 'in')).toEqual([['gb-eng in', '08:00', '11:30']]);
  expect(told('2026-12-15', 'gb-eng', 'in')).toEqual([['gb-eng in', '09:00', '11:30']]);
});

test('a time before midnight of UTC is one of the day before', () => {
  expect(clock(-120)).toBe('22:00');
  expect(clock(1_500)).toBe('01:00');
});
