import type { Calendar } from '../../calendar/calendar.ts';
import { type DayNumber, weekdayOf } from '../../calendar/day-number.ts';
import { addBusinessDays, countBusinessDays, isBusinessDay } from '../../calendar/questions.ts';

/**
 * How other tools count, said with our own arithmetic: what each would answer for the
 * same calendar, and how to get there from ours.
 */
export interface CountConvention {
  readonly tool: string;
  /** The call, with `a` the earlier and `b` the later date. */
  readonly call: string;
  /** Which ends are counted. */
  readonly rule: string;
  /** Our count of the same two dates, corrected. */
  readonly translation: string;
  /** What the tool answers for dates a <= b of the supported range. */
  readonly answer: (calendar: Calendar, a: DayNumber, b: DayNumber) => number;
}

export interface AddConvention {
  readonly tool: string;
  /** The call, with `d` a date and `n` a number of business days. */
  readonly call: string;
  readonly rule: string;
  readonly translation: string;
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

const FIRST_ONLY = 'count(a, b), plus 1 if a is a business day, minus 1 if b is';

export const COUNT_CONVENTIONS: readonly CountConvention[] = [
  {
    tool: 'Redletter',
    call: 'count-business-days?start=a&end=b',
    rule: 'a is not counted, b is',
    translation: 'count(a, b)',
    answer: ours,
  },
  {
    tool: 'Excel',
    call: 'NETWORKDAYS.INTL(a, b, weekend, holidays)',
    rule: 'a and b are both counted',
    translation: 'count(a, b), plus 1 if a is a business day',
    answer: bothEnds,
  },
  {
    tool: 'NumPy',
    call: 'np.busday_count(a, b, busdaycal=…)',
    rule: 'a is counted, b is not',
    translation: FIRST_ONLY,
    answer: firstOnly,
  },
  {
    tool: 'pandas',
    call: "len(pd.bdate_range(a, b, freq='C', holidays=…))",
    rule: 'a and b are both counted',
    translation: 'count(a, b), plus 1 if a is a business day',
    answer: bothEnds,
  },
  {
    tool: 'QuantLib',
    call: 'calendar.businessDaysBetween(a, b)',
    rule: 'a is counted, b is not (unless the flags say so)',
    translation: FIRST_ONLY,
    answer: firstOnly,
  },
  {
    tool: 'date-fns',
    call: 'differenceInBusinessDays(b, a)',
    rule: 'a is counted, b is not; it knows no holidays and only Saturday and Sunday',
    translation: 'None: its answer does not depend on the country',
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
    call: 'add-business-days?date=d&days=n',
    rule: 'd is never counted, whatever it is',
    translation: 'add(d, n)',
    answer: step,
  },
  {
    tool: 'Excel',
    call: 'WORKDAY.INTL(d, n, weekend, holidays)',
    rule: 'As ours',
    translation: 'add(d, n)',
    answer: step,
  },
  {
    tool: 'NumPy',
    call: "np.busday_offset(d, n, roll='forward', busdaycal=…)",
    rule: 'd is first moved to a business day, then n more are taken',
    translation: 'add(d, n), or add(add(d, 1), n) if d is no business day',
    answer: rollForward,
  },
  {
    tool: 'pandas',
    call: 'd + pd.offsets.CustomBusinessDay(n, holidays=…)',
    rule: 'As ours, but n = 0 moves to the next business day',
    translation: 'add(d, n) for n other than 0',
    answer: step,
  },
  {
    tool: 'QuantLib',
    call: 'calendar.advance(d, n, Days)',
    rule: 'As ours, but n = 0 moves to the next business day',
    translation: 'add(d, n) for n other than 0',
    answer: step,
  },
  {
    tool: 'date-fns',
    call: 'addBusinessDays(d, n)',
    rule: 'As ours for the ends; it knows no holidays and only Saturday and Sunday',
    translation: 'None: its answer does not depend on the country',
    answer: weekdaysOn,
  },
];
