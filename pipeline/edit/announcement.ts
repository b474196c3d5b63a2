import { formatIsoDate, parseIsoDate } from '../../src/calendar/day-number.ts';
import { FIRST_YEAR, LAST_YEAR } from '../../src/calendar/supported-range.ts';
import type { CountryFile } from '../country/country-file.ts';
import type { ExpandedDate } from '../expand/expanded-date.ts';
import { orChoices, quote } from '../read/suggest.ts';
import { isoDateHint } from '../values/date-hints.ts';

/** An announced day farther than this from the expected one is taken for a typing error. */
const DAYS_OFF_MAX = 10;

/** An announced day. */
export interface AnnouncedDay {
  /** The holiday's id: "eid-al-fitr", "eid-al-fitr-2". */
  readonly id: string;
  /** ISO date. */
  readonly date: string;
  /** The ISO date that the law names, where the day off is another. */
  readonly officialDate: string | null;
}

/** An authority's announcement: a day, the days of a feast, or a cancellation. */
export interface Announcement {
  /** The holiday's id, as typed. */
  readonly id: string;
  readonly legalYear: number;
  readonly days: readonly AnnouncedDay[];
  /** Days that are not kept that year. */
  readonly cancelled: readonly CancelledDay[];
}

/** A day that is not kept in a year. */
export interface CancelledDay {
  readonly id: string;
  /** The regions that do not keep it; empty = none keeps it. */
  readonly regions: readonly string[];
}

/** The typed input. */
export interface Typed {
  readonly id: string;
  /** "2027-03-10", "2027-03-10..12" or "2027-03-10..2027-03-12". */
  readonly days: string | undefined;
  /** The first date that the law names. */
  readonly official: string | undefined;
  /** The year without the days, in place of dates. */
  readonly cancelled: string | undefined;
}

/** Reads an announcement, or says in words what is wrong with it and what to write. */
export function readAnnouncement(
  typed: Typed,
  file: CountryFile,
  expected: readonly ExpandedDate[],
): Announcement | string {
  const known = file.source.holidays.map((holiday) => holiday.id);
  if (!known.includes(typed.id)) {
    return `${quote(typed.id)} is not a holiday of ${file.code}${orChoices(typed.id, known)}`;
  }
  return typed.cancelled === undefined
    ? readKept(typed, file, expected)
    : readCancelled(typed.id, typed.cancelled, known, expected);
}

function readCancelled(
  id: string,
  year: string,
  known: readonly string[],
  expected: readonly ExpandedDate[],
): Announcement | string {
  if (!/^20\d\d$/u.test(year)) return `${quote(year)} is not a year; write --cancelled like 2026`;
  const legalYear = Number(year);
  const cancelled = feastOf(id, known).flatMap((each) => cancelledDay(each, legalYear, expected));
  if (cancelled.length > 0) return { id, legalYear, days: [], cancelled };
  return `${id} has no date in ${year} that could be cancelled; correct the year`;
}

function readKept(
  { id, days, official }: Typed,
  file: CountryFile,
  expected: readonly ExpandedDate[],
): Announcement | string {
  const known = file.source.holidays.map((holiday) => holiday.id);
  const dates = readDays(days ?? '');
  if (typeof dates === 'string') return dates;
  const officialFirst = official === undefined ? null : parseIsoDate(official);
  if (official !== undefined && officialFirst === null) {
    return `${quote(official)} is not a date; ${isoDateHint(official)}`;
  }
  const [first = ''] = dates;
  if (official === first) {
    return `the law names ${official} and so does the announcement; leave --official out`;
  }
  const legalYear = legalYearOf(id, official ?? first, expected);
  if (legalYear < FIRST_YEAR || legalYear > LAST_YEAR + 1) {
    return `${legalYear} is outside ${FIRST_YEAR} to ${LAST_YEAR}; only these years are served`;
  }
  const [, feast] = /^(.+)-\d$/u.exec(id) ?? [];
  if (dates.length > 1 && feast !== undefined && known.includes(feast)) {
    return `${id} is one day of ${feast}; announce one date for it, or all of the feast with ${feast}`;
  }
  const announced = dates.map((date, index): AnnouncedDay => {
    const dayId = index === 0 ? id : `${id}-${index + 1}`;
    const lawful =
      officialFirst === null
        ? lawfulDate(dayId, legalYear, file, expected)
        : formatIsoDate(officialFirst + index);
    // The announcement puts a day that an observance had moved back on its own date.
    const observed = usual(dayId, legalYear, expected)?.officialDay !== null;
    return { id: dayId, date, officialDate: lawful === date && !observed ? null : lawful };
  });
  const kept = announced.map((day) => day.id);
  // A single date concerns one day; a range is the whole feast.
  const cancelled =
    days?.includes('..') !== true
      ? []
      : feastOf(id, known).flatMap((each) =>
          kept.includes(each) ? [] : cancelledDay(each, legalYear, expected),
        );
  return tooFar(id, first, legalYear, expected) ?? { id, legalYear, days: announced, cancelled };
}

/** The dates of a range, whose end may be abbreviated: "2027-03-10..12". */
function readDays(days: string): string[] | string {
  const [from = '', rest] = days.split('..');
  const first = parseIsoDate(from);
  if (first === null) return `${quote(from)} is not a date; ${isoDateHint(from)}`;
  if (rest === undefined) return [from];
  const to = rest.length <= 5 ? `${from.slice(0, from.length - rest.length)}${rest}` : rest;
  const last = parseIsoDate(to);
  if (last === null) return `${quote(rest)} does not end a range; write it like 2027-03-10..12`;
  if (last < first) return `${to} is before ${from}; write the first day first`;
  if (last - first >= DAYS_OFF_MAX - 1)
    return `${days} is longer than any feast; write it like 2027-03-10..12`;
  return Array.from({ length: last - first + 1 }, (_, index) => formatIsoDate(first + index));
}

/** A day and those after it in a feast: "eid-al-fitr", "eid-al-fitr-2", "eid-al-fitr-3". */
export function feastOf(id: string, known: readonly string[]): string[] {
  const found = [id];
  while (known.includes(`${id}-${found.length + 1}`)) found.push(`${id}-${found.length + 1}`);
  return found;
}

function usual(id: string, year: number, expected: readonly ExpandedDate[]): ExpandedDate | null {
  return expected.find((date) => date.id === id && date.legalYear === year) ?? null;
}

/** The year of the day: that of the nearest expected date, else of the date itself. */
function legalYearOf(id: string, date: string, expected: readonly ExpandedDate[]): number {
  const day = parseIsoDate(date) ?? 0;
  const near = expected.find((each) => each.id === id && Math.abs(each.day - day) <= DAYS_OFF_MAX);
  return near?.legalYear ?? Number(date.slice(0, 4));
}

/** Where only some regions expect the day, it is cancelled in those alone. */
function cancelledDay(id: string, year: number, expected: readonly ExpandedDate[]): CancelledDay[] {
  const dates = expected.filter((date) => date.id === id && date.legalYear === year);
  const open = dates.filter(({ accuracy }) => accuracy === 'estimated');
  if (dates.length === 0) return [];
  const isPart = open.length > 0 && open.length < dates.length;
  return [{ id, regions: isPart ? open.flatMap(({ regions }) => regions ?? []) : [] }];
}

/** The legal date of a day, unless that date is itself an estimate. */
function lawfulDate(
  id: string,
  year: number,
  { source, announced }: CountryFile,
  expected: readonly ExpandedDate[],
): string | null {
  const date = usual(id, year, expected);
  if (date === null) return null;
  if (date.officialDay !== null) return formatIsoDate(date.officialDay);
  const ruled = source.holidays[date.holiday]?.rule.dates(year, {
    nationwideDays: () => new Set(),
  });
  const isRow = announced.some((row) => row.id === id && row.day === date.day);
  const fixed = !isRow && ruled?.some(({ accuracy }) => accuracy !== 'estimated') === true;
  return fixed ? formatIsoDate(date.day) : null;
}

/** Whether the dates are too far from the expected ones to be right. */
function tooFar(
  id: string,
  first: string,
  legalYear: number,
  expected: readonly ExpandedDate[],
): string | null {
  const near = usual(id, legalYear, expected);
  const day = parseIsoDate(first) ?? 0;
  if (near === null || Math.abs(near.day - day) <= DAYS_OFF_MAX) return null;
  return `${first} is ${Math.abs(near.day - day)} days from ${formatIsoDate(near.day)}, on which ${id} is expected; correct the date, or write the row into the table by hand`;
}
