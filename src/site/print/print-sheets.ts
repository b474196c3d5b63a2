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
import type { Speech } from '../languages/speech.ts';
import type { Told } from '../languages/told.ts';
import { dayNames } from '../places/day-names.ts';
import type { Place } from '../places/places.ts';
import { isWeekend } from '../year/breaks.ts';
import { columnOf, firstWeekday, weekOrder } from '../year/year-glance.ts';
import type { Sheet } from './print-order.ts';

/** w weekend, h holiday, e holiday whose date is estimated; null a working day. */
type PrintState = 'w' | 'h' | 'e' | null;

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
  readonly names: readonly Told[];
}

interface PrintMonth {
  readonly month: number;
  readonly name: string;
  readonly days: readonly PrintDay[];
  /** Seven cells a week, as the country's week begins; null beyond the month. */
  readonly weeks: readonly (readonly (PrintDay | null)[])[];
}

/** A table of days that fills a sheet of paper. */
export interface PrintTable {
  /** Columns of days, or one month in weeks with room to write. */
  readonly kind: 'poster' | 'planner' | 'month';
  readonly title: string;
  readonly heads: readonly string[];
  readonly rows: readonly PrintRow[];
}

interface PrintRow {
  /** The week of the year; null where the row is not one. */
  readonly week: number | null;
  readonly days: readonly (PrintDay | null)[];
}

/** The sheets of a year, one after the other. */
export function printTables(place: Place, year: SupportedYear, sheet: Sheet): PrintTable[] {
  const months = printMonths(place, year);
  if (sheet === 'months') return months.map((month) => monthTable(place, year, month));
  if (sheet === 'poster') return [columnTable(place, 'poster', String(year), months)];
  const { t, say } = place.speech;
  return [0, 3, 6, 9].map((from) => {
    const quarter = months.slice(from, from + 3);
    const [first = '', last = ''] = [quarter[0]?.name, quarter.at(-1)?.name];
    return columnTable(
      place,
      'planner',
      say(t.print.quarter, { first, last, year: String(year) }),
      quarter,
    );
  });
}

function columnTable(
  { speech }: Place,
  kind: PrintTable['kind'],
  title: string,
  months: readonly PrintMonth[],
): PrintTable {
  const rows = Array.from({ length: 31 }, (_, index) => ({
    week: null,
    days: months.map(({ days }) => inOneLine(days[index] ?? null, speech)),
  }));
  return { kind, title, heads: months.map(({ name }) => name), rows };
}

/** A day of a column, which has one line for all names. */
function inOneLine(day: PrintDay | null, { t, tell }: Speech): PrintDay | null {
  if (day === null || day.names.length < 2) return day;
  return { ...day, names: [day.names.reduce((one, other) => tell(t.day.both, { one, other }))] };
}

function monthTable({ artifact, speech }: Place, year: number, month: PrintMonth): PrintTable {
  const { t, say, weekdayName } = speech;
  return {
    kind: 'month',
    title: say(t.print.month, { month: month.name, year: String(year) }),
    heads: weekOrder(firstWeekday(artifact)).map(weekdayName),
    rows: month.weeks.map((days) => ({ week: weekOf(days), days })),
  };
}

/** The week of its Monday; where that is in another month, of its first day. */
function weekOf(days: readonly (PrintDay | null)[]): number | null {
  const monday = days.find((day) => day?.isMonday);
  return (monday ?? days.find((day) => day !== null))?.week ?? null;
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
    return { month, name: place.speech.monthName(month), days, weeks };
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
  const { t, tell, weekdayTile } = place.speech;
  return {
    day,
    date: toCivilDate(day).day,
    weekday: weekdayTile(day),
    week: isoWeek(day),
    isMonday: weekdayOf(day) === 1,
    state: stateOf(holidays) ?? (isWeekend(calendar, day) ? 'w' : null),
    names: holidays.map(({ record, accuracy }) => {
      const { name } = dayNames(place, record);
      return accuracy === 'estimated' ? tell(t.day.nameEstimated, { name }) : name;
    }),
  };
}

function stateOf(holidays: readonly Holiday[]): 'h' | 'e' | null {
  if (holidays.length === 0) return null;
  return holidays.every(({ accuracy }) => accuracy === 'estimated') ? 'e' : 'h';
}
