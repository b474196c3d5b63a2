import { formatIsoDate, parseIsoDate } from '../../src/calendar/day-number.ts';
import { FIRST_YEAR, LAST_YEAR } from '../../src/calendar/supported-range.ts';
import { orChoices, quote } from '../../src/text/suggest.ts';
import type { CountryFile } from '../country/country-file.ts';
import type { ExpandedDate } from '../expand/expanded-date.ts';
import { isoDateHint } from '../values/date-hints.ts';

/** An announced day farther from the expected one than that is taken for a slip of the pen. */
const DAYS_OFF_MAX = 10;

/** What an authority has announced: the days of one feast, in a row. */
export interface Announcement {
  /** Ids of the days, in their order: "eid-al-fitr", "eid-al-fitr-2". */
  readonly ids: readonly string[];
  /** ISO dates, one an id. */
  readonly dates: readonly string[];
  /** ISO date that the law names, where the day off is another one. */
  readonly officialDate: string | null;
  readonly legalYear: number;
}

/** What somebody typed. */
export interface Typed {
  readonly id: string;
  /** "2027-03-10", "2027-03-10..12" or "2027-03-10..2027-03-12". */
  readonly days: string;
  readonly official: string | undefined;
}

/** Reads an announcement, or says in words what is nonsense in it and what to write. */
export function readAnnouncement(
  { id, days, official }: Typed,
  file: CountryFile,
  expected: readonly ExpandedDate[],
): Announcement | string {
  const known = file.source.holidays.map((holiday) => holiday.id);
  if (!known.includes(id)) {
    return `${quote(id)} is not a holiday of ${file.code}${orChoices(id, known)}`;
  }
  const dates = readDays(days);
  if (typeof dates === 'string') return dates;
  if (official !== undefined && parseIsoDate(official) === null) {
    return `${quote(official)} is not a date; ${isoDateHint(official)}`;
  }
  const [first = ''] = dates;
  const legalYear = Number((official ?? first).slice(0, 4));
  if (legalYear < FIRST_YEAR || legalYear > LAST_YEAR) {
    return `${legalYear} is outside ${FIRST_YEAR} to ${LAST_YEAR}; only these years are served`;
  }
  const ids = [id, ...numberedAfter(id, known)];
  if (ids.length !== dates.length) return wrongLength(ids, dates, days);
  if (official !== undefined && (ids.length > 1 || official === first)) {
    return official === first
      ? `the law names ${official} and so does the announcement; leave --official out`
      : '--official goes with a single day; announce the days of a feast without it';
  }
  const announcement = { ids, dates, officialDate: official ?? null, legalYear };
  return tooFar(announcement, expected) ?? announcement;
}

/** The dates from the first to the last, which may be written short: "2027-03-10..12". */
function readDays(days: string): string[] | string {
  const [from = '', rest] = days.split('..');
  const first = parseIsoDate(from);
  if (first === null) return `${quote(from)} is not a date; ${isoDateHint(from)}`;
  if (rest === undefined) return [from];
  const to = rest.length <= 5 ? `${from.slice(0, from.length - rest.length)}${rest}` : rest;
  const last = parseIsoDate(to);
  if (last === null) return `${quote(rest)} ends no range; write it like 2027-03-10..12`;
  if (last < first) return `${to} is before ${from}; write the first day first`;
  if (last - first > DAYS_OFF_MAX)
    return `${days} is longer than any feast; write it like 2027-03-10..12`;
  return Array.from({ length: last - first + 1 }, (_, index) => formatIsoDate(first + index));
}

/** "eid-al-fitr-2" and "eid-al-fitr-3", as far as there are such days. */
function numberedAfter(id: string, known: readonly string[]): string[] {
  const found: string[] = [];
  for (let number = 2; known.includes(`${id}-${number}`); number += 1)
    found.push(`${id}-${number}`);
  return found;
}

function wrongLength(ids: readonly string[], dates: readonly string[], days: string): string {
  const said = `${days} ${dates.length === 1 ? 'is one day' : `are ${dates.length} days`}, and ${ids[0]} has ${ids.length === 1 ? 'one' : `${ids.length}: ${ids.join(', ')}`}`;
  if (dates.length > ids.length) {
    return `${said}; a day more is a holiday of its own: add "${ids[0]}-${ids.length + 1}" to the source first`;
  }
  const first = parseIsoDate(dates[0] ?? '') ?? 0;
  return `${said}; announce all of them: ${dates[0]}..${formatIsoDate(first + ids.length - 1)}`;
}

/** Whether the dates are so far from those that are expected that they must be a slip. */
function tooFar(
  { ids, dates, legalYear }: Announcement,
  expected: readonly ExpandedDate[],
): string | null {
  const usual = expected.find((date) => date.id === ids[0] && date.legalYear === legalYear);
  const day = parseIsoDate(dates[0] ?? '') ?? 0;
  if (usual === undefined || Math.abs(usual.day - day) <= DAYS_OFF_MAX) return null;
  return `${dates[0]} is ${Math.abs(usual.day - day)} days from ${formatIsoDate(usual.day)}, on which ${ids[0]} is expected; correct the date, or write the row into the table by hand`;
}
