import { daysInMonth, formatIsoDate, toDayNumber } from '../../src/calendar/day-number.ts';
import { nearest, orChoices } from '../read/suggest.ts';
import { MONTHS, monthNumber, ORDINALS, WEEKDAYS } from './words.ts';

/** A year in which every month has its greatest length. */
const LEAP_YEAR = 2024;

const ISO_FORM = 'write it like 2026-06-15';

/** What to write instead of an invalid date: the nearest guess. */
export function isoDateHint(text: string): string {
  const parts = /^(\d{4})[-./ ](\d{1,2})[-./ ](\d{1,2})$/u.exec(text.trim());
  if (parts === null) {
    const reversed = /^(\d{1,2})[-./ ](\d{1,2})[-./ ](\d{4})$/u.exec(text.trim());
    return reversed === null ? ISO_FORM : `write the year, the month and the day, like 2026-06-15`;
  }
  const [year, month, day] = parts.slice(1).map(Number) as [number, number, number];
  if (month > 12 && day >= 1 && day <= 12 && month <= daysInMonth(year, day)) {
    return `there is no month ${month}; if day and month are swapped, write ${isoOf(year, day, month)}`;
  }
  if (month < 1 || month > 12) return `there is no month ${month}; ${ISO_FORM}`;
  const length = daysInMonth(year, month);
  if (day < 1 || day > length)
    return `${MONTHS[month - 1]} ${year} has ${length} days; write one from 1 to ${length}`;
  return `write ${isoOf(year, month, day)}`;
}

/** What to write instead of an invalid weekday such as "Sat" or "6". */
export function weekdayHint(text: string): string {
  const numbered = /^[1-7]$/u.test(text) ? WEEKDAYS[Number(text) - 1] : undefined;
  const lower = text.toLowerCase();
  const begun = WEEKDAYS.filter((weekday) => lower.length >= 3 && weekday.startsWith(lower));
  const meant = numbered ?? (begun.length === 1 ? begun[0] : undefined);
  return meant === undefined ? orChoices(text, WEEKDAYS).slice('; '.length) : `write "${meant}"`;
}

/** What to write instead of an invalid "25 december". */
export function dayOfMonthHint(text: string): string {
  const iso = /^(?:\d{4}-)?(\d\d)-(\d\d)$/u.exec(text);
  const words = text.toLowerCase().split(/[^a-z0-9]+/u);
  const month = iso === null ? firstOf(words, monthMeant) : Number(iso[1]);
  const day = iso === null ? firstOf(words, numberMeant) : Number(iso[2]);
  const name = MONTHS[(month ?? 0) - 1];
  if (month === null || day === null || name === undefined) return 'write it like "25 december"';
  const length = daysInMonth(LEAP_YEAR, month);
  return day >= 1 && day <= length
    ? `write "${day} ${name}"`
    : `${name} has ${length} days; write one from 1 to ${length}`;
}

/** What to write instead of an invalid date of another calendar, given its months. */
export function foreignDayHint(text: string, months: readonly string[], example: string): string {
  const words = text.toLowerCase().split(/[^a-z0-9-]+/u);
  const day = firstOf(words, numberMeant);
  const month = firstOf(words, (word) => nearest(word, months));
  if (month === null) return `write it like "${example}"; the months are ${months.join(', ')}`;
  if (day === null) return `write the day before the month, like "1 ${month}"`;
  return day >= 1 && day <= 30
    ? `write "${day} ${month}"`
    : `a month has at most 30 days; write one from 1 to 30`;
}

/**
 * The words of a weekday phrase in the format's form: "1st Mon of May" becomes "first monday in
 * may".
 */
export function plainPhrase(text: string): string {
  return text
    .toLowerCase()
    .split(/[\s,]+/u)
    .filter((word) => word !== '' && word !== 'the')
    .map((word) => PLAIN[word] ?? longForm(word))
    .join(' ');
}

const PLAIN: Readonly<Record<string, string>> = {
  '1st': 'first',
  '2nd': 'second',
  '3rd': 'third',
  '4th': 'fourth',
  '5th': 'fifth',
  of: 'in',
  following: 'after',
  preceding: 'before',
};

const RELATING = ['before', 'after', 'nearest'];

function longForm(word: string): string {
  const known = [...WEEKDAYS, ...MONTHS];
  const begun = known.filter(
    (each) => word.length >= 3 && each.startsWith(word.replace(/\.$/u, '')),
  );
  if (begun.length === 1) return begun[0] ?? word;
  return nearest(word, [...known, ...ORDINALS, ...RELATING]) ?? word;
}

function monthMeant(word: string): number | null {
  return monthNumber(longForm(word));
}

function numberMeant(word: string): number | null {
  const digits = /^(\d{1,2})(?:st|nd|rd|th)?$/u.exec(word)?.[1];
  return digits === undefined ? null : Number(digits);
}

function firstOf<T>(words: readonly string[], read: (word: string) => T | null): T | null {
  for (const word of words) {
    const found = read(word);
    if (found !== null) return found;
  }
  return null;
}

function isoOf(year: number, month: number, day: number): string {
  return formatIsoDate(toDayNumber(year, month, day));
}
