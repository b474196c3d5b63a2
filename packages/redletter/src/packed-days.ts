import { toDayNumber } from '../../../src/calendar/day-number.ts';
import {
  heldRange,
  LAST_YEAR,
  SUPPORTED_RANGE,
  SUPPORTED_YEARS,
} from '../../../src/calendar/supported-range.ts';
import { type Calendars, type Countries, once } from './calendars.ts';
import { DayCalendar } from './day-calendar.ts';
import type { Mark } from './layer.ts';
import type { DayNumber, Weekday } from './types.ts';

/**
 * The holidays of all calendars as text, days and types only. `|` separates countries and
 * calendars of money, `;` the parts of one:
 * `GB.67 ENG NIR SCT WLS;* 0 9aB 3e;C 1 a0;*BC 9`: its code with its weekend days (and `.2027`
 * where its last year differs from the package's), and its regions; then, for each set of places
 * that keep a day, the set and its days. A set is written as `*`, if the whole country keeps the
 * day, and the regions that do: `A` is the first. A day is written as the days since the one
 * before, the first since 1 January, in base 36, followed by the letters of its years, `A` being
 * the first; no letter means all of them.
 */
const DAY = /([0-9a-z]+)(.*)/;

/** The letters of a day's years, by position; none for all of them. */
export function yearsLetters(years: readonly number[]): string {
  return years.length === SUPPORTED_YEARS.length ? '' : years.map(letterOf).join('');
}

/** The letter of the n-th of a country's regions, or of the years. */
export function letterOf(index: number): string {
  return String.fromCharCode(65 /* A */ + index);
}

/** The calendars of all countries, each built on first use. */
export function readLines(text: string): Countries<DayCalendar> {
  return new Map(text.split('|').map(readLine));
}

function readLine(line: string): [code: string, Calendars<DayCalendar>] {
  const [head = '', ...sets] = line.split(';');
  const [name = '', ...regions] = head.split(' ');
  const [country = '', days = '', held = LAST_YEAR] = name.split('.');
  const weekend = new Set([...days].map(Number) as Weekday[]);
  const range = heldRange(SUPPORTED_RANGE, Number(held));
  const maker = (code: string, place: string | null) =>
    once(() => {
      const marks = marksOf(sets, place);
      return new DayCalendar(code, [{ weekend, marks, open: new Set() }], range);
    });
  return [
    country,
    {
      national: maker(country, null),
      regions: new Map(
        regions.map((region, index) => [region, maker(`${country}-${region}`, letterOf(index))]),
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
      const [, delta = '', letters = ''] = DAY.exec(date) ?? [];
      day += Number.parseInt(delta, 36);
      for (const [index, year] of SUPPORTED_YEARS.entries()) {
        if (!letters || letters.includes(letterOf(index))) {
          const mark = isRegional ? 'regional_holiday' : 'public_holiday';
          marks.set(toDayNumber(year, 1, 1) + day, mark);
        }
      }
    }
  }
  return marks;
}
