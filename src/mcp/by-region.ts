import type { ReleasedCalendar } from '../artifact/calendars.ts';
import type { CountryArtifact } from '../artifact/schema.ts';
import { type DayNumber, formatIsoDate, parseIsoDate } from '../calendar/day-number.ts';
import {
  endOfBusinessDays,
  isBusinessDay,
  netBusinessDays,
  recordsInYear,
} from '../calendar/questions.ts';
import type { Answered } from './brief.ts';

/** For an answer without a region: on how many of its dates some regions are off, and which. */
export interface Differing {
  readonly dates: number;
  /** Codes, sorted. */
  readonly regions: readonly string[];
}

const FIELD = /^dates=(\d+), regions=\(([^)]*)\)$/;
/** Beyond this many regions, only their number is given. */
const NAMED_MAX = 4;

/** Reads `X-Regions-Differ` (Contract 10.9); null where a reply has none. */
export function readDiffering(field: string | undefined): Differing | null {
  const [, dates, regions = ''] = FIELD.exec(field ?? '') ?? [];
  if (dates === undefined) return null;
  return { dates: Number(dates), regions: regions.replaceAll('"', '').split(' ') };
}

/** Adds to the sentence of an answer how regions differ. */
export function withDiffering(
  sentence: string,
  { dates, regions }: Differing,
  country: CountryArtifact | undefined,
): string {
  const all = country?.regions ?? [];
  const names = regions.map((code) => all.find((each) => each.code === code)?.name ?? code);
  const where =
    names.length > NAMED_MAX ? `${names.length} of its ${all.length} regions` : names.join(', ');
  if (sentence.includes(' is a business day ')) {
    return sentence.replace(/\.$/, ` as a whole; not in ${where}.`);
  }
  return / holidays? in /.test(sentence)
    ? `${sentence} Regions are off on ${dates} more days: ${where}; name a region for its own list.`
    : `${sentence} Off on ${dates} of these dates: ${where}; name a region for its own answer.`;
}

/** The answer of each of those regions to the same question; for a year, its number of holidays. */
export function byRegion(
  { regions }: Differing,
  answer: Answered,
  of: (region: string) => ReleasedCalendar | undefined,
): Readonly<Record<string, boolean | number | string | null>> {
  return Object.fromEntries(
    regions.flatMap((code) => {
      const calendar = of(code);
      return calendar === undefined ? [] : [[code, answerOf(calendar, answer)]];
    }),
  );
}

function answerOf(calendar: ReleasedCalendar, answer: Answered): boolean | number | string | null {
  const { date, year, start_date, end_date, business_days_added: added } = answer;
  if (year !== undefined) {
    const { from, to } = recordsInYear(calendar, year);
    return to - from;
  }
  if (date !== undefined) return isBusinessDay(calendar, dayOf(date));
  const start = dayOf(start_date);
  if (added === undefined) return netBusinessDays(calendar, start, dayOf(end_date));
  const end = endOfBusinessDays(calendar, start, added);
  // Null when the answer leaves the range.
  return end === null ? null : formatIsoDate(end);
}

/** A day that the service answered with, so that it is valid. */
export function dayOf(text = ''): DayNumber {
  return parseIsoDate(text) as DayNumber;
}
