import type { Calendar } from '../../calendar/calendar.ts';
import { type DayNumber, weekdayOf } from '../../calendar/day-number.ts';
import { addBusinessDays, countBusinessDays, isBusinessDay } from '../../calendar/questions.ts';
import type { Sentences } from '../languages/language.ts';

/** How another tool counts in the same calendar, and how to convert our count. */
export interface Convention<Answer> {
  readonly tool: string;
  /**
   * The call. `a` is the earlier date, `b` the later one, `d` a date, `n` a number of business
   * days. Spreadsheets translate their function names.
   */
  readonly call: string;
  readonly rule: string;
  /** The tool's rule in terms of our count. */
  readonly translation: string;
  /**
   * The tool's answer; null outside the supported range.
   * @param to the later date, or a number of business days.
   */
  readonly answer: (calendar: Calendar, from: DayNumber, to: number) => Answer;
}

/** The rows of a table: tool, call, rule, conversion, answer. */
function conventions<Answer>(
  ...rows: readonly (readonly [string, string, string, string, Convention<Answer>['answer']])[]
): Convention<Answer>[] {
  return rows.map(([tool, call, rule, translation, answer]) => ({
    ...{ tool, call, rule, translation, answer },
  }));
}

/** Counts both ends. */
function bothEnds(calendar: Calendar, a: DayNumber, b: DayNumber): number {
  return ours(calendar, a, b) + (isBusinessDay(calendar, a) ? 1 : 0);
}

/** Counts the first date and not the last: `[a, b)`. */
function firstOnly(calendar: Calendar, a: DayNumber, b: DayNumber): number {
  return bothEnds(calendar, a, b) - (isBusinessDay(calendar, b) ? 1 : 0);
}

/** Counts Monday to Friday in `[a, b)`, ignoring holidays and other weekends. */
function weekdaysOnly(_calendar: Calendar, a: DayNumber, b: DayNumber): number {
  let count = 0;
  for (let day = a; day < b; day += 1) if (weekdayOf(day) <= 5) count += 1;
  return count;
}

/** Contract 4.3: `(a, b]`. */
function ours(calendar: Calendar, a: DayNumber, b: DayNumber): number {
  return countBusinessDays(calendar, a, b).businessDays;
}

/** How tools count business days between two dates. */
export function countConventions(counting: Sentences['counting']): Convention<number>[] {
  const { plusStart, onlyStart, plusStartMinusEnd, untranslatable } = counting;
  const pandas = "len(pd.bdate_range(a, b, freq='C', holidays=…))";
  const quantLib = 'calendar.businessDaysBetween(a, b)';
  const dateFns = 'differenceInBusinessDays(b, a)';
  return conventions<number>(
    ['Redletter', 'count-business-days?start=a&end=b', counting.onlyEnd, 'count(a, b)', ours],
    ['Excel', counting.callCount, counting.bothEnds, plusStart, bothEnds],
    ['NumPy', 'np.busday_count(a, b, busdaycal=…)', onlyStart, plusStartMinusEnd, firstOnly],
    ['pandas', pandas, counting.bothEnds, plusStart, bothEnds],
    ['QuantLib', quantLib, counting.onlyStartFlags, plusStartMinusEnd, firstOnly],
    ['date-fns', dateFns, counting.weekdaysOnly, untranslatable, weekdaysOnly],
  );
}

/** Contract 4.2: the start is not counted. */
function step(calendar: Calendar, day: DayNumber, days: number): DayNumber | null {
  return addBusinessDays(calendar, day, days)?.end ?? null;
}

/** Moves to a business day first, then adds the days. */
function rollForward(calendar: Calendar, day: DayNumber, days: number): DayNumber | null {
  const start = isBusinessDay(calendar, day) ? day : step(calendar, day, 1);
  return start === null ? null : step(calendar, start, days);
}

/** Adds days from Monday to Friday everywhere, ignoring holidays and other weekends. */
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

/** How tools add business days to a date. */
export function addConventions(counting: Sentences['counting']): Convention<DayNumber | null>[] {
  const { zeroMoves, notZero, rollsInOurs, untranslatable } = counting;
  const numPy = "np.busday_offset(d, n, roll='forward', busdaycal=…)";
  const pandas = 'd + pd.offsets.CustomBusinessDay(n, holidays=…)';
  return conventions<DayNumber | null>(
    ['Redletter', 'add-business-days?date=d&days=n', counting.startNever, 'add(d, n)', step],
    ['Excel', counting.callAdd, counting.asOurs, 'add(d, n)', step],
    ['NumPy', numPy, counting.rolls, rollsInOurs, rollForward],
    ['pandas', pandas, zeroMoves, notZero, step],
    ['QuantLib', 'calendar.advance(d, n, Days)', zeroMoves, notZero, step],
    ['date-fns', 'addBusinessDays(d, n)', counting.weekdaysAdd, untranslatable, weekdaysOn],
  );
}
