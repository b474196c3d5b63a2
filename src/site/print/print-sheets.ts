import {
  type DayNumber,
  daysInMonth,
  toCivilDate,
  toDayNumber,
  weekdayOf,
} from '../../calendar/day-number.ts';
import type { Holiday } from '../../calendar/holiday.ts';
import { recordsOn } from '../../calendar/questions.ts';
import type { SupportedYear } from '../../calendar/supported-range.ts';
import type { Place } from '../places/places.ts';
import { monthName, weekdayName } from '../words.ts';
import { isWeekend } from '../year/breaks.ts';
import { columnOf, firstWeekday } from '../year/year-glance.ts';

/** What there is to print of a year. */
export const SHEETS = {
  poster: 'Year poster',
  months: 'Twelve months',
  planner: 'Planner, three months a sheet',
} as const;
export type Sheet = keyof typeof SHEETS;

export const PAPERS = { a4: 'A4', letter: 'Letter' } as const;
export type Paper = keyof typeof PAPERS;

/** Where people print on Letter. */
const LETTER = new Set(['US', 'CA', 'MX']);

/** w weekend, h holiday, e holiday whose date is estimated; null a working day. */
export type PrintState = 'w' | 'h' | 'e' | null;

export interface PrintDay {
  readonly day: DayNumber;
  /** Day of the month. */
  readonly date: number;
  /** "We". */
  readonly weekday: string;
  /** The number of the ISO week that it lies in; printed beside its Monday. */
  readonly week: number;
  readonly isMonday: boolean;
  readonly state: PrintState;
  /** The holidays of the date: "Epiphany", "Eid al-Fitr (estimated)". */
  readonly names: readonly string[];
}

export interface PrintMonth {
  readonly month: number;
  readonly name: string;
  readonly days: readonly PrintDay[];
  /** Seven cells a week, as the country's week begins; null beyond the month. */
  readonly weeks: readonly (readonly (PrintDay | null)[])[];
}

/** What the print room was asked for. */
export interface PrintOrder {
  readonly sheet: Sheet;
  readonly paper: Paper;
}

/** Reads the print room's query; what it does not know is as usual in the country. */
export function readPrintOrder(place: Place, query: string): PrintOrder {
  const typed = new URLSearchParams(query);
  const sheet = typed.get('sheet') ?? '';
  const paper = typed.get('paper') ?? '';
  return {
    sheet: isKey(SHEETS, sheet) ? sheet : 'poster',
    paper: isKey(PAPERS, paper) ? paper : usualPaper(place),
  };
}

/** The address of the print room of a year; what is as usual is left out. */
export function printPath(place: Place, year: SupportedYear, order?: PrintOrder): string {
  const query = new URLSearchParams();
  if (order !== undefined && order.paper !== usualPaper(place)) query.set('paper', order.paper);
  if (order !== undefined && order.sheet !== 'poster') query.set('sheet', order.sheet);
  return `${place.root}${year}/print/${query.size === 0 ? '' : `?${query}`}`;
}

/** The twelve months of a year with all that is printed of them. */
export function printMonths(place: Place, year: SupportedYear): PrintMonth[] {
  const first = firstWeekday(place.artifact);
  return Array.from({ length: 12 }, (_, index) => {
    const month = index + 1;
    const days = Array.from({ length: daysInMonth(year, month) }, (_, date) =>
      printDay(place, toDayNumber(year, month, date + 1)),
    );
    const lead = columnOf(weekdayOf(toDayNumber(year, month, 1)), first);
    const cells = [...Array<null>(lead).fill(null), ...days];
    const weeks = Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
      Array.from({ length: 7 }, (_, column) => cells[week * 7 + column] ?? null),
    );
    return { month, name: monthName(month), days, weeks };
  });
}

/** The number of the ISO week that a date lies in: the week of its Thursday. */
export function isoWeek(day: DayNumber): number {
  const thursday = day - weekdayOf(day) + 4;
  return Math.floor((thursday - toDayNumber(toCivilDate(thursday).year, 1, 1)) / 7) + 1;
}

function printDay(place: Place, day: DayNumber): PrintDay {
  const { calendar } = place;
  const { from, to } = recordsOn(calendar, day);
  const holidays = calendar.holidays.slice(from, to);
  const weekday = weekdayOf(day);
  return {
    day,
    date: toCivilDate(day).day,
    weekday: weekdayName(weekday).slice(0, 2),
    week: isoWeek(day),
    isMonday: weekday === 1,
    state: stateOf(holidays) ?? (isWeekend(calendar, day) ? 'w' : null),
    names: holidays.map(({ name, accuracy }) =>
      accuracy === 'estimated' ? `${name} (estimated)` : name,
    ),
  };
}

function stateOf(holidays: readonly Holiday[]): 'h' | 'e' | null {
  if (holidays.length === 0) return null;
  return holidays.every(({ accuracy }) => accuracy === 'estimated') ? 'e' : 'h';
}

function usualPaper({ artifact }: Place): Paper {
  return LETTER.has(artifact.country) ? 'letter' : 'a4';
}

function isKey<Key extends string>(table: Readonly<Record<Key, string>>, key: string): key is Key {
  return Object.hasOwn(table, key);
}
