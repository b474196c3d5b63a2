import {
  type DayNumber,
  daysInMonth,
  formatIsoDate,
  toCivilDate,
  toDayNumber,
  weekdayOf,
} from '../../../calendar/day-number.ts';
import { SUPPORTED_YEARS } from '../../../calendar/supported-range.ts';
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

/** A typed year or date, each null if absent, and the other words, for a place or a holiday. */
export type Wanted = ReturnType<typeof readWanted>;

interface When {
  /** "next Friday", "tomorrow". */
  readonly isRelative: boolean;
  /**
   * Up to two dates, YYYY-MM-DD, unchecked: two if day and month may be swapped, and the next
   * ones without a year.
   */
  readonly datesFrom: (today: DayNumber) => readonly string[];
}

const MONTH = `(?<name>${anyOf(MONTH_WORDS)})\\.?`;
const DAY = '(?<day>\\d{1,2})(?:st|nd|rd|th|er|[º°])?\\.?';
/** "3 ביולי": the Hebrew prefix of a month. */
const OF = '(?:(?:of|de)\\s+|ב)?';
const YEAR = '(?:,?\\s+(?:del?\\s+)?(?<year>\\d{4}))?';
const [START, END] = ['(?<![\\p{L}\\d])', '(?![\\p{L}\\d])'];
const WEEKDAY = `(?<weekday>${anyOf(WEEKDAY_WORDS)})`;

/** Any leap year, because 29 February is valid without a year. */
const LEAP_YEAR = 2000;

const NEXT = anyWord(searchWords('next'));
const BEFORE = anyWord(searchWords('before').filter((word) => !word.endsWith('-')));
/** Prefixes that are joined to the next word: "בישראל". */
const JOINED = searchWords('before').flatMap((word) =>
  word.endsWith('-') ? word.slice(0, -1) : [],
);
const LEADING_JOINED = new RegExp(`^(?:${JOINED.join('|')})(?=\\p{L})`, 'u');
/** Suffixes that are joined to the previous word: 日本の. */
const TRAILING = searchWords('before')
  .filter((word) => /^\p{sc=Hira}+$/u.test(word))
  .join('|');
const TRADE = `${anyWord(searchWords('around'))}(?:\\s+${BEFORE})*`;
const AROUND = new RegExp(TRADE, 'giu');
const AROUND_JOINED = new RegExp(`${TRADE}(?:\\s+(?:${JOINED.join('|')})(?=\\p{L}))?`, 'giu');
/** Prepositions at either end of the remaining text: "tomorrow in India". */
const LEADING = leading('(?=\\s)');
/** Prepositions where nothing else may remain: "el próximo viernes". */
const LEADING_OR_ALONE = leading('(?=\\s|$)');

/** The ways to write a date, the most specific first. */
const FORMS = [
  /\b(?<iso>\d{4}-\d{2}-\d{2})\b/,
  /\b(?<year>\d{4})[/.](?<month>\d{1,2})[/.](?<day>\d{1,2})\b/,
  /\b(?<day>\d{1,2})\.\s?(?<month>\d{1,2})\.\s?(?<year>\d{4})\b/,
  /(?:\b(?<year>\d{4})年\s?)?(?<!\d)(?<month>\d{1,2})月\s?(?<day>\d{1,2})日/,
  // 2 October or 10 February, depending on the country.
  /\b(?<day>\d{1,2})(?<eitherWay>[/-])(?<month>\d{1,2})[/-](?<year>\d{4})\b/,
  new RegExp(`${START}${DAY}\\s+${OF}${MONTH}${YEAR}${END}`, 'iu'),
  new RegExp(`${START}${MONTH}\\s+${DAY}${YEAR}(?!\\d)`, 'iu'),
  new RegExp(
    `${NEXT}\\s*${WEEKDAY}${END}|${START}${WEEKDAY}\\s+${NEXT}|^\\s*${WEEKDAY}\\s*$`,
    'iu',
  ),
  new RegExp(`${START}(?<relative>${anyOf(RELATIVE_WORDS)})${END}`, 'iu'),
];

/** Separates a date or a year from the rest of what a reader typed. */
export function readWanted(text: string) {
  const typed = text.slice(0, 2 * SEARCHED_MAX);
  const bare = withoutAccents(typed);
  for (const form of FORMS) {
    const { groups, 0: date = '' } = form.exec(bare) ?? {};
    const when = groups === undefined ? null : whenOf(groups);
    if (when !== null) return { words: tidy(bare.replace(date, ' ')), year: null, when };
  }
  const year = SUPPORTED_YEARS.find((held) => new RegExp(`\\b${held}\\b`).test(typed)) ?? null;
  const words = year === null ? typed : typed.replace(new RegExp(`\\b${year}\\b(?:年の?)?`), ' ');
  return { words: tidy(words), year, when: null };
}

/** The date that the parts of a pattern mean; null for none. */
function whenOf(parts: Readonly<Record<string, string | undefined>>): When | null {
  const { iso, weekday = '', relative = '', name = '', day = '', year, eitherWay } = parts;
  const ofWeek = WEEKDAY_WORDS.get(dateWord(weekday));
  if (ofWeek !== undefined) {
    return relativeTo((today) => today + 1 + ((ofWeek - weekdayOf(today + 1) + 7) % 7));
  }
  const days = RELATIVE_WORDS.get(dateWord(relative));
  if (days !== undefined) return relativeTo((today) => today + days);
  if (iso !== undefined) return { isRelative: false, datesFrom: () => [iso] };
  const { month = String(MONTH_WORDS.get(dateWord(name)) ?? 0) } = parts;
  // Without a year, 29 February is valid.
  const most = year === undefined ? daysInMonth(LEAP_YEAR, Number(month)) : 31;
  const meant = [[month, day], ...(eitherWay === undefined ? [] : [[day, month]])]
    .map(([m, d]) => [Number(m), Number(d)] as const)
    .filter(([m, d]) => m >= 1 && m <= 12 && d >= 1 && d <= most);
  if (meant.length === 0) return null;
  const datesFrom = (today: DayNumber) => {
    const { year: thisYear } = toCivilDate(today);
    const dates = meant.map(([m, d]) => {
      const next = toDayNumber(thisYear, m, d) >= today ? thisYear : thisYear + 1;
      return [year ?? next, m, d].map((figure) => String(figure).padStart(2, '0')).join('-');
    });
    return [...new Set(dates)];
  };
  return { isRelative: false, datesFrom };
}

function relativeTo(dayFrom: (today: DayNumber) => DayNumber): When {
  return { isRelative: true, datesFrom: (today) => [formatIsoDate(dayFrom(today))] };
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

/** Readings of a text without prepositions, likeliest first: "in Bavaria", "dem", भारत में, "בישראל". */
export function withoutLead(text: string): string[] {
  const bare = tidy(tidy(text).replace(LEADING_OR_ALONE, ' '));
  return [...new Set([bare, bare.replace(LEADING_JOINED, '')])];
}

/** Readings without words for holidays, likeliest first: "Feiertage in Bayern". */
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

/** An English question without its question words: "Is Good Friday off in Texas?". */
export function withoutQuestion(typed: string): string {
  if (!QUESTION.test(typed)) return typed;
  const rest = typed.replace(QUESTION, '').replace(WHETHER, '');
  return tidy(rest.replace(/\?\s*$/, ''));
}
