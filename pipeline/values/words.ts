import { daysInMonth, type Weekday } from '../../src/calendar/day-number.ts';

/** The words in which statutes and rules are written. */
export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

export const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const;

export const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'last'] as const;
export type Ordinal = (typeof ORDINALS)[number];

/** 1 = Monday to 7 = Sunday; null for anything but a weekday. */
export function weekdayNumber(word: string): Weekday | null {
  const index = (WEEKDAYS as readonly string[]).indexOf(word);
  return index < 0 ? null : ((index + 1) as Weekday);
}

/** 1 to 12; null for anything but a month. */
export function monthNumber(word: string): number | null {
  const index = (MONTHS as readonly string[]).indexOf(word);
  return index < 0 ? null : index + 1;
}

export function isOrdinal(word: string): word is Ordinal {
  return (ORDINALS as readonly string[]).includes(word);
}

/** A day of a month such as "25 december"; null if no year has it. */
export function parseDayOfMonth(text: string): { day: number; month: number } | null {
  const match = /^([1-9]|[12]\d|3[01]) ([a-z]+)$/u.exec(text);
  const month = monthNumber(match?.[2] ?? '');
  const day = Number(match?.[1]);
  if (match === null || month === null || day > daysInMonth(2024, month)) return null;
  return { day, month };
}
