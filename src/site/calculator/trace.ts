import type { ReleasedHoliday } from '../../artifact/calendars.ts';
import { type DayNumber, toCivilDate, weekdayOf } from '../../calendar/day-number.ts';
import { isBusinessDay } from '../../calendar/questions.ts';
import { isWithin } from '../../calendar/supported-range.ts';
import { distinctLocalized, type Localized } from '../languages/localized.ts';
import { dayNames } from '../places/day-names.ts';
import type { Place } from '../places/places.ts';
import { regionsOff, regionWords } from '../places/where-off.ts';
import { isObservedInName } from '../words.ts';
import { besideDays } from '../year/beside.ts';
import { stateOn } from '../year/breaks.ts';
import { holidaysOn } from '../year/holidays.ts';
import { firstWeekday, weekOrder } from '../year/year-glance.ts';

/** One day of a count, as drawn. */
export interface TraceDay {
  readonly day: DayNumber;
  readonly state: 'd' | 'w' | 'h' | 'e' | 's';
  readonly role: 'start' | 'end' | 'asked' | null;
  /** The number the day was counted as; negative backward; null when it was not counted. */
  readonly count: number | null;
  /** The month's name on the first day of a month or a block; else empty. */
  readonly month: string;
  readonly words: Localized;
}

/**
 * The drawn days, in whole weeks of seven columns: either one block, or the first weeks and the
 * last ones.
 */
export type Trace = ReturnType<typeof traceBlocks>;

/** Spans up to this many days are drawn in full. */
const WHOLE_DAYS_MAX = 42;
/** The days drawn at each end of a longer span. */
const HEAD_DAYS = 14;
const TAIL_DAYS = 7;

/**
 * The days from `start` to `end`, earliest first, each with its number. Contract 4.2 rule 1: the
 * start is not counted, the end is.
 * @param countsStart whether the start counts too.
 */
export function traceSpan(
  place: Place,
  start: DayNumber,
  end: DayNumber,
  countsStart = false,
): Trace {
  const step = end >= start ? 1 : -1;
  const counts = numberDays(countsStart ? start : start + step, end, step, (day) =>
    isBusinessDay(place.calendar, day),
  );
  const { trace } = place.locale.t;
  const startWords = countsStart ? trace.start : trace.startNotCounted;
  return traceBlocks(place, Math.min(start, end), Math.max(start, end), (day) => ({
    ...describeDay(place, day, day === start ? startWords : ''),
    role: day === start ? 'start' : day === end ? 'end' : null,
    count: counts.get(day) ?? null,
  }));
}

/** The days around a date, from one business day to another. */
export function traceAround(
  place: Place,
  asked: DayNumber,
  first: DayNumber,
  last: DayNumber,
): Trace {
  return traceBlocks(place, first, last, (day) => ({
    ...describeDay(place, day),
    role: day === asked ? 'asked' : null,
  }));
}

/** Draws a span in whole weeks; of a long span, only the first and last weeks. */
export function traceBlocks(
  place: Place,
  first: DayNumber,
  last: DayNumber,
  describe: (day: DayNumber) => Pick<TraceDay, 'state' | 'words'> & Partial<TraceDay>,
) {
  const week = weekOrder(firstWeekday(place.artifact));
  const columnIn = (day: DayNumber): number => week.indexOf(weekdayOf(day));
  const blockOf = (from: DayNumber, to: DayNumber) => ({
    // The column of the first day, 1 to 7.
    column: columnIn(from) + 1,
    days: Array.from({ length: to - from + 1 }, (_, index): TraceDay => {
      const { day, month } = toCivilDate(from + index);
      return {
        ...{ day: from + index, role: null, count: null },
        month: index === 0 || day === 1 ? place.locale.tileMonth(month) : '',
        ...describe(from + index),
      };
    }),
  });
  if (last - first < WHOLE_DAYS_MAX) return { blocks: [blockOf(first, last)], between: null, week };
  // Both sides of the gap are whole weeks.
  const headLast = first + HEAD_DAYS - columnIn(first) - 1;
  const tailFirst = last - columnIn(last);
  const tail = last - tailFirst < TAIL_DAYS - 1 ? tailFirst - 7 : tailFirst;
  return {
    blocks: [blockOf(first, headLast), blockOf(tail, last)],
    // The number of days left out between the blocks.
    between: { days: tail - headLast - 1 },
    week,
  };
}

/**
 * Numbers the counted days from `from` to `to`; negative numbers backward.
 * @param most the highest number.
 */
export function numberDays(
  from: DayNumber,
  to: DayNumber,
  step: 1 | -1,
  isCounted: (day: DayNumber) => boolean,
  most = Number.POSITIVE_INFINITY,
): ReadonlyMap<DayNumber, number> {
  const numbers = new Map<DayNumber, number>();
  for (let day = from; (to - day) * step >= 0 && numbers.size < most; day += step) {
    if (isCounted(day)) numbers.set(day, step * (numbers.size + 1));
  }
  return numbers;
}

/** The state of a day and its words; `words` come before the names of its holidays. */
function describeDay(place: Place, day: DayNumber, words = '') {
  const { t, say, tell } = place.locale;
  const state = stateOn(place, day);
  const parts = [
    words,
    holidayWords(place, day),
    state === 's' ? say(t.byRegion.offIn, { regions: regionWords(regionsOff(place, day)) }) : '',
    ...besideDays(place, day, day).map(({ record }) =>
      tell(t.trace[record.part ?? 'notCounted'], { name: dayNames(place, record).name }),
    ),
    place.calendar.workedWeekends.some((each) => each.day === day) ? t.trace.worked : '',
    state === 'w' ? t.trace.weekend : '',
  ];
  return { state: state === 't' ? 'd' : state, words: joinWords(place, parts) };
}

/** Joins the words for one day, without empty parts. */
export function joinWords({ locale }: Place, words: readonly Localized[]): Localized {
  return words
    .filter((part) => part !== '')
    .reduce(
      (one, other) => (one === '' ? other : locale.tell(locale.t.day.both, { one, other })),
      '',
    );
}

/** "Independence Day, observed" on the day off, "Independence Day falls here" on the official date. */
export function holidayWords(place: Place, day: DayNumber): Localized {
  const { calendar } = place;
  const { t, tell, tellList } = place.locale;
  if (!isWithin(day, calendar.range)) return '';
  const names = holidaysOn(calendar, day).map((holiday) => nameOf(place, holiday));
  if (names.length > 0) return tellList(distinctLocalized(names));
  const moved = calendar.holidays
    .filter(({ officialDay }) => officialDay === day)
    .map(({ record }) => dayNames(place, record).name);
  return moved.length === 0 ? '' : tell(t.trace.fallsHere, { names: tellList(moved) });
}

function nameOf(place: Place, holiday: ReleasedHoliday): Localized {
  const { t, tell } = place.locale;
  const { name } = dayNames(place, holiday.record);
  const observed = isObservedInName(holiday) ? tell(t.trace.observed, { name }) : name;
  return holiday.accuracy === 'estimated'
    ? tell(t.day.nameEstimated, { name: observed })
    : observed;
}
