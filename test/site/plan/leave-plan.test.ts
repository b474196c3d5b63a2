import { expect, test } from 'vitest';
import { buildDataSet } from '../../../src/artifact/data-set.ts';
import { loadReleases, type Release } from '../../../src/artifact/load-release.ts';
import { type DayNumber, toDayNumber } from '../../../src/calendar/day-number.ts';
import { RANGE_FIRST, RANGE_LAST, SUPPORTED_YEARS } from '../../../src/calendar/supported-range.ts';
import { placesOf } from '../../../src/site/places/places.ts';
import { type LeaveQuestion, planLeave } from '../../../src/site/plan/leave-plan.ts';
import { stateOn } from '../../../src/site/year/breaks.ts';
import { sampleOf } from '../../support/sample.ts';
import { YEARS } from '../../support/years.ts';

/** The first of a month of two weeks that begins on a Monday, with weekends after five days. */
const MONDAY = toDayNumber(2026, 6, 1);

/** Long weekends around a holiday, and longer breaks wherever they lie. */
const KINDS = [
  [4, 8],
  [9, Number.POSITIVE_INFINITY],
] as const;

function ask(question: Partial<LeaveQuestion>): LeaveQuestion {
  return {
    first: MONDAY,
    last: MONDAY + 18,
    days: 5,
    breakDaysMin: 4,
    breakDaysMax: Number.POSITIVE_INFINITY,
    isOff: (day) => (day - MONDAY + 70) % 7 >= 5,
    mustHold: null,
    mustWork: new Set(),
    ...question,
  };
}

test('a week of leave lies between two weekends', () => {
  expect(planLeave(ask({ breakDaysMin: 9 }))).toEqual({
    breaks: [
      { first: MONDAY - 2, last: MONDAY + 6, leave: [0, 1, 2, 3, 4].map((day) => MONDAY + day) },
    ],
    leaveDays: 5,
    daysOff: 9,
  });
});

test('short breaks make more of the same leave, and nothing is spent that gains nothing', () => {
  const short = planLeave(ask({ breakDaysMin: 3 }));
  expect(short.breaks.map(({ leave }) => leave.length)).toEqual([2, 1, 1, 1]);
  expect(short).toMatchObject({ leaveDays: 5, daysOff: 13 });
  expect(planLeave(ask({ days: 4, breakDaysMin: 9 }))).toEqual({
    breaks: [],
    leaveDays: 0,
    daysOff: 0,
  });
  expect(planLeave(ask({ days: 0 })).breaks).toEqual([]);
});

test('no leave is taken on a day that must be worked, and no break reaches over one', () => {
  const mustWork = new Set([MONDAY + 2, MONDAY + 9]);
  const { breaks } = planLeave(ask({ days: 9, mustWork }));
  const off = new Set(breaks.flatMap(({ first, last }) => days(first, last)));
  expect(breaks.length).toBeGreaterThan(1);
  expect([...mustWork].filter((day) => off.has(day))).toEqual([]);
});

test('where a break must hold a holiday, leave is taken around holidays alone', () => {
  const holiday = MONDAY + 10;
  const { isOff } = ask({});
  const question = ask({
    isOff: (day) => day === holiday || isOff(day),
    mustHold: (day) => day === holiday,
  });
  const { breaks, daysOff } = planLeave(question);
  expect(daysOff).toBe(10);
  expect(breaks.map(({ first, last }) => first <= holiday && holiday <= last)).toEqual([true]);
});

test('no break is longer than what is looked for', () => {
  const { breaks } = planLeave(ask({ days: 9, breakDaysMin: 3, breakDaysMax: 4 }));
  expect(breaks.map(({ first, last }) => last - first + 1)).toEqual([4, 4, 3, 3, 3]);
});

test('it equals brute force for up to four days, in every calendar and year', () => {
  const dataSet = buildDataSet(loadReleases('artifacts').at(-1) as Release);
  const wrong: string[] = [];
  let asked = 0;
  const places = sampleOf(placesOf(dataSet));
  for (const place of places) {
    const { key } = place;
    const off = new Set(
      days(RANGE_FIRST - 40, RANGE_LAST + 40).filter((day) => !/[ds]/.test(stateOn(place, day))),
    );
    const isOff = (day: DayNumber) => off.has(day);
    const extra = new Set([...off].filter((day) => /[he]/.test(stateOn(place, day))));
    for (const year of SUPPORTED_YEARS) {
      const [first, last] = [toDayNumber(year, 1, 1), toDayNumber(year, 12, 31)];
      for (const [breakDaysMin, breakDaysMax] of KINDS) {
        const mustHold = breakDaysMin === 4 ? (day: DayNumber) => extra.has(day) : null;
        const candidates = breaksBetween(first, last, isOff, breakDaysMin).filter(
          ({ from, to, length }) =>
            length <= breakDaysMax && (mustHold === null || days(from, to).some(mustHold)),
        );
        for (let leave = 1; leave <= 4; leave += 1) {
          const question = ask({
            first,
            last,
            days: leave,
            breakDaysMin,
            breakDaysMax,
            isOff,
            mustHold,
          });
          const best = bestOf(candidates, leave);
          const plan = planLeave(question);
          asked += 1;
          const isBest = plan.daysOff === best.daysOff && plan.leaveDays === best.leave;
          const told = sum(plan.breaks.map((each) => each.last - each.first + 1));
          const taken = plan.breaks.flatMap((each) => each.leave);
          if (!isBest || told !== plan.daysOff || taken.some(isOff)) {
            wrong.push(`${key} ${year} ${leave} ${breakDaysMin}`);
          }
        }
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(asked).toBe(places.length * YEARS.length * 2 * 4);
});

/** A stretch of working days taken off, and the days off that it makes, walked one by one. */
interface Candidate {
  readonly leave: number;
  readonly length: number;
  readonly from: DayNumber;
  readonly to: DayNumber;
}

function breaksBetween(
  first: DayNumber,
  last: DayNumber,
  isOff: (day: DayNumber) => boolean,
  breakDaysMin: number,
): Candidate[] {
  const found: Candidate[] = [];
  for (const from of days(first, last).filter((day) => !isOff(day))) {
    for (let leave = 0, to = from; to <= last && leave < 4; to += 1) {
      if (isOff(to)) continue;
      leave += 1;
      let [begin, end] = [from, to];
      while (isOff(begin - 1)) begin -= 1;
      while (isOff(end + 1)) end += 1;
      if (end - begin + 1 >= breakDaysMin) {
        found.push({ leave, length: end - begin + 1, from: begin, to: end });
      }
    }
  }
  return found;
}

/** Tries every set of breaks between each two of which somebody works. */
function bestOf(
  candidates: readonly Candidate[],
  most: number,
): { daysOff: number; leave: number } {
  let best = { daysOff: 0, leave: 0 };
  const extend = (from: number, free: DayNumber, leave: number, daysOff: number): void => {
    if (daysOff > best.daysOff || (daysOff === best.daysOff && leave < best.leave)) {
      best = { daysOff, leave };
    }
    if (leave === most) return;
    for (let index = from; index < candidates.length; index += 1) {
      const next = candidates[index] as Candidate;
      if (next.from <= free + 1 || leave + next.leave > most) continue;
      extend(index + 1, next.to, leave + next.leave, daysOff + next.length);
    }
  };
  extend(0, Number.NEGATIVE_INFINITY, 0, 0);
  return best;
}

function days(first: DayNumber, last: DayNumber): DayNumber[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
