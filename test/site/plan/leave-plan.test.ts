import { describe, expect, test } from 'vitest';
import { type DayNumber, toDayNumber } from '../../../src/calendar/day-number.ts';
import {
  type LeaveQuestion,
  longestBreaks,
  longWeekends,
  mostDaysOff,
  planOf,
} from '../../../src/site/plan/leave-plan.ts';

/** A Monday; the toy year of four weeks begins on it. */
const MONDAY = toDayNumber(2026, 6, 1);
const YEAR_DAYS = 26;

const weekendOn =
  (...columns: number[]) =>
  (day: DayNumber) =>
    columns.includes((day - MONDAY + 70) % 7);
const isSaturdayOrSunday = weekendOn(5, 6);

/** @param holidays and `mustWork` by days from the Monday. */
function ask(
  days: number,
  holidays: readonly number[] = [],
  mustWork: readonly number[] = [],
  isWeekend = isSaturdayOrSunday,
): LeaveQuestion {
  const held = new Set(holidays.map((offset) => MONDAY + offset).filter((day) => !isWeekend(day)));
  return {
    ...{ first: MONDAY, last: MONDAY + YEAR_DAYS - 1, days, isWeekend },
    isHoliday: (day) => held.has(day),
    isOff: (day) => held.has(day) || isWeekend(day),
    mustWork: new Set(mustWork.map((offset) => MONDAY + offset)),
  };
}

const spans = (breaks: readonly { first: number; last: number }[]) =>
  breaks.map(({ first, last }) => [first - MONDAY, last - MONDAY]);

test('a bridge is a long weekend that includes the holiday', () => {
  const { breaks, leaveDays } = longWeekends(ask(5, [10]));
  expect(spans(breaks)).toEqual([[10, 13]]);
  expect(leaveDays).toBe(1);
});

test('a break stops one working day short of a weekend only if that day must be worked', () => {
  // Tuesday, Wednesday and Friday would give 6 days off, with a Monday at work before them.
  const tuesday = 8;
  const starts = (question: LeaveQuestion) =>
    spans(longestBreaks(question, 9)).map(([first]) => first);
  expect(starts(ask(3, [10]))).not.toContain(tuesday);
  expect(starts(ask(3, [10], [7, 14]))).toContain(tuesday);
});

test('leave that is left over lengthens a break', () => {
  expect(mostDaysOff(ask(1, [10]))).toMatchObject({ leaveDays: 1, daysOff: 4 });
  expect(mostDaysOff(ask(2, [10]))).toMatchObject({ leaveDays: 2, daysOff: 5 });
});

test('without a holiday a week off is worth leave, a long weekend is not', () => {
  expect(mostDaysOff(ask(5))).toMatchObject({ leaveDays: 5, daysOff: 9 });
  expect(mostDaysOff(ask(4)).breaks).toEqual([]);
  expect(longWeekends(ask(9)).breaks).toEqual([]);
  // Six days around a weekend make eight days off; every other day must be worked.
  const eight = [2, 3, 4, 7, 8, 9];
  const others = days(0, YEAR_DAYS).filter((offset) => !eight.includes(offset));
  expect(mostDaysOff(ask(6, [], others)).breaks).toEqual([]);
});

test('no leave falls on, and no break spans, a day that must be worked', () => {
  const { breaks } = mostDaysOff(ask(9, [10], [9]));
  const off = breaks.flatMap(({ first, last }) => days(first, last));
  expect(breaks.length).toBeGreaterThan(0);
  expect(off).not.toContain(MONDAY + 9);
});

test('the alternatives of a long break do not overlap, longest first', () => {
  expect(spans(longestBreaks(ask(5, [10]), 3))).toEqual([
    [4, 13],
    [19, 27],
    [-2, 2],
  ]);
});

/**
 * Toy years with various weekends, holidays and days that must be worked; the same in every run.
 */
const TOYS: (readonly [number, LeaveQuestion])[] = Array.from({ length: 24 }, (_, seed) => {
  let state = seed + 1;
  const pick = (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
  pick(9);
  const holidays = Array.from({ length: 1 + pick(4) }, () => pick(YEAR_DAYS));
  const mustWork = seed % 3 === 0 ? [pick(YEAR_DAYS)] : [];
  const weekend = [isSaturdayOrSunday, weekendOn(4, 5), weekendOn(4)][seed % 3];
  return [seed, ask(1 + (seed % 4), holidays, mustWork, weekend)] as const;
});

describe.each(TOYS)('toy year %i, against every set of days of leave', (_, question) => {
  const all = everyPlan(question);

  test('no plan has more days off in valid breaks', () => {
    const isKind = (found: Run) =>
      found.days.length >= 9 || (found.days.length >= 4 && found.days.some(question.isHoliday));
    const figures = all
      .filter((runs) => runs.every(isKind))
      .map((runs) => [sum(runs, (run) => run.days.length), -sum(runs, (run) => run.leave)]);
    const { daysOff, leaveDays } = mostDaysOff(question);
    expect([daysOff, 0 - leaveDays]).toEqual(highest(figures));
  });

  test('no plan has more long weekends, or as many for less leave', () => {
    const isKind = (found: Run) =>
      [4, 5].includes(found.days.length) && found.days.some(question.isHoliday);
    const figures = all
      .filter((runs) => runs.every(isKind))
      .map((runs) => [
        ...[runs.length, -sum(runs, (run) => run.leave)],
        sum(runs, (run) => run.days.length),
      ]);
    const { breaks, daysOff, leaveDays } = longWeekends(question);
    expect([breaks.length, 0 - leaveDays, daysOff]).toEqual(highest(figures));
  });

  test('no break is longer, or as long for less leave', () => {
    const figures = all
      .filter((runs) => runs.length === 1)
      .map(([run]) => [run?.days.length ?? 0, -(run?.leave ?? 0)]);
    const { daysOff, leaveDays } = planOf(longestBreaks(question, 1));
    expect([daysOff, 0 - leaveDays]).toEqual(highest([[0, 0], ...figures]));
  });
});

test('the toy years contain breaks', () => {
  expect(TOYS.filter(([, toy]) => longWeekends(toy).breaks.length > 0).length).toBeGreaterThan(8);
  expect(TOYS.filter(([, toy]) => mostDaysOff(toy).breaks.length > 1).length).toBeGreaterThan(4);
});

/** Consecutive days off that include leave. */
interface Run {
  readonly days: readonly DayNumber[];
  readonly leave: number;
}

/** For every set of leave days whose breaks are all allowed: the breaks that it makes. */
function everyPlan(question: LeaveQuestion): Run[][] {
  const { first, last, isOff, isWeekend, mustWork } = question;
  const workable = days(first, last).filter((day) => !isOff(day) && !mustWork.has(day));
  const canTake = new Set(workable);
  return subsets(workable, question.days)
    .map((taken) => runsOf(first - 9, last + 9, (day) => isOff(day) || taken.has(day), taken))
    .filter((runs) =>
      runs.every(({ days: off }) => {
        const [before, after] = [(off[0] ?? 0) - 1, (off.at(-1) ?? 0) + 1];
        const isShort =
          (canTake.has(before) && isOff(before - 1)) || (canTake.has(after) && isOff(after + 1));
        return off.some(isWeekend) && !isShort;
      }),
    );
}

function runsOf(
  from: DayNumber,
  to: DayNumber,
  isFree: (day: DayNumber) => boolean,
  taken: ReadonlySet<DayNumber>,
): Run[] {
  const runs: DayNumber[][] = [[]];
  for (const day of days(from, to)) {
    if (isFree(day)) runs.at(-1)?.push(day);
    else runs.push([]);
  }
  return runs
    .map((off) => ({ days: off, leave: off.filter((day) => taken.has(day)).length }))
    .filter(({ leave }) => leave > 0);
}

function subsets(from: readonly DayNumber[], most: number): Set<DayNumber>[] {
  if (most === 0 || from.length === 0) return [new Set()];
  const [first, ...rest] = from as [DayNumber, ...DayNumber[]];
  return [
    ...subsets(rest, most),
    ...subsets(rest, most - 1).map((set) => set.union(new Set([first]))),
  ];
}

/** The greatest list of figures, compared item by item. */
function highest(lists: readonly (readonly number[])[]): readonly number[] | undefined {
  return [...lists]
    .map((list) => list.map((figure) => 0 + figure))
    .sort((a, b) => {
      const index = a.findIndex((figure, place) => figure !== b[place]);
      return index === -1 ? 0 : (b[index] ?? 0) - (a[index] ?? 0);
    })[0];
}

function days(first: DayNumber, last: DayNumber): DayNumber[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

function sum<Item>(items: readonly Item[], figure: (item: Item) => number): number {
  return items.reduce((total, item) => total + figure(item), 0);
}
