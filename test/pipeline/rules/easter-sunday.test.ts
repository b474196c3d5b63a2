import { expect, test } from 'vitest';
import { orthodoxEaster, westernEaster } from '../../../pipeline/rules/easter-sunday.ts';
import { formatIsoDate, toDayNumber, weekdayOf } from '../../../src/calendar/day-number.ts';

/** "Butcher's" algorithm from Nature 14 (1876), which computes Easter in a different way. */
function westernByButcher(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 19 * l) / 433);
  const n = Math.floor((h + l - 7 * m + 90) / 25);
  return toDayNumber(year, n, (h + l - 7 * m + 33 * n + 19) % 32);
}

/** Days of March (beyond 31: of April) of the Julian full moons, by golden number. */
const FULL_MOONS = [
  36, 25, 44, 33, 22, 41, 30, 49, 38, 27, 46, 35, 24, 43, 32, 21, 40, 29, 48,
] as const;

/** The Sunday after the full moon of the Church's table, in the Gregorian calendar. */
function orthodoxByTable(year: number): number {
  const moon = toDayNumber(year, 3, 1) - 1 + (FULL_MOONS[year % 19] ?? 0) + 13;
  return moon + 7 - (weekdayOf(moon) % 7);
}

test('Western Easter agrees with Butcher’s method, from 1583 to 9999', () => {
  for (let year = 1583; year <= 9999; year += 1) {
    const [ours, theirs] = [westernEaster(year), westernByButcher(year)];
    if (ours !== theirs) expect(formatIsoDate(ours)).toBe(formatIsoDate(theirs));
  }
  // The earliest, the latest, and two dates that a wrong full moon would move.
  expect([1818, 1943, 1954, 1981].map(westernEaster).map(formatIsoDate)).toEqual([
    '1818-03-22',
    '1943-04-25',
    '1954-04-18',
    '1981-04-19',
  ]);
});

test('Orthodox Easter agrees with the table of full moons, from 1900 to 2099', () => {
  for (let year = 1900; year <= 2099; year += 1) {
    expect(formatIsoDate(orthodoxEaster(year))).toBe(formatIsoDate(orthodoxByTable(year)));
  }
});
