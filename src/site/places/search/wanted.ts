import {
  type DayNumber,
  daysInMonth,
  formatIsoDate,
  toCivilDate,
  toDayNumber,
  type Weekday,
  weekdayOf,
} from '../../../calendar/day-number.ts';
import { SUPPORTED_YEARS, type SupportedYear } from '../../../calendar/supported-range.ts';
import {
  anyOf,
  anyWord,
  dateWord,
  MONTH_WORDS,
  RELATIVE_WORDS,
  searchWords,
  WEEKDAY_WORDS,
  withoutAccents,
} from '../../languages/date-words.ts';
import { SEARCHED_MAX } from '../plain-name.ts';

/** What a reader typed: words for a place or a holiday, and an optional year or date. */
export interface Wanted {
  /** The rest, without year and date. */
  readonly words: string;
  readonly year: SupportedYear | null;
  /** Null when no date was typed. */
  readonly when: When | null;
}

/** A date as people type it. */
export type When =
  /** YYYY-MM-DD each, not checked for validity; two if day and month may be swapped. */
  | { readonly kind: 'dates'; readonly dates: readonly string[] }
  /** Without a year: the next one. */
  | { readonly kind: 'day'; readonly month: number; readonly day: number }
  | { readonly kind: 'weekday'; readonly weekday: Weekday }
  | { readonly kind: 'from-today'; readonly days: number };

const MONTH = `(${anyOf(MONTH_WORDS)})\\.?`;
const DAY = '(\\d{1,2})(?:st|nd|rd|th|er|[º°])?\\.?';
/** "3 ביולי": in Hebrew a prefix of the month. */
const OF = '(?:(?:of|de)\\s+|ב)?';
const YEAR = '(?:,?\\s+(?:del?\\s+)?(\\d{4}))?';
const [START, END] = ['(?<![\\p{L}\\d])', '(?![\\p{L}\\d])'];
const WEEKDAY = `(${anyOf(WEEKDAY_WORDS)})`;

/** Any leap year: 29 February is valid without a year. */
const LEAP_YEAR = 2000;

const NEXT = anyWord(searchWords('next'));
const BEFORE = anyWord(searchWords('before').filter((word) => !word.endsWith('-')));
/** Prefixes, joined to the next word: "בישראל". */
const JOINED = searchWords('before').flatMap((word) => (word.endsWith('-') ? word.slice(0, -1) : []));
const LEADING_JOINED = new RegExp(`^(?:${JOINED.join('|')})(?=\\p{L})`, 'u');
/** Suffixes, joined to the word before: 日本の. */
const TRAILING = searchWords('before').filter((word) => /^\p{sc=Hira}+$/u.test(word)).join('|');
const TRADE = `${anyWord(searchWords('around'))}(?:\\s+${BEFORE})*`;
const AROUND = new RegExp(TRADE, 'giu');
const AROUND_JOINED = new RegExp(`${TRADE}(?:\\s+(?:${JOINED.join('|')})(?=\\p{L}))?`, 'giu');
/** A word at either end of the remaining text: "tomorrow in India". */
const LEADING = leading('(?=\\s)');
/** A word that may also come last: "el próximo viernes". */
const LEADING_OR_ALONE = leading('(?=\\s|$)');

type Reader = readonly [form: RegExp, read: (parts: readonly string[]) => When | null];

/** The ways to write a date, the most specific first. */
const READERS: readonly Reader[] = [
  [/\b\d{4}-\d{2}-\d{2}\b/, ([text = '']) => ({ kind: 'dates', dates: [text] })],
  [/\b(\d{4})[/.](\d{1,2})[/.](\d{1,2})\b/, ([, y, m, d]) => civil(y, m, d)],
  [/\b(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})\b/, ([, d, m, y]) => civil(y, m, d)],
  [/(?:\b(\d{4})年\s?)?(?<!\d)(\d{1,2})月\s?(\d{1,2})日/, ([, y, m, d]) => onDay(d, Number(m), y)],
  // 2 October or 10 February, depending on the country.
  [/\b(\d{1,2})[/-](\d{1,2})[/-](\d{4})\b/, ([, a, b, y]) => civil(y, b, a, a, b)],
  [
    new RegExp(`${START}${DAY}\\s+${OF}${MONTH}${YEAR}${END}`, 'iu'),
    ([, d, m, y]) => named(d, m, y),
  ],
  [new RegExp(`${START}${MONTH}\\s+${DAY}${YEAR}(?!\\d)`, 'iu'), ([, m, d, y]) => named(d, m, y)],
  [
    new RegExp(
      `${NEXT}\\s*${WEEKDAY}${END}|${START}${WEEKDAY}\\s+${NEXT}|^\\s*${WEEKDAY}\\s*$`,
      'iu',
    ),
    ([, after = '', before = '', alone = '']) => {
      const weekday = WEEKDAY_WORDS.get(dateWord(after || before || alone));
      return weekday === undefined ? null : { kind: 'weekday', weekday };
    },
  ],
  [
    new RegExp(`${START}(${anyOf(RELATIVE_WORDS)})${END}`, 'iu'),
    ([, word = '']) => {
      const days = RELATIVE_WORDS.get(dateWord(word));
      return days === undefined ? null : { kind: 'from-today', days };
    },
  ],
];

/** Separates a date or a year from the rest of what a reader typed. */
export function readWanted(text: string): Wanted {
  const typed = text.slice(0, 2 * SEARCHED_MAX);
  const bare = withoutAccents(typed);
  for (const [form, read] of READERS) {
    const parts = form.exec(bare);
    const when = parts === null ? null : read([...parts].map((part) => part ?? ''));
    if (parts !== null && when !== null) {
      return { words: tidy(bare.replace(parts[0], ' ')), year: null, when };
    }
  }
  const year = SUPPORTED_YEARS.find((held) => new RegExp(`\\b${held}\\b`).test(typed)) ?? null;
  const words = year === null ? typed : typed.replace(new RegExp(`\\b${year}\\b(?:年の?)?`), ' ');
  return { words: tidy(words), year, when: null };
}

/** The possible dates, YYYY-MM-DD, as seen from `today`; for a weekday the first one after it. */
export function datesOf(when: When, today: DayNumber): readonly string[] {
  switch (when.kind) {
    case 'dates':
      return when.dates;
    case 'day': {
      const { year } = toCivilDate(today);
      const thisYear = toDayNumber(year, when.month, when.day);
      const day = thisYear >= today ? thisYear : toDayNumber(year + 1, when.month, when.day);
      return [formatIsoDate(day)];
    }
    case 'weekday':
      return [formatIsoDate(today + 1 + ((when.weekday - weekdayOf(today + 1) + 7) % 7))];
    case 'from-today':
      return [formatIsoDate(today + when.days)];
    default:
      return when satisfies never;
  }
}

function leading(then: string): RegExp {
  return new RegExp(
    `^(?:\\s*${BEFORE})+${then}|(?:\\s${BEFORE}|(?<=\\p{L})(?:${TRAILING})+)\\s*$`,
    'giu',
  );
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** One date, or two if day and month may be swapped. */
function civil(year = '', month = '', day = '', month2 = month, day2 = day): When | null {
  const dates = [
    [month, day],
    [month2, day2],
  ].flatMap(([m = '', d = '']) =>
    Number(m) >= 1 && Number(m) <= 12 && Number(d) >= 1 && Number(d) <= 31
      ? [`${year}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`]
      : [],
  );
  return dates.length === 0 ? null : { kind: 'dates', dates: [...new Set(dates)] };
}

function named(day = '', month = '', year = ''): When | null {
  return onDay(day, MONTH_WORDS.get(dateWord(month)) ?? 0, year);
}

function onDay(day = '', month = 0, year = ''): When | null {
  if (year !== '') return civil(year, String(month), day);
  const isDay = month >= 1 && month <= 12 && Number(day) >= 1;
  return isDay && Number(day) <= daysInMonth(LEAP_YEAR, month)
    ? { kind: 'day', month, day: Number(day) }
    : null;
}

/** Readings of a text without prepositions, likeliest first: "in Bavaria", "dem", भारत में, "בישראל". */
export function withoutLead(text: string): string[] {
  const bare = tidy(tidy(text).replace(LEADING_OR_ALONE, ' '));
  return [...new Set([bare, bare.replace(LEADING_JOINED, '')])];
}

/** Readings without the words for holidays and their prepositions, likeliest first: "Feiertage in Bayern". */
export function withoutTrade(wanted: Wanted): Wanted[] {
  const bare = withoutAccents(wanted.words);
  const lead = wanted.when === null ? LEADING : LEADING_OR_ALONE;
  const found = [AROUND, AROUND_JOINED].map((around) =>
    tidy(bare.replace(around, ' ').replace(lead, ' ')),
  );
  return [...new Set(found)].map((words) => ({ ...wanted, words }));
}

const QUESTION = /^\s*(?:is|are|who works(?: on)?|who is off(?: on)?)\s+/i;
const WHETHER =
  /\s+(?:off|closed|open|(?:a\s+)?(?:public |bank )?holidays?|a\s+(?:business|working)\s+day|a\s+day\s+off)(?=[\s?]|$)/i;

/** An English question without what asks: "Good Friday in Texas" of "Is Good Friday off in Texas?". */
export function withoutQuestion(typed: string): string {
  return QUESTION.test(typed)
    ? tidy(
        typed
          .replace(QUESTION, '')
          .replace(WHETHER, '')
          .replace(/\?\s*$/, ''),
      )
    : typed;
}
