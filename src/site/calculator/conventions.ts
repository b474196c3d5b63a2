import type { Calendar } from '../../calendar/calendar.ts';
import { type DayNumber, weekdayOf } from '../../calendar/day-number.ts';
import { addBusinessDays, countBusinessDays, isBusinessDay } from '../../calendar/questions.ts';
import type { Sentences } from '../languages/language.ts';

/** What is said of a tool, by the sentences of a language. */
type Words = (counting: Sentences['counting']) => string;

/**
 * How other tools count, said with our own arithmetic: what each would answer for the
 * same calendar, and how to get there from ours.
 */
export interface CountConvention {
  readonly tool: string;
  /** The call, with `a` the earlier and `b` the later date; spreadsheets translate their functions. */
  readonly call: Words;
  /** Which ends are counted. */
  readonly rule: Words;
  /** Our count of the same two dates, corrected. */
  readonly translation: Words;
  /** What the tool answers for dates a <= b of the supported range. */
  readonly answer: (calendar: Calendar, a: DayNumber, b: DayNumber) => number;
}

export interface AddConvention {
  readonly tool: string;
  /** The call, with `d` a date and `n` a number of business days. */
  readonly call: Words;
  readonly rule: Words;
  readonly translation: Words;
  /** What the tool answers; null beyond the supported range. */
  readonly answer: (calendar: Calendar, day: DayNumber, days: number) => DayNumber | null;
}

/** Both ends counted. */
function bothEnds(calendar: Calendar, a: DayNumber, b: DayNumber): number {
  return ours(calendar, a, b) + (isBusinessDay(calendar, a) ? 1 : 0);
}

/** The first counted, the last not: `[a, b)`. */
function firstOnly(calendar: Calendar, a: DayNumber, b: DayNumber): number {
  return bothEnds(calendar, a, b) - (isBusinessDay(calendar, b) ? 1 : 0);
}

/** Weekdays of `[a, b)`, Monday to Friday everywhere: no holidays, no other weekend. */
function weekdaysOnly(_calendar: Calendar, a: DayNumber, b: DayNumber): number {
  let count = 0;
  for (let day = a; day < b; day += 1) if (weekdayOf(day) <= 5) count += 1;
  return count;
}

/** Contract 4.3: `(a, b]`. */
function ours(calendar: Calendar, a: DayNumber, b: DayNumber): number {
  return countBusinessDays(calendar, a, b).businessDays;
}

export const COUNT_CONVENTIONS: readonly CountConvention[] = [
  {
    tool: 'Redletter',
    call: () => 'count-business-days?start=a&end=b',
    rule: (counting) => counting.onlyEnd,
    translation: () => 'count(a, b)',
    answer: ours,
  },
  {
    tool: 'Excel',
    call: (counting) => counting.callCount,
    rule: (counting) => counting.bothEnds,
    translation: (counting) => counting.plusStart,
    answer: bothEnds,
  },
  {
    tool: 'NumPy',
    call: () => 'np.busday_count(a, b, busdaycal=…)',
    rule: (counting) => counting.onlyStart,
    translation: (counting) => counting.plusStartMinusEnd,
    answer: firstOnly,
  },
  {
    tool: 'pandas',
    call: () => "len(pd.bdate_range(a, b, freq='C', holidays=…))",
    rule: (counting) => counting.bothEnds,
    translation: (counting) => counting.plusStart,
    answer: bothEnds,
  },
  {
    tool: 'QuantLib',
    call: () => 'calendar.businessDaysBetween(a, b)',
    rule: (counting) => counting.onlyStartFlags,
    translation: (counting) => counting.plusStartMinusEnd,
    answer: firstOnly,
  },
  {
    tool: 'date-fns',
    call: () => 'differenceInBusinessDays(b, a)',
    rule: (counting) => counting.weekdaysOnly,
    translation: (counting) => counting.untranslatable,
    answer: weekdaysOnly,
  },
];

/** Contract 4.2: the start is not counted. */
function step(calendar: Calendar, day: DayNumber, days: number): DayNumber | null {
  return addBusinessDays(calendar, day, days)?.end ?? null;
}

/** First to a business day, then as many more. */
function rollForward(calendar: Calendar, day: DayNumber, days: number): DayNumber | null {
  const start = isBusinessDay(calendar, day) ? day : step(calendar, day, 1);
  return start === null ? null : step(calendar, start, days);
}

/** Weekdays only, Monday to Friday everywhere. */
function weekdaysOn(_calendar: Calendar, day: DayNumber, days: number): DayNumber {
  const direction = Math.sign(days);
  let left = Math.abs(days);
  let at = day;
  while (left > 0) {
    at += direction;
    if (weekdayOf(at) <= 5) left -= 1;
  }
  return at;
}

export const ADD_CONVENTIONS: readonly AddConvention[] = [
  {
    tool: 'Redletter',
    call: () => 'add-business-days?date=d&days=n',
    rule: (counting) => counting.startNever,
    translation: () => 'add(d, n)',
    answer: step,
  },
  {
    tool: 'Excel',
    call: (counting) => counting.callAdd,
    rule: (counting) => counting.asOurs,
    translation: () => 'add(d, n)',
    answer: step,
  },
  {
    tool: 'NumPy',
    call: () => "np.busday_offset(d, n, roll='forward', busdaycal=…)",
    rule: (counting) => counting.rolls,
    translation: (counting) => counting.rollsInOurs,
    answer: rollForward,
  },
  {
    tool: 'pandas',
    call: () => 'd + pd.offsets.CustomBusinessDay(n, holidays=…)',
    rule: (counting) => counting.zeroMoves,
    translation: (counting) => counting.notZero,
    answer: step,
  },
  {
    tool: 'QuantLib',
    call: () => 'calendar.advance(d, n, Days)',
    rule: (counting) => counting.zeroMoves,
    translation: (counting) => counting.notZero,
    answer: step,
  },
  {
    tool: 'date-fns',
    call: () => 'addBusinessDays(d, n)',
    rule: (counting) => counting.weekdaysAdd,
    translation: (counting) => counting.untranslatable,
    answer: weekdaysOn,
  },
];
