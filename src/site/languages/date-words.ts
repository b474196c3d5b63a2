import type { Weekday } from '../../calendar/day-number.ts';
import type { Formats } from './formats.ts';
import type { SearchWords } from './language.ts';
import { LANGUAGES } from './languages.ts';
import { ENGLISH_LOCALE, localeIn } from './locale.ts';

/** Date words of every language of the pages, normalised, with their meaning. */
type Words<Meaning> = ReadonlyMap<string, Meaning>;

const WEEKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];
const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

/** The names of months; English ones also by their first three letters. */
export const MONTH_WORDS: Words<number> = new Map([
  ...wordsFor(MONTHS, ({ monthName }, month) => monthName(month)),
  ...MONTHS.map((month) => [dateWord(ENGLISH_LOCALE.shortMonth(month)), month] as const),
]);

/** The names of weekdays, also in their usual short forms: "sexta", "金曜", "שישי". */
export const WEEKDAY_WORDS: Words<Weekday> = new Map(
  ['', /-feira$|(?<=曜)日$|^יום /].flatMap((left) =>
    wordsFor(WEEKDAYS, ({ weekdayName }, weekday) => weekdayName(weekday).replace(left, '')),
  ),
);

/** "Yesterday", "today" and "tomorrow", by their distance from today in days. */
export const RELATIVE_WORDS: Words<number> = new Map(
  wordsFor([-1, 0, 1], ({ inDays }, days) => inDays(days)),
);

/** The words that people type around what they search for, in every language. */
export function searchWords(part: keyof SearchWords): string[] {
  return [...new Set(LANGUAGES.flatMap(({ search }) => search[part]))];
}

/** Without accents of Latin letters, which people omit, and with a plain apostrophe and hyphen. */
export function withoutAccents(text: string): string {
  const bare = text.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
  return bare.normalize('NFC').replaceAll('’', "'").replaceAll('־', '-');
}

/** The zeros of Arabic, Persian, Hindi and full-width digits. */
const ZEROS = [0x0660, 0x06f0, 0x0966, 0xff10];

/** A text with ASCII digits: "2026" for "२०२६" or "２０२६". */
export function plainDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = ZEROS.find((first) => code >= first && code < first + 10);
    return zero === undefined ? digit : String(code - zero);
  });
}

/** A word, normalised for comparison. */
export function dateWord(word: string): string {
  return withoutAccents(word).toLowerCase();
}

/** A pattern that matches any of the words, trying the longest first. */
export function anyOf(words: Words<unknown>): string {
  return longestFirst([...words.keys()]);
}

/** A pattern that matches any of the words as a whole; Japanese words need no spaces. */
export function anyWord(words: readonly string[]): string {
  const { joined = [], apart = [] } = Object.groupBy(words.map(dateWord), (word) =>
    /^[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}ー]+$/u.test(word) ? 'joined' : 'apart',
  );
  const whole = `(?<![\\p{L}\\p{M}\\d])(?:${longestFirst(apart)})(?![\\p{L}\\p{M}\\d])`;
  return `(?:${whole}|(?:${longestFirst(joined)}))`;
}

function longestFirst(words: readonly string[]): string {
  return words
    .toSorted((one, other) => other.length - one.length)
    .map((word) => RegExp.escape(word))
    .join('|');
}

function wordsFor<Meaning>(
  meanings: readonly Meaning[],
  wordOf: (formats: Formats, meaning: Meaning) => string,
): (readonly [string, Meaning])[] {
  return LANGUAGES.flatMap((language) =>
    meanings.map((meaning) => [dateWord(wordOf(localeIn(language), meaning)), meaning] as const),
  );
}
