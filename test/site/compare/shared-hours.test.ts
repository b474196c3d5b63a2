import { expect, test } from 'vitest';
import { buildDataSet } from '../../../src/artifact/data-set.ts';
import { loadNewestRelease } from '../../../src/artifact/load-release.ts';
import {
  clockWords,
  hoursOn,
  sharedHours,
  sharedSpans,
} from '../../../src/site/compare/shared-hours.ts';
import { ENGLISH_LOCALE } from '../../../src/site/languages/locale.ts';
import { day, placeOf } from '../../support/world/toy-release.ts';

const dataSet = buildDataSet(loadNewestRelease('artifacts'));
const clock = (minutes: number) => clockWords(minutes, ENGLISH_LOCALE);
const placesOf = (...keys: string[]) => keys.map((key) => placeOf(dataSet, key));
const localized = (date: string, ...keys: string[]) => {
  return sharedSpans(hoursOn(placesOf(...keys), day(date))).map(({ places, from, to }) => [
    places.map(({ key }) => key).join(' '),
    clock(from),
    clock(to),
  ]);
};

test('lists the times that most places share first, none within another', () => {
  expect(localized('2026-12-15', 'gb-eng', 'in', 'ae', 'br-sp', 'jp')).toEqual([
    ['in ae jp', '05:00', '08:00'],
    ['gb-eng in ae', '09:00', '11:30'],
    ['gb-eng ae br-sp', '12:00', '13:00'],
  ]);
});

test('clocks follow daylight saving time', () => {
  expect(localized('2026-07-15', 'gb-eng', 'jp')).toEqual([]);
  expect(localized('2026-07-15', 'gb-eng', 'in')).toEqual([['gb-eng in', '08:00', '11:30']]);
  expect(localized('2026-12-15', 'gb-eng', 'in')).toEqual([['gb-eng in', '09:00', '11:30']]);
});

test('minutes before midnight of UTC belong to the day before', () => {
  expect(clock(-120)).toBe('22:00');
  expect(clock(1_500)).toBe('01:00');
});

test('shared hours are shown on each clock, with daylight saving time', () => {
  const [ours, theirs] = [placesOf('gb', 'us'), placesOf('jp', 'us')];
  expect(sharedHours(ours, day('2026-07-01'))).toEqual(['14:00 to 17:00', '09:00 to 12:00']);
  // Clocks go forward on 8 March in the United States and on 29 March in the United Kingdom.
  expect(sharedHours(ours, day('2026-03-16'))).toEqual(['13:00 to 17:00', '09:00 to 13:00']);
  expect(sharedHours(theirs, day('2026-07-01'))).toBeNull();
});
