import type { DayNumber } from '../../calendar/day-number.ts';

/** What a leave plan is asked for. */
export interface LeaveQuestion {
  /** Leave is taken from the first of these dates to the last. */
  readonly first: DayNumber;
  readonly last: DayNumber;
  /** Days of leave to spend, 0 to `LEAVE_DAYS_MAX`. */
  readonly days: number;
  /** Whether a date is off without leave; also asked outside `first` and `last`. */
  readonly isOff: (day: DayNumber) => boolean;
  /** Whether a day off is not a mere weekend day: a holiday or another day off. */
  readonly isWeekend: (day: DayNumber) => boolean;
  readonly isHoliday: (day: DayNumber) => boolean;
  /** Working days on which no leave may be taken. */
  readonly mustWork: ReadonlySet<DayNumber>;
}

/** Consecutive days off, some of them leave. */
export interface LeaveBreak {
  readonly first: DayNumber;
  readonly last: DayNumber;
  /** The days of leave in it, in order; at least one. */
  readonly leave: readonly DayNumber[];
}

/** Breaks in order of time. */
export type LeavePlan = ReturnType<typeof planOf>;

/** Most leave that a plan spends. */
export const LEAVE_DAYS_MAX = 60;
/** The length of a long weekend. */
export const LONG_WEEKEND_DAYS = { min: 4, max: 5 };
/** A break without a holiday is worth leave only from this length on. */
export const WEEK_OFF_DAYS_MIN = 9;
/** No run of days off is longer, so the search stops there. */
const MARGIN_DAYS = 40;

/** The value of a break, whose sum a plan maximises; null for a break of the wrong kind. */
type Worth = (found: Candidate) => number | null;

/** Prefers as many days off as possible, in breaks with a holiday or of nine days. */
const MOST: Worth = ({ length, hasHoliday }) =>
  length >= WEEK_OFF_DAYS_MIN || (hasHoliday && length >= LONG_WEEKEND_DAYS.min) ? length : null;

/** Prefers as many long weekends as possible, then as little leave, then as many days off. */
const WEEKENDS: Worth = ({ length, hasHoliday, leave }) =>
  hasHoliday && length >= LONG_WEEKEND_DAYS.min && length <= LONG_WEEKEND_DAYS.max
    ? 1_000_000 - 1000 * leave + length
    : null;

/** The plan with the most days off; among equals, the one with the least leave. */
export const mostDaysOff = (question: LeaveQuestion): LeavePlan => bestPlan(question, MOST);

/**
 * The plan with the most long weekends around a holiday; among equals, the one with the least
 * leave.
 */
export const longWeekends = (question: LeaveQuestion): LeavePlan => bestPlan(question, WEEKENDS);

/**
 * The longest breaks that do not overlap, longest first; among equals, least leave first, then
 * earliest. Each break spends the leave alone, as an alternative to the others.
 */
export function longestBreaks(question: LeaveQuestion, most: number): LeaveBreak[] {
  const working = workingDays(question);
  const sorted = candidatesOf(question, working).sort(
    (a, b) => b.length - a.length || a.leave - b.leave || a.worked - b.worked,
  );
  const chosen: Candidate[] = [];
  for (const candidate of sorted) {
    if (chosen.length === most) break;
    if (
      chosen.every(({ before, worked }) => candidate.before >= worked || candidate.worked <= before)
    )
      chosen.push(candidate);
  }
  return chosen.map((candidate) => breakOf(working, candidate));
}

/** A break between two working days, given by index. */
interface Candidate {
  /** The last working day before the break, and the first one after it. */
  readonly before: number;
  readonly worked: number;
  readonly leave: number;
  /** The days off, leave included. */
  readonly length: number;
  readonly hasHoliday: boolean;
}

/**
 * Finds an exact solution by dynamic programming over the working days. The best plan up to a
 * working day, with some leave spent, is the best plan up to an earlier working day plus the
 * break between the two. The cost is working days times leave times the longest break.
 */
function bestPlan(question: LeaveQuestion, worth: Worth): LeavePlan {
  const { days } = question;
  const working = workingDays(question);
  const width = days + 1;
  // By working day and leave spent: the greatest value (-1 where impossible), and its plan.
  const best = new Int32Array(working.length * width).fill(-1);
  const plans = new Array<Chosen | undefined>(best.length);
  best[0] = 0;
  const ending = Map.groupBy(candidatesOf(question, working), (found) => found.worked);
  for (let worked = 1; worked < working.length; worked += 1) {
    const row = worked * width;
    best.copyWithin(row, row - width, row);
    plans.copyWithin(row, row - width, row);
    for (const found of ending.get(worked) ?? []) {
      const gained = worth(found);
      if (gained === null) continue;
      for (let spent = found.leave; spent <= days; spent += 1) {
        const from = found.before * width + spent - found.leave;
        const had = best[from] as number;
        if (had < 0 || had + gained <= (best[row + spent] as number)) continue;
        best[row + spent] = had + gained;
        plans[row + spent] = { found, before: plans[from] };
      }
    }
  }
  const ends = best.subarray(-width);
  // The first maximum has the least leave.
  let last = plans.at(ends.indexOf(Math.max(...ends)) - width);
  const breaks: LeaveBreak[] = [];
  for (; last !== undefined; last = last.before) breaks.unshift(breakOf(working, last.found));
  return planOf(breaks);
}

/** The last break of a plan, and the plan before it. */
interface Chosen {
  readonly found: Candidate;
  readonly before: Chosen | undefined;
}

interface WorkingDay {
  readonly day: DayNumber;
  readonly mayBeTaken: boolean;
}

/** The working days on which leave may be taken, plus one on each side as a bound. */
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

/**
 * Every affordable break that holds a weekend and does not stop one working day short of other
 * days off.
 */
function candidatesOf(question: LeaveQuestion, working: readonly WorkingDay[]): Candidate[] {
  const { days, isOff, isWeekend, isHoliday } = question;
  const weekends = countBefore(working, isWeekend);
  const holidays = countBefore(working, isHoliday);
  // A day that must be worked ends a break anywhere.
  const stopsShort = ({ day, mayBeTaken }: WorkingDay, step: 1 | -1) =>
    mayBeTaken && isOff(day + step);
  const found: Candidate[] = [];
  for (const [worked, after] of working.entries()) {
    if (stopsShort(after, 1)) continue;
    for (let leave = 1; leave <= days && working[worked - leave]?.mayBeTaken; leave += 1) {
      const before = worked - leave - 1;
      const bound = working[before] as WorkingDay;
      if (stopsShort(bound, -1) || weekends[worked] === weekends[before]) continue;
      const hasHoliday = holidays[worked] !== holidays[before];
      found.push({ before, worked, leave, hasHoliday, length: after.day - bound.day - 1 });
    }
  }
  return found;
}

/** The number of matching dates before each working day. */
function countBefore(
  working: readonly WorkingDay[],
  isKind: (day: DayNumber) => boolean,
): Int32Array {
  const counts = new Int32Array(working.length);
  for (let index = 1; index < working.length; index += 1) {
    let count = counts[index - 1] as number;
    for (let day = dayAt(working, index - 1) + 1; day < dayAt(working, index); day += 1) {
      if (isKind(day)) count += 1;
    }
    counts[index] = count;
  }
  return counts;
}

/** A plan of breaks. */
export function planOf(breaks: readonly LeaveBreak[]) {
  const sum = (figure: (found: LeaveBreak) => number) =>
    breaks.reduce((total, found) => total + figure(found), 0);
  return {
    breaks,
    // Days of leave, and days off with the leave, in all breaks.
    leaveDays: sum(({ leave }) => leave.length),
    daysOff: sum(({ first, last }) => last - first + 1),
  };
}

function breakOf(working: readonly WorkingDay[], { before, worked }: Candidate): LeaveBreak {
  return {
    first: dayAt(working, before) + 1,
    last: dayAt(working, worked) - 1,
    leave: working.slice(before + 1, worked).map(({ day }) => day),
  };
}

function dayAt(working: readonly WorkingDay[], index: number): DayNumber {
  return (working[index] as WorkingDay).day;
}
