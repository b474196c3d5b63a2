import { type DayNumber, parseIsoDate, toDayNumber } from '../../calendar/day-number.ts';
import type { SupportedYear } from '../../calendar/supported-range.ts';
import type { Locale } from '../languages/locale.ts';
import { readWanted } from '../places/search/wanted.ts';

/** The most days that a field may name. */
const TYPED_DAYS_MAX = 100;
const TYPED_CHARACTERS_MAX = 2000;

/** Between dates: a comma of any script, a semicolon, or a blank after a numeric date. */
const BETWEEN = /[,;،、\n]|(?<=\d{4}-\d{2}-\d{2})\s+(?=\d{4}-)/;
/** Between a day and a later one: "..", a dash with blanks around it, and "24-26 Dec". */
const UP_TO =
  /\s*(?:\.\.|[–—～]|\s-\s)\s*|(?<=^\d{1,2})-(?=\d{1,2}\s)|(?<=\p{L} \d{1,2})-(?=\d{1,2}$)/u;

/**
 * Reads dates and spans in any language of the pages: "24 Dec, 31 Dec", "28 to 30 December",
 * "2026-12-24..2026-12-30". A date without a year is in `year`.
 * @returns null where something is not a date, or is ambiguous.
 */
export function readOwnDays(
  text: string,
  year: SupportedYear,
  locale: Locale,
): Set<DayNumber> | null {
  if (text.length > TYPED_CHARACTERS_MAX) return null;
  const found = new Set<DayNumber>();
  // "December 24, 2026" contains a comma.
  const parts = text
    .trim()
    .replace(/,\s*(?=\d{4}(?![\d-]))/g, ' ')
    .split(BETWEEN);
  for (const part of parts.map((each) => each.trim()).filter((each) => each !== '')) {
    const [from = '', to = from, ...more] = endsOf(part, locale);
    if (more.length > 0) return null;
    const [first, last] = [readDay(withRest(from, to), year), readDay(withRest(to, from), year)];
    if (first === null || last === null || last < first) return null;
    if (found.size + last - first >= TYPED_DAYS_MAX) return null;
    for (let day = first; day <= last; day += 1) found.add(day);
  }
  return found;
}

function endsOf(part: string, { say, t }: Locale): string[] {
  const [, word = ''] = say(t.plan.span, { first: '|', last: '|' }).split('|');
  return part.split(UP_TO).flatMap((end) => end.split(/\p{L}/u.test(word) ? word : UP_TO));
}

/** A day without a month takes the month of the other end: "28" in "28 to 30 December". */
function withRest(end: string, other: string): string {
  return /^\d{1,2}$/.test(end) ? other.replace(/(?<!\d)\d{1,2}(?!\d)/, end) : end;
}

function readDay(text: string, year: SupportedYear): DayNumber | null {
  const { words, when } = readWanted(text);
  if (words !== '' || when === null || when.isRelative) return null;
  const [date = '', ...others] = when.datesFrom(toDayNumber(year, 1, 1));
  return others.length > 0 ? null : parseIsoDate(date);
}

/** "24 December, 28 December to 30 December", in the language of the page. */
export function ownDaysExample(
  year: SupportedYear,
  { t, say, comma, dayAndMonth }: Locale,
): string {
  const written = (day: number) => dayAndMonth(toDayNumber(year, 12, day));
  return written(24) + comma + say(t.plan.span, { first: written(28), last: written(30) });
}
