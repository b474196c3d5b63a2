import type { DayNumber } from '../../calendar/day-number.ts';
import { formatIsoDate, toCivilDate } from '../../calendar/day-number.ts';
import type { Holiday } from '../../calendar/holiday.ts';
import { recordsOn } from '../../calendar/questions.ts';
import { isWithin } from '../../calendar/supported-range.ts';
import type { Place } from '../places/places.ts';
import { longDate, plural, shortDate } from '../words.ts';
import type { StripDay } from '../year/breaks.ts';
import { type LeaveBreak, type LeavePlan, planLeave } from './leave-plan.ts';
import type { PlanForm } from './plan-form.ts';

/** A break as the page tells it. */
export interface ToldBreak extends LeaveBreak {
  /** "Take 2 days, have 9". */
  readonly title: string;
  readonly days: readonly StripDay[];
  /** Leave days next to each other, weekends between them apart: "Thu 24 Dec 2026", "Mon 28 Dec to Wed 30 Dec". */
  readonly leaveWords: readonly string[];
  /** What it says of estimated holidays and of years whose holidays are not known; may be none. */
  readonly notes: readonly string[];
}

/** What the planner's page says. */
export interface ToldPlan {
  readonly plan: LeavePlan;
  readonly breaks: readonly ToldBreak[];
  /** "10 days of leave, 34 days off in 4 breaks". */
  readonly summary: string;
  /** One line a stretch of leave, to copy. */
  readonly list: string;
}

/** The best plan of a form, in words; null when the form has faults. */
export function tellPlan(form: PlanForm): ToldPlan | null {
  const { question, place } = form;
  if (question === null) return null;
  const plan = planLeave(question);
  const breaks = plan.breaks.map((found): ToldBreak => {
    const length = found.last - found.first + 1;
    return {
      ...found,
      title: `Take ${plural(found.leave.length, 'day')}, have ${length}`,
      days: drawBreak(place, found, question.isOff),
      leaveWords: stretchesOf(found.leave).map(stretchWords),
      notes: notesOf(place, found),
    };
  });
  return { plan, breaks, summary: summaryOf(plan, question.days), list: listOf(breaks) };
}

function summaryOf({ leaveDays, daysOff, breaks }: LeavePlan, days: number): string {
  if (breaks.length === 0) return `${plural(days, 'day')} of leave make no break as long as that`;
  const spent = `${plural(leaveDays, 'day')} of leave, ${plural(daysOff, 'day')} off`;
  const spare = days - leaveDays;
  return `${spent} in ${plural(breaks.length, 'break')}${spare === 0 ? '' : `; ${plural(spare, 'day')} to spare`}`;
}

function listOf(breaks: readonly ToldBreak[]): string {
  return breaks
    .map(
      ({ first, last, leaveWords, title }) =>
        `${leaveWords.join(', ')} (${title.toLowerCase()}: ${shortDate(first)} to ${shortDate(last)})`,
    )
    .join('\n');
}

/** A stretch of days that follow one another. */
export interface Stretch {
  readonly first: DayNumber;
  readonly last: DayNumber;
}

/** Days, in order, as stretches without a gap. */
export function stretchesOf(days: readonly DayNumber[]): Stretch[] {
  const stretches: { first: DayNumber; last: DayNumber }[] = [];
  for (const day of days) {
    const current = stretches.at(-1);
    if (current?.last === day - 1) current.last = day;
    else stretches.push({ first: day, last: day });
  }
  return stretches;
}

function stretchWords({ first, last }: Stretch): string {
  return first === last ? shortDate(first) : `${shortDate(first)} to ${shortDate(last)}`;
}

function drawBreak(
  { calendar }: Place,
  { first, last, leave }: LeaveBreak,
  isOff: (day: DayNumber) => boolean,
): StripDay[] {
  return Array.from({ length: last - first + 1 }, (_, index): StripDay => {
    const day = first + index;
    if (leave.includes(day)) return { day, state: 't' };
    if (isWithin(day, calendar.range) && holidaysOn(calendar, day).length > 0)
      return { day, state: 'h' };
    return { day, state: isOff(day) ? 'w' : 'd' };
  });
}

function notesOf({ calendar }: Place, { first, last }: LeaveBreak): string[] {
  const notes: string[] = [];
  for (let day = first; day <= last; day += 1) {
    if (!isWithin(day, calendar.range)) {
      const { year } = toCivilDate(day);
      notes.push(`Holidays of ${year} are not known yet: the break may be longer`);
      break;
    }
    for (const { name, accuracy } of holidaysOn(calendar, day)) {
      if (accuracy !== 'estimated') continue;
      notes.push(`${name} on ${longDate(day)} is estimated and may still move`);
    }
  }
  return notes;
}

function holidaysOn(calendar: Place['calendar'], day: DayNumber): readonly Holiday[] {
  const { from, to } = recordsOn(calendar, day);
  return calendar.holidays.slice(from, to);
}

/** "2026-12-24" of a stretch's first day: what names it in an address. */
export function stretchKey({ first }: Stretch): string {
  return formatIsoDate(first);
}
