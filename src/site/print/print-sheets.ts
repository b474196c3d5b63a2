import { type DayNumber, toCivilDate, toDayNumber, weekdayOf } from '../../calendar/day-number.ts';
import type { SupportedYear } from '../../calendar/supported-range.ts';
import { dayNames } from '../places/day-names.ts';
import { type Place, yearPath } from '../places/places.ts';
import { isEstimated, isWeekend } from '../year/breaks.ts';
import { holidaysOn } from '../year/holidays.ts';
import { firstWeekday, weekOrder, weeksOf } from '../year/year-glance.ts';

type PrintMonth = ReturnType<typeof printMonths>[number];

/** The sheets of a year, in order: columns of days, or months in weeks with room to write. */
export function printTables(place: Place, year: SupportedYear, sheet: Sheet) {
  const months = printMonths(place, year);
  if (sheet === 'months') return months.map((month) => monthTable(place, year, month));
  if (sheet === 'poster') return [columnTable(place, 'poster', String(year), months)];
  const { t, say } = place.locale;
  return [0, 3, 6, 9].map((from) => {
    const quarter = months.slice(from, from + 3);
    const [first = '', last = ''] = [quarter[0]?.name, quarter.at(-1)?.name];
    const title = say(t.print.quarter, { first, last, year: String(year) });
    return columnTable(place, 'planner', title, quarter);
  });
}

function columnTable(
  { locale: { t, tell } }: Place,
  kind: 'poster' | 'planner',
  title: string,
  months: readonly PrintMonth[],
) {
  const rows = Array.from({ length: 31 }, (_, index) => ({
    week: null,
    days: months.map(({ days }) => {
      const day = days[index];
      if (day === undefined || day.names.length < 2) return day ?? null;
      return {
        ...day,
        names: [day.names.reduce((one, other) => tell(t.day.both, { one, other }))],
      };
    }),
  }));
  return { kind, title, heads: months.map(({ name }) => name), rows };
}

function monthTable({ artifact, locale }: Place, year: number, month: PrintMonth) {
  const { t, say, weekdayName } = locale;
  return {
    kind: 'month' as const,
    title: say(t.print.month, { month: month.name, year: String(year) }),
    heads: weekOrder(firstWeekday(artifact)).map(weekdayName),
    rows: month.weeks.map((days) => {
      const held = days.filter((day) => day !== null);
      // The week of the row's Monday; if that is in another month, the week of the first day.
      const numbered = held.find(({ isMonday }) => isMonday) ?? held[0];
      /** The week of the year; null where a row is not a week. */
      return { week: numbered?.week ?? null, days };
    }),
  };
}

/** The twelve months of a year with all that is printed in them. */
export function printMonths(place: Place, year: SupportedYear) {
  return Array.from({ length: 12 }, (_, index) => {
    const month = index + 1;
    const weeks = weeksOf(year, month, firstWeekday(place.artifact), (day) => printDay(place, day));
    const days = weeks.flat().filter((day) => day !== null);
    return { month, name: place.locale.monthName(month), days, weeks };
  });
}

/** The ISO week number of a date, which is that of the Thursday in its week. */
export function isoWeek(day: DayNumber): number {
  const thursday = day - weekdayOf(day) + 4;
  return Math.floor((thursday - toDayNumber(toCivilDate(thursday).year, 1, 1)) / 7) + 1;
}

function printDay(place: Place, day: DayNumber) {
  const { calendar } = place;
  const { t, tell, weekdayTile } = place.locale;
  const holidays = holidaysOn(calendar, day);
  const dayOff = isEstimated(holidays) ? 'e' : 'h';
  const plainDay = isWeekend(calendar, day) ? 'w' : null;
  return {
    day,
    /** Day of the month. */
    date: toCivilDate(day).day,
    /** "We". */
    weekday: weekdayTile(day),
    /** The number of its ISO week, printed beside the Monday. */
    week: isoWeek(day),
    isMonday: weekdayOf(day) === 1,
    /** w weekend, h holiday, e estimated holiday; null a working day. */
    state: holidays.length > 0 ? dayOff : plainDay,
    /** The holidays of the date: "Epiphany", "Eid al-Fitr (estimated)". */
    names: holidays.map(({ record, accuracy }) => {
      const { name } = dayNames(place, record);
      return accuracy === 'estimated' ? tell(t.day.nameEstimated, { name }) : name;
    }),
  };
}

/** The forms of a printed year. */
export const SHEETS = ['poster', 'months', 'planner'] as const;
export type Sheet = (typeof SHEETS)[number];

export const PAPERS = ['a4', 'letter'] as const;

/** The countries that use Letter paper. */
const LETTER = new Set(['US', 'CA', 'MX']);

/** What to print. */
type PrintOrder = ReturnType<typeof readPrintOrder>;

/** Reads the query of the print page; unknown values become the country's defaults. */
export function readPrintOrder(place: Place, query: string) {
  const typed = new URLSearchParams(query);
  const sheet = typed.get('sheet');
  const paper = typed.get('paper');
  return {
    sheet: SHEETS.find((each) => each === sheet) ?? 'poster',
    paper: PAPERS.find((each) => each === paper) ?? usualPaper(place),
  };
}

/** The address of a year's print page; defaults are omitted. */
export function printPath(place: Place, year: SupportedYear, order?: PrintOrder): string {
  const query = new URLSearchParams();
  if (order !== undefined && order.paper !== usualPaper(place)) query.set('paper', order.paper);
  if (order !== undefined && order.sheet !== 'poster') query.set('sheet', order.sheet);
  return `${yearPath(place, year)}print/${query.size === 0 ? '' : `?${query}`}`;
}

function usualPaper({ artifact }: Place): (typeof PAPERS)[number] {
  return LETTER.has(artifact.country) ? 'letter' : 'a4';
}
