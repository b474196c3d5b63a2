import type { DayNumber } from '../../calendar/day-number.ts';

/** What leave is to be spent on. */
export interface LeaveQuestion {
  /** Leave is taken from the first of these dates to the last. */
  readonly first: DayNumber;
  readonly last: DayNumber;
  /** Days of leave to spend, 0 to `LEAVE_DAYS_MAX`. */
  readonly days: number;
  /** Breaks that are shorter are not worth a day of leave. */
  readonly breakDaysMin: number;
  /** Longer breaks are not what is looked for; infinite where any length will do. */
  readonly breakDaysMax: number;
  /** Whether nobody works on a date anyway; asked beyond `first` and `last` as well. */
  readonly isOff: (day: DayNumber) => boolean;
  /** A break must hold one of these dates to be worth leave; null: any break is. */
  readonly mustHold: ((day: DayNumber) => boolean) | null;
  /** Working days that no leave may be taken on. */
  readonly mustWork: ReadonlySet<DayNumber>;
}

/** Days off in a row, some of which are leave. */
export interface LeaveBreak {
  readonly first: DayNumber;
  readonly last: DayNumber;
  /** The days of leave in it, in order; at least one. */
  readonly leave: readonly DayNumber[];
}

/** How to spend leave; in order of time. */
export interface LeavePlan {
  readonly breaks: readonly LeaveBreak[];
  /** Days of leave in all breaks. */
  readonly leaveDays: number;
  /** Days off in all breaks, leave included. */
  readonly daysOff: number;
}

/** More leave than this nobody plans at once. */
export const LEAVE_DAYS_MAX = 60;
/** No run of days off is longer: what lies further away is not looked at. */
const MARGIN_DAYS = 40;

/**
 * The plan with the most days off in its breaks; of equal ones, one with the least leave.
 *
 * Exact, by dynamic programming over the working days: what is best up to a working day that is
 * worked, with so many days of leave spent, is what was best up to an earlier one, and all working
 * days between the two taken off. Working days times leave times the longest break.
 */
export function planLeave(question: LeaveQuestion): LeavePlan {
  const working = workingDays(question);
  const { days, breakDaysMin, breakDaysMax, mustHold } = question;
  const held = mustHold === null ? null : countHeld(working, mustHold);
  const width = days + 1;
  // How many days off there are at best, by working day that is worked and leave spent; -1: not to be had.
  const best = new Int32Array(working.length * width).fill(-1);
  // How many working days before it are taken off for that.
  const taken = new Uint8Array(working.length * width);
  best[0] = 0;
  for (let worked = 1; worked < working.length; worked += 1) {
    best.copyWithin(worked * width, (worked - 1) * width, worked * width);
    const longest = longestBefore(working, worked, days);
    for (let leave = 1; leave <= longest; leave += 1) {
      const before = worked - leave - 1;
      const length = dayAt(working, worked) - dayAt(working, before) - 1;
      if (length > breakDaysMax) break;
      if (length < breakDaysMin || (held !== null && held[worked] === held[before])) continue;
      for (let spent = leave; spent <= days; spent += 1) {
        const had = best[before * width + spent - leave] as number;
        const place = worked * width + spent;
        if (had < 0 || had + length <= (best[place] as number)) continue;
        best[place] = had + length;
        taken[place] = leave;
      }
    }
  }
  return readPlan(working, best, taken, width);
}

interface WorkingDay {
  readonly day: DayNumber;
  readonly mayBeTaken: boolean;
}

/** The working days that leave can be taken on, and one on each side that bounds the breaks. */
function workingDays(question: LeaveQuestion): WorkingDay[] {
  const { first, last, isOff, mustWork } = question;
  const found: WorkingDay[] = [{ day: nextWorking(first - 1, -1, isOff), mayBeTaken: false }];
  for (let day = first; day <= last; day += 1) {
    if (!isOff(day)) found.push({ day, mayBeTaken: !mustWork.has(day) });
  }
  found.push({ day: nextWorking(last + 1, 1, isOff), mayBeTaken: false });
  return found;
}

/** @param step 1 for later, -1 for earlier. */
function nextWorking(from: DayNumber, step: 1 | -1, isOff: LeaveQuestion['isOff']): DayNumber {
  let day = from;
  while (isOff(day) && Math.abs(day - from) < MARGIN_DAYS) day += step;
  return day;
}

/** How many dates that a break must hold lie before each working day. */
function countHeld(
  working: readonly WorkingDay[],
  mustHold: (day: DayNumber) => boolean,
): Int32Array {
  const counts = new Int32Array(working.length);
  for (let index = 1; index < working.length; index += 1) {
    let count = counts[index - 1] as number;
    for (let day = dayAt(working, index - 1) + 1; day < dayAt(working, index); day += 1) {
      if (mustHold(day)) count += 1;
    }
    counts[index] = count;
  }
  return counts;
}

/** How many working days in a row right before this one may be taken off, at most `days`. */
function longestBefore(working: readonly WorkingDay[], worked: number, days: number): number {
  let longest = 0;
  while (longest < days && working[worked - longest - 1]?.mayBeTaken) longest += 1;
  return longest;
}

function readPlan(
  working: readonly WorkingDay[],
  best: Int32Array,
  taken: Uint8Array,
  width: number,
): LeavePlan {
  const end = working.length - 1;
  const ends = best.subarray(end * width);
  const daysOff = ends.reduce((most, value) => Math.max(most, value), 0);
  // The first is the one with the least leave.
  const leaveDays = ends.indexOf(daysOff);
  const breaks: LeaveBreak[] = [];
  let spent = leaveDays;
  for (let worked = end; worked > 0; ) {
    const leave = taken[worked * width + spent] as number;
    const before = worked - leave - 1;
    if (leave > 0) {
      breaks.unshift({
        first: dayAt(working, before) + 1,
        last: dayAt(working, worked) - 1,
        leave: working.slice(before + 1, worked).map(({ day }) => day),
      });
    }
    worked = before;
    spent -= leave;
  }
  return { breaks, leaveDays, daysOff };
}

function dayAt(working: readonly WorkingDay[], index: number): DayNumber {
  return (working[index] as WorkingDay).day;
}
