import { formatIsoDate } from '../../../../src/calendar/day-number.ts';
import {
  RANGE_DAYS,
  RANGE_FIRST,
  SUPPORTED_RANGE,
} from '../../../../src/calendar/supported-range.ts';
import { missingParameter } from '../../../../src/question/read-parameters.ts';
import { readDay, readSpan, readStep } from '../dates.ts';
import { errorOf } from '../error-of.ts';
import { calendar as findCalendar } from '../index.ts';
import { RedletterError } from '../redletter-error.ts';
import type { BusinessCalendar } from '../types.ts';
import type { Answerer } from './lines.ts';

/** The questions that rows can ask. */
export type RowVerb = 'is' | 'add' | 'count';
type Cells = readonly string[];

/** The first cell of a heading. */
const HEADINGS = ['date', 'start', 'start_date'];

/** Built once: a million dates are written from it. */
const DATES = Array.from({ length: RANGE_DAYS }, (_, offset) =>
  formatIsoDate(RANGE_FIRST + offset),
);

/** The number of cells before the place. */
const CELLS = { is: 1, add: 2, count: 2 } as const;

/** Whether rows can ask it. */
export function isRowVerb(verb: string): verb is RowVerb {
  return Object.hasOwn(CELLS, verb);
}

/**
 * Answers rows of a CSV: a date, a number, true or false.
 * @param place of all rows without one of their own; null: each row names its own.
 */
export function csvAnswerer(verb: RowVerb, place: string | null): Answerer {
  const calendars = new Map<string, BusinessCalendar>();
  const own = CELLS[verb];
  const calendarOf = (given: string | undefined): BusinessCalendar => {
    const name = given === undefined || given === '' ? place : given;
    if (name === null) throw errorOf(missingParameter('country'));
    const known = calendars.get(name);
    if (known !== undefined) return known;
    const found = findCalendar(name);
    calendars.set(name, found);
    return found;
  };
  return (line, number) => {
    const cells = line.split(',');
    if (number === 1 && HEADINGS.includes(cells[0] ?? '')) return null;
    try {
      return { text: ANSWERS[verb](cells, () => calendarOf(cells[own])), isAnswer: true };
    } catch (thrown) {
      if (!(thrown instanceof RedletterError)) throw thrown;
      return { text: thrown.code, isAnswer: false };
    }
  };
}

/** Errors follow the API's order of checks: dates and numbers before the place. */
const ANSWERS: Record<RowVerb, (cells: Cells, calendar: () => BusinessCalendar) => string> = {
  is: ([date], calendar) => {
    if (!date) throw errorOf(missingParameter('date'));
    const day = readDay(date);
    return String(calendar().isBusinessDay(day));
  },
  add: ([date, days], calendar) => {
    if (!date) throw errorOf(missingParameter('date'));
    if (!days) throw errorOf(missingParameter('days'));
    const step = readStep(date, days, SUPPORTED_RANGE);
    return DATES[calendar().add(...step) - RANGE_FIRST] as string;
  },
  count: ([start, end], calendar) => {
    if (!start) throw errorOf(missingParameter('start'));
    if (!end) throw errorOf(missingParameter('end'));
    const span = readSpan(start, end, SUPPORTED_RANGE);
    return String(calendar().count(...span));
  },
};
