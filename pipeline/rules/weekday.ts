import {
  type DayNumber,
  daysInMonth,
  toDayNumber,
  type Weekday,
  weekdayOf,
} from '../../src/calendar/day-number.ts';
import { dayOfMonthHint, plainPhrase } from '../values/date-hints.ts';
import { parsedText } from '../values/parsed-text.ts';
import {
  isOrdinal,
  MONTHS,
  monthNumber,
  ORDINALS,
  type Ordinal,
  parseDayOfMonth,
  WEEKDAYS,
  weekdayNumber,
} from '../values/words.ts';
import type { RuleKind } from './rule-kind.ts';

const RELATIONS = ['on or before', 'on or after', 'before', 'after', 'nearest'] as const;
type Relation = (typeof RELATIONS)[number];
/** The ordinals that every month has: not every month has a fifth monday. */
const EVERY_MONTH: readonly Ordinal[] = ORDINALS.filter((ordinal) => ordinal !== 'fifth');
type DayOfYear = (year: number) => DayNumber | null;

const MONTH_DAY = `([1-9]|[12]\\d|3[01]) (${MONTHS.join('|')})`;
const IN_MONTH = `(${EVERY_MONTH.join('|')}) (${WEEKDAYS.join('|')}) in (${MONTHS.join('|')})`;
const EDITOR_PATTERN = `^(${IN_MONTH}|((first|second|third|fourth|fifth) )?(${WEEKDAYS.join('|')}) (${RELATIONS.join('|')}) (${MONTH_DAY}|${IN_MONTH}))$`;

/** A weekday in a month, or before, after or nearest to a date, in the statute's own words. */
export const weekdayRule: RuleKind = {
  key: 'weekday',
  describes: 'A weekday in a month, or before, after or nearest to another date.',
  example: 'last monday in may',
  schema: parsedText(
    'a weekday rule',
    hintFor,
    (text) => {
      const dayOf = parseWeekdayPhrase(text);
      if (dayOf === null) return null;
      return {
        dependent: false,
        dates: (year) => {
          const day = dayOf(year);
          return day === null ? [] : [{ day }];
        },
      };
    },
    { pattern: EDITOR_PATTERN },
  ),
};

/**
 * Reads "last monday in may", "monday before 25 may", "monday nearest 29 january",
 * "second friday after first tuesday in november". Before and after are strict.
 */
export function parseWeekdayPhrase(text: string): DayOfYear | null {
  return parseInMonth(text) ?? parseRelative(text);
}

function parseInMonth(text: string): DayOfYear | null {
  const [first, second, word, third, ...rest] = text.split(' ');
  const weekday = weekdayNumber(second ?? '');
  const month = monthNumber(third ?? '');
  if (first === undefined || !isOrdinal(first) || weekday === null || month === null) return null;
  if (word !== 'in' || rest.length > 0 || !EVERY_MONTH.includes(first)) return null;
  return (year) => nthWeekday(year, month, weekday, first);
}

function parseRelative(text: string): DayOfYear | null {
  const relation = RELATIONS.find((words) => text.includes(` ${words} `));
  if (relation === undefined) return null;
  const [left = '', right = ''] = splitOnce(text, ` ${relation} `);
  const words = left.split(' ');
  const ordinal = words.length === 2 ? (words[0] ?? '') : 'first';
  const weekday = weekdayNumber(words.at(-1) ?? '');
  const anchor = parseAnchor(right);
  if (weekday === null || anchor === null || words.length > 2) return null;
  if (!isOrdinal(ordinal) || ordinal === 'last') return null;
  if (relation === 'nearest' && words.length === 2) return null;
  const weeks = ORDINALS.indexOf(ordinal);
  return (year) => {
    const day = anchor(year);
    return day === null ? null : relative(day, relation, weekday, weeks);
  };
}

function parseAnchor(text: string): DayOfYear | null {
  const fixed = parseDayOfMonth(text);
  if (fixed === null) return parseInMonth(text);
  return (year) =>
    fixed.day <= daysInMonth(year, fixed.month) ? toDayNumber(year, fixed.month, fixed.day) : null;
}

/** A weekday `weeks` weeks after the first one in that direction. */
function relative(
  anchor: DayNumber,
  relation: Relation,
  weekday: Weekday,
  weeks: number,
): DayNumber {
  const ahead = (weekday - weekdayOf(anchor) + 7) % 7;
  const back = (7 - ahead) % 7;
  switch (relation) {
    case 'on or after':
      return anchor + ahead + 7 * weeks;
    case 'on or before':
      return anchor - back - 7 * weeks;
    case 'after':
      return anchor + (ahead === 0 ? 7 : ahead) + 7 * weeks;
    case 'before':
      return anchor - (back === 0 ? 7 : back) - 7 * weeks;
    case 'nearest':
      return ahead <= back ? anchor + ahead : anchor - back;
    default:
      return relation satisfies never;
  }
}

function nthWeekday(
  year: number,
  month: number,
  weekday: Weekday,
  ordinal: Ordinal,
): DayNumber | null {
  const length = daysInMonth(year, month);
  if (ordinal === 'last') {
    return relative(toDayNumber(year, month, length), 'on or before', weekday, 0);
  }
  const first = relative(toDayNumber(year, month, 1), 'on or after', weekday, 0);
  const day = first + 7 * ORDINALS.indexOf(ordinal);
  return day < toDayNumber(year, month, 1) + length ? day : null;
}

/** The likely phrase, where it can be guessed, else the right form. */
function hintFor(text: string): string {
  const plain = inOrder(plainPhrase(text));
  if (parseWeekdayPhrase(plain) !== null) return `write "${plain}"`;
  const fifth = /^fifth (\S+) in (\S+)$/u.exec(plain);
  if (
    /\b(?:fifth|5th)\b/iu.test(text) &&
    fifth !== null &&
    parseInMonth(plain.replace('fifth', 'last')) !== null
  ) {
    return `not every ${fifth[2]} has a fifth ${fifth[1]}; write "${plain.replace('fifth', 'last')}" if that is meant`;
  }
  const date = /(\d+ [a-z]+)$/u.exec(plain)?.[1];
  if (date !== undefined && parseDayOfMonth(date) === null) return dayOfMonthHint(date);
  return 'write it like "last monday in may" or "monday before 25 may"';
}

/** Turns "monday last in may" into "last monday in may". */
function inOrder(phrase: string): string {
  const words = phrase.split(' ').filter((word) => word !== 'in');
  const ordinal = words.find(isOrdinal);
  const weekday = words.find((word) => weekdayNumber(word) !== null);
  const month = words.find((word) => monthNumber(word) !== null);
  return words.length === 3 && ordinal !== undefined && weekday !== undefined && month !== undefined
    ? `${ordinal} ${weekday} in ${month}`
    : phrase;
}

function splitOnce(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  return [text.slice(0, at), text.slice(at + separator.length)];
}
