import { type DayNumber, toDayNumber } from '../../src/calendar/day-number.ts';

/**
 * Western Easter Sunday of a year (1583 to 9999).
 * J.-M. Oudin (1940), as printed in the Explanatory Supplement to the Astronomical
 * Almanac (1992), section 12.13.
 */
export function westernEaster(year: number): DayNumber {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const lunarShift = Math.floor((century - 17) / 25);
  let moon =
    (century -
      Math.floor(century / 4) -
      Math.floor((century - lunarShift) / 3) +
      19 * golden +
      15) %
    30;
  moon -=
    Math.floor(moon / 28) *
    (1 - Math.floor(moon / 28) * Math.floor(29 / (moon + 1)) * Math.floor((21 - golden) / 11));
  const weekday = (year + Math.floor(year / 4) + moon + 2 - century + Math.floor(century / 4)) % 7;
  const offset = moon - weekday;
  const month = 3 + Math.floor((offset + 40) / 44);
  return toDayNumber(year, month, offset + 28 - 31 * Math.floor(month / 4));
}

/**
 * Orthodox Easter Sunday as a Gregorian date (1900 to 2099): the Julian computation
 * (J. Meeus, Astronomical Algorithms, chapter 8), 13 days later.
 */
export function orthodoxEaster(year: number): DayNumber {
  const d = (19 * (year % 19) + 15) % 30;
  const e = (2 * (year % 4) + 4 * (year % 7) - d + 34) % 7;
  const month = Math.floor((d + e + 114) / 31);
  return toDayNumber(year, month, ((d + e + 114) % 31) + 1) + 13;
}
