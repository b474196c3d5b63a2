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
import type { Localized } from '../languages/localized.ts';
import { dayNames, nameInWords } from '../places/day-names.ts';
import type { Place } from '../places/places.ts';
import { isSplit } from '../places/where-off.ts';
import { isWeekend } from './breaks.ts';
import type { RegionalDate } from './some-regions.ts';
import { countMonths } from './spans.ts';
import type { YearRow } from './year-list.ts';

interface CellMark {
  /** h holiday, r regional, e estimated, o official date of a day off that moved, s in some regions. */
  readonly state: 'h' | 'r' | 'e' | 'o' | 's';
  readonly href: string;
  readonly words: Localized;
}

/** A year at a glance: twelve months as tables. */
export type Glance = ReturnType<typeof yearGlance>;

/** The first weekday of a printed week in a country; Monday in a release without one. */
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

/** The weeks of a month, each of seven cells; null where a week reaches beyond the month. */
export function weeksOf<Cell>(
  year: number,
  month: number,
  first: Weekday,
  cellOf: (day: DayNumber) => Cell,
): (Cell | null)[][] {
  const start = toDayNumber(year, month, 1);
  const end = start + daysInMonth(year, month);
  const lead = columnOf(weekdayOf(start), first);
  return Array.from({ length: Math.ceil((end - start + lead) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, column) => {
      const day = start - lead + week * 7 + column;
      return day < start || day >= end ? null : cellOf(day);
    }),
  );
}

/**
 * The twelve month tables of a year page.
 * @param regional the days that only some regions keep.
 */
export function yearGlance(
  place: Place,
  year: SupportedYear,
  rows: readonly YearRow[],
  regional: readonly RegionalDate[] = [],
) {
  const { calendar, locale } = place;
  const first = firstWeekday(place.artifact);
  const columns = weekendColumns(calendar, year);
  const marks = marksByDay(place, year, rows);
  for (const { day, anchor, names } of regional) {
    // A weekend day is off everywhere, so regions do not matter.
    if (!isSplit(place, day) || marks.get(day)?.state === 'h') continue;
    // The table of regions names them; a page of fifty regions has no room to do so twice.
    const words = locale.tell(locale.t.day.nameSomeRegions, { names });
    marks.set(day, { state: 's', href: `#${anchor}`, words });
  }
  return {
    months: countMonths(calendar, year).map(({ month, businessDays }) => ({
      month,
      businessDays,
      weeks: weeksOf(year, month, first, (day) => {
        const kind = isWeekend(calendar, day) ? 'w' : 'k';
        return {
          day: toCivilDate(day).day,
          mark: marks.get(day) ?? null,
          /**
           * Null where the day is of the kind of its column; else w weekend, k working day on a
           * weekend.
           */
          apart: (kind === 'w') === columns.includes(weekdayOf(day)) ? null : kind,
        };
      }),
    })),
    heads: weekOrder(first).map((weekday) => ({
      initial: locale.weekdayInitial(weekday),
      name: locale.weekdayName(weekday),
    })),
    weekendColumns: columns
      .map((weekday) => columnOf(weekday, first) + 1)
      .sort()
      .map((column) => `c${column}`)
      .join(' '),
    marks: new Set([...marks.values()].map(({ state }) => state)),
    hasWorked: calendar.workedWeekends.some(({ day }) => toCivilDate(day).year === year),
  };
}

function weekendColumns(calendar: Calendar, year: number): Weekday[] {
  const worked = new Set(calendar.workedWeekends.map(({ day }) => day));
  const others = new Set<Weekday>();
  for (let day = toDayNumber(year, 1, 1); day < toDayNumber(year + 1, 1, 1); day += 1) {
    if (!isWeekend(calendar, day) && !worked.has(day)) others.add(weekdayOf(day));
  }
  return weekOrder(1).filter((weekday) => !others.has(weekday));
}

/** Marks effective dates first: a date that is itself a holiday is not marked as a moved one. */
function marksByDay(place: Place, year: SupportedYear, rows: readonly YearRow[]) {
  const { t, tell } = place.locale;
  const marks = new Map<DayNumber, CellMark>();
  for (const { anchor, holiday } of rows) {
    const before = marks.get(holiday.day);
    const settled = holiday.type === 'public' ? 'h' : 'r';
    const state = holiday.accuracy === 'estimated' ? 'e' : settled;
    const name = nameInWords(place, holiday);
    const words = state === 'e' ? tell(t.day.nameEstimated, { name }) : name;
    marks.set(holiday.day, {
      // An exact nationwide holiday settles the date, whatever else falls on it.
      state: before === undefined || state === 'h' ? state : before.state,
      href: before?.href ?? `#${anchor}`,
      words: before === undefined ? words : tell(t.day.both, { one: before.words, other: words }),
    });
  }
  for (const holiday of place.calendar.holidays) {
    const { day, id, officialDay, record } = holiday;
    if (officialDay === null || marks.has(officialDay)) continue;
    if (toCivilDate(officialDay).year !== year) continue;
    const row = rows.find((candidate) => candidate.holiday === holiday);
    const page = row === undefined ? `${place.path}${toCivilDate(day).year}/` : '';
    const { name } = dayNames(place, record);
    marks.set(officialDay, {
      state: 'o',
      href: `${page}#${row?.anchor ?? id}`,
      words: tell(t.day.nameMoved, { name }),
    });
  }
  return marks;
}
