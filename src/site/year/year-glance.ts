import type { CountryArtifact } from '../../artifact/schema.ts';
import type { Calendar } from '../../calendar/calendar.ts';
import {
  type DayNumber,
  daysInMonth,
  toCivilDate,
  toDayNumber,
  type Weekday,
  weekdayOf,
} from '../../calendar/day-number.ts';
import type { SupportedYear } from '../../calendar/supported-range.ts';
import type { Told } from '../languages/told.ts';
import { dayNames, nameInWords } from '../places/day-names.ts';
import type { Place } from '../places/places.ts';
import { isSplit } from '../places/where-off.ts';
import { isWeekend } from './breaks.ts';
import type { RegionalDate } from './some-regions.ts';
import { countMonths } from './spans.ts';
import type { YearRow } from './year-list.ts';

/** h holiday, r regional, e estimated, o official date of a day off that moved, s in some regions. */
export type Mark = 'h' | 'r' | 'e' | 'o' | 's';

export interface GlanceCell {
  readonly day: number;
  /** Where it is not what its column says: w weekend, k working day on a weekend. */
  readonly apart: 'w' | 'k' | null;
  /** Null for a plain day. */
  readonly mark: { readonly state: Mark; readonly href: string; readonly words: Told } | null;
}

export interface GlanceMonth {
  readonly month: number;
  readonly businessDays: number;
  /** Seven cells a week; null where the week reaches beyond the month. */
  readonly weeks: readonly (readonly (GlanceCell | null)[])[];
}

export interface Glance {
  readonly months: readonly GlanceMonth[];
  readonly heads: readonly { readonly initial: string; readonly name: string }[];
  /** Classes of the weekend columns: "c1 c7". */
  readonly weekendColumns: string;
  readonly marks: ReadonlySet<Mark>;
  /** Whether a weekend date of the year is a working day. */
  readonly hasWorked: boolean;
}

/** The first weekday of a printed week in a country; Monday where a release does not tell. */
export function firstWeekday({ week_starts }: Pick<CountryArtifact, 'week_starts'>): Weekday {
  return (week_starts ?? 1) as Weekday;
}

/** The seven weekdays in the order in which a week that begins on `first` is printed. */
export function weekOrder(first: Weekday): Weekday[] {
  return Array.from({ length: 7 }, (_, index) => (((first - 1 + index) % 7) + 1) as Weekday);
}

/** The column, 0 to 6, of a weekday in a week that begins on `first`. */
export function columnOf(weekday: Weekday, first: Weekday): number {
  return (weekday - first + 7) % 7;
}

/**
 * The twelve month tables of a year page.
 * @param regional what only some regions keep.
 */
export function yearGlance(
  place: Place,
  year: SupportedYear,
  rows: readonly YearRow[],
  regional: readonly RegionalDate[] = [],
): Glance {
  const { t, tell, weekdayInitial, weekdayName } = place.speech;
  const first = firstWeekday(place.artifact);
  const order = weekOrder(first);
  const columns = weekendColumns(place.calendar, year);
  const marks = marksByDay(place, year, rows);
  for (const date of regional) {
    // A weekend is off everywhere.
    if (!isSplit(place, date.day) || marks.get(date.day)?.state === 'h') continue;
    // The row has which; a page of fifty regions has no room for it twice.
    const words = tell(t.day.nameSomeRegions, { names: date.names });
    marks.set(date.day, { state: 's', href: `#${date.anchor}`, words });
  }
  const months = countMonths(place.calendar, year).map(({ month, businessDays }) => ({
    month,
    businessDays,
    weeks: weeksOf(year, month, first, (day) => ({
      mark: marks.get(day) ?? null,
      apart: apartFrom(place.calendar, columns, day),
    })),
  }));
  return {
    months,
    heads: order.map((weekday) => ({
      initial: weekdayInitial(weekday),
      name: weekdayName(weekday),
    })),
    weekendColumns: columns
      .map((weekday) => columnOf(weekday, first) + 1)
      .sort()
      .map((column) => `c${column}`)
      .join(' '),
    marks: new Set([...marks.values()].map((mark) => mark.state)),
    hasWorked: place.calendar.workedWeekends.some(({ day }) => toCivilDate(day).year === year),
  };
}

/** The weekdays that are weekend all year, but for dates that are worked. */
function weekendColumns(calendar: Calendar, year: number): Weekday[] {
  const worked = new Set(calendar.workedWeekends.map(({ day }) => day));
  const others = new Set<Weekday>();
  for (let day = toDayNumber(year, 1, 1); day < toDayNumber(year + 1, 1, 1); day += 1) {
    if (!isWeekend(calendar, day) && !worked.has(day)) others.add(weekdayOf(day));
  }
  return weekOrder(1).filter((weekday) => !others.has(weekday));
}

/** What a date is, where it is not what its column says. */
function apartFrom(
  calendar: Calendar,
  columns: readonly Weekday[],
  day: DayNumber,
): GlanceCell['apart'] {
  const isOff = isWeekend(calendar, day);
  if (isOff === columns.includes(weekdayOf(day))) return null;
  return isOff ? 'w' : 'k';
}

type CellMark = NonNullable<GlanceCell['mark']>;

/** Effective dates first: a date that is itself a holiday is not marked as a moved one. */
function marksByDay(
  place: Place,
  year: SupportedYear,
  rows: readonly YearRow[],
): Map<DayNumber, CellMark> {
  const { t, tell } = place.speech;
  const marks = new Map<DayNumber, CellMark>();
  for (const row of rows) {
    const { day, accuracy } = row.holiday;
    const before = marks.get(day);
    const name = nameInWords(place, row.holiday);
    const words = accuracy === 'estimated' ? tell(t.day.nameEstimated, { name }) : name;
    marks.set(day, {
      state: strongest(before?.state, stateOf(row)),
      href: before?.href ?? `#${row.anchor}`,
      words: before === undefined ? words : tell(t.day.both, { one: before.words, other: words }),
    });
  }
  for (const holiday of place.calendar.holidays) {
    const { officialDay } = holiday;
    if (officialDay === null || marks.has(officialDay)) continue;
    if (toCivilDate(officialDay).year !== year) continue;
    const observed = toCivilDate(holiday.day);
    const row = rows.find((candidate) => candidate.holiday === holiday);
    const href =
      row === undefined ? `${place.path}${observed.year}/#${holiday.id}` : `#${row.anchor}`;
    const { name } = dayNames(place, holiday.record);
    marks.set(officialDay, { state: 'o', href, words: tell(t.day.nameMoved, { name }) });
  }
  return marks;
}

function stateOf(row: YearRow): Mark {
  if (row.holiday.accuracy === 'estimated') return 'e';
  return row.holiday.type === 'public' ? 'h' : 'r';
}

/** An exact nationwide holiday settles the date, whatever else is said of it. */
function strongest(one: Mark | undefined, other: Mark): Mark {
  if (one === undefined) return other;
  return one === 'h' || other === 'h' ? 'h' : one;
}

function weeksOf(
  year: number,
  month: number,
  first: Weekday,
  tell: (day: DayNumber) => Omit<GlanceCell, 'day'>,
): (GlanceCell | null)[][] {
  const monthStart = toDayNumber(year, month, 1);
  const lead = columnOf(weekdayOf(monthStart), first);
  const days = daysInMonth(year, month);
  const weeks: (GlanceCell | null)[][] = [];
  for (let start = -lead; start < days; start += 7) {
    weeks.push(
      Array.from({ length: 7 }, (_, column) => {
        const index = start + column;
        if (index < 0 || index >= days) return null;
        return { day: index + 1, ...tell(monthStart + index) };
      }),
    );
  }
  return weeks;
}
