import { toDayNumber } from '../../../src/calendar/day-number.ts';
import { SUPPORTED_YEARS } from '../../../src/calendar/supported-range.ts';
import { type Calendars, type Countries, once } from './calendars.ts';
import { DayCalendar } from './day-calendar.ts';
import type { Mark } from './layer.ts';
import type { DayNumber, Weekday } from './types.ts';

/**
 * The holidays of all calendars as text, days and types only. Countries stand between `|`, and of
 * one there are, between `;`:
 *
 * `GB67 ENG NIR SCT WLS;* 0 9aB 3e;C 1 a0;*BC 9`: its code with the weekdays of its weekend, and its
 * regions; then, for each set of those who keep a day, the set and its days. In a set stand `*`, if
 * the whole country keeps the day, and the regions that do: `A` the first. A day is written as the days
 * since the one before, the first since 1 January, in base 36; after it a letter says in which years:
 * `A` for the bits 1, the first year alone, to `F` for 6, and none for all three.
 */
const DAY = /([0-9a-z]+)(.?)/;
const LETTER_A = 65;
const ALL_YEARS = 7;

/** The letter of the years of a day, by their bits; none for all. */
export function yearsLetter(bits: number): string {
  return bits === ALL_YEARS ? '' : String.fromCharCode(LETTER_A + bits - 1);
}

/** The letter of the n-th region of a country, in a set. */
export function placeLetter(index: number): string {
  return String.fromCharCode(LETTER_A + index);
}

/** The calendars of all countries, each of them made when it is first asked for. */
export function readLines(text: string): Countries<DayCalendar> {
  return new Map(text.split('|').map(readLine));
}

function readLine(line: string): [code: string, Calendars<DayCalendar>] {
  const [head = '', ...sets] = line.split(';');
  const [name = '', ...regions] = head.split(' ');
  const country = name.slice(0, 2);
  const weekend = new Set([...name.slice(2)].map((digit) => Number(digit) as Weekday));
  const maker = (code: string, place: string | null) =>
    once(() => {
      const marks = marksOf(sets, place);
      return new DayCalendar(code, [{ weekend, marks, open: new Set() }]);
    });
  return [
    country,
    {
      national: maker(country, null),
      regions: new Map(
        regions.map((region, index) => [region, maker(`${country}-${region}`, placeLetter(index))]),
      ),
    },
  ];
}

/** @param place of the region; null for the nationwide calendar. */
function marksOf(sets: readonly string[], place: string | null): Map<DayNumber, Mark> {
  const marks = new Map<DayNumber, Mark>();
  for (const text of sets) {
    const [set = '', ...dates] = text.split(' ');
    const isRegional = place !== null && set.includes(place);
    if (!isRegional && !set.startsWith('*')) continue;
    let day = 0;
    for (const date of dates) {
      const [, delta = '', years = ''] = DAY.exec(date) ?? [];
      day += Number.parseInt(delta, 36);
      // Without a letter no number at all, and so all years.
      const bits = years.charCodeAt(0) - LETTER_A + 1 || ALL_YEARS;
      for (const [index, year] of SUPPORTED_YEARS.entries()) {
        if (bits & (1 << index)) {
          const mark = isRegional ? 'regional_holiday' : 'public_holiday';
          marks.set(toDayNumber(year, 1, 1) + day, mark);
        }
      }
    }
  }
  return marks;
}
