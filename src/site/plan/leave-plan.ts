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
const MARGIN_DAYS = 40;

/** The value of a break, whose sum a plan maximises; null for a break of the wrong kind. */
type Worth = (found: Candidate) => number | null;

/** The plan with the most days off; among equals, the one with the least leave. */
export const mostDaysOff = (question: LeaveQuestion): LeavePlan =>
  bestPlan(question, ({ length, hasHoliday }) =>
    length >= WEEK_OFF_DAYS_MIN || (hasHoliday && length >= LONG_WEEKEND_DAYS.min) ? length : null,
  );

/**
 * The most long weekends around a holiday; among equals, the least leave, then the most days off.
 */
export const longWeekends = (question: LeaveQuestion): LeavePlan =>
  bestPlan(question, ({ length, hasHoliday, leave }) =>
    hasHoliday && length >= LONG_WEEKEND_DAYS.min && length <= LONG_WEEKEND_DAYS.max
      ? 1_000_000 - 1000 * leave + length
      : null,
  );

/**
 * The longest breaks that do not overlap, longest first; among equals, least leave, then
 * earliest. Each spends the leave alone, as an alternative.
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

interface Candidate {
  /** The last working day before the break, and the first one after it. */
  readonly before: number;
  readonly worked: number;
  readonly leave: number;
  readonly length: number;
  readonly hasHoliday: boolean;
}

/** The last break of a plan, and the plan before it. */
interface Chosen {
  readonly found: Candidate;
  readonly before: Chosen | undefined;
}

/**
 * Finds an exact solution by dynamic programming over the working days. The best plan up to a
 * working day, with some leave spent, is the best plan up to an earlier working day plus the
 * break between the two. The cost is working days times leave times the longest break.
 */
function bestPlan(question: LeaveQuestion, worth: Worth): LeavePlan {
  const { days } = question;
  const working = workingDays(question);
  const ending = Map.groupBy(candidatesOf(question, working), (found) => found.worked);
  const width = days + 1;
  // By working day and the most leave that is spent: the greatest value, and its plan.
  const best = new Int32Array(working.length * width);
  const plans = new Array<Chosen | undefined>(best.length);
  for (let worked = 1; worked < working.length; worked += 1) {
    const row = worked * width;
    best.copyWithin(row, row - width, row);
    plans.copyWithin(row, row - width, row);
    for (const found of ending.get(worked) ?? []) {
      const gained = worth(found);
      if (gained === null) continue;
      for (let spent = found.leave; spent <= days; spent += 1) {
        const from = found.before * width + spent - found.leave;
        const value = (best[from] as number) + gained;
        if (value <= (best[row + spent] as number)) continue;
        best[row + spent] = value;
        plans[row + spent] = { found, before: plans[from] };
      }
    }
  }
  const ends = best.subarray(-width);
  // The first plan of the greatest value spends the least leave.
  let last = plans.at(ends.indexOf(Math.max(...ends)) - width);
  const breaks: LeaveBreak[] = [];
  for (; last !== undefined; last = last.before) breaks.unshift(breakOf(working, last.found));
  return planOf(breaks);
}

interface WorkingDay {
  readonly day: DayNumber;
  readonly mayBeTaken: boolean;
  /** What lies between it and the working day before. */
  readonly hasWeekend: boolean;
  readonly hasHoliday: boolean;
}

/** The working days on which leave may be taken, plus one on each side as a bound. */
function workingDays({ first, last, ...question }: LeaveQuestion): WorkingDay[] {
  const { isOff, isWeekend, isHoliday, mustWork } = question;
  const found: WorkingDay[] = [];
  let [hasWeekend, hasHoliday] = [false, false];
  const [start, end] = [nextWorking(first - 1, -1, isOff), nextWorking(last + 1, 1, isOff)];
  for (let day = start; day <= end; day += 1) {
    if (isOff(day) && day > start && day < end) {
      hasWeekend ||= isWeekend(day);
      hasHoliday ||= isHoliday(day);
      continue;
    }
    const mayBeTaken = day >= first && day <= last && !mustWork.has(day);
    found.push({ day, mayBeTaken, hasWeekend, hasHoliday });
    [hasWeekend, hasHoliday] = [false, false];
  }
  return found;
}

function nextWorking(from: DayNumber, step: 1 | -1, isOff: LeaveQuestion['isOff']): DayNumber {
  let day = from;
  while (isOff(day) && Math.abs(day - from) < MARGIN_DAYS) day += step;
  return day;
}

/**
 * Every affordable break that holds a weekend and does not stop one day short of other days off.
 */
function candidatesOf({ days, isOff }: LeaveQuestion, working: readonly WorkingDay[]): Candidate[] {
  // A day that must be worked ends a break anywhere.
  const stopsShort = ({ day, mayBeTaken }: WorkingDay, step: 1 | -1) =>
    mayBeTaken && isOff(day + step);
  return working.flatMap((after, worked) => {
    if (stopsShort(after, 1)) return [];
    const found: Candidate[] = [];
    let { hasWeekend, hasHoliday } = after;
    for (let leave = 1; leave <= days; leave += 1) {
      const before = worked - leave - 1;
      const [bound, taken] = [working[before], working[before + 1]];
      if (bound === undefined || taken?.mayBeTaken !== true) break;
      hasWeekend ||= taken.hasWeekend;
      hasHoliday ||= taken.hasHoliday;
      if (hasWeekend && !stopsShort(bound, -1)) {
        found.push({ before, worked, leave, hasHoliday, length: after.day - bound.day - 1 });
      }
    }
    return found;
  });
}

export function planOf(breaks: readonly LeaveBreak[]) {
  const sum = (figure: (found: LeaveBreak) => number) =>
    breaks.reduce((total, found) => total + figure(found), 0);
  return {
    breaks,
    leaveDays: sum(({ leave }) => leave.length),
    daysOff: sum(({ first, last }) => last - first + 1),
  };
}

function breakOf(working: readonly WorkingDay[], { before, worked }: Candidate): LeaveBreak {
  const [bound, ...days] = working.slice(before, worked + 1).map(({ day }) => day);
  const leave = days.slice(0, -1);
  return { first: (bound ?? 0) + 1, last: (days.at(-1) ?? 0) - 1, leave };
}
