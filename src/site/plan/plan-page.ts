import type { ReleasedHoliday } from '../../artifact/calendars.ts';
import type { DayNumber } from '../../calendar/day-number.ts';
import { formatIsoDate, toCivilDate } from '../../calendar/day-number.ts';
import { recordsOn } from '../../calendar/questions.ts';
import { isWithin } from '../../calendar/supported-range.ts';
import type { Speech } from '../languages/speech.ts';
import type { Told } from '../languages/told.ts';
import { dayNames } from '../places/day-names.ts';
import type { Place } from '../places/places.ts';
import type { StripDay } from '../year/breaks.ts';
import { type LeaveBreak, type LeavePlan, type LeaveQuestion, planLeave } from './leave-plan.ts';
import type { PlanForm } from './plan-form.ts';

/** A break as the page tells it. */
export interface ToldBreak extends LeaveBreak {
  /** "Take 2 days, have 9". */
  readonly title: string;
  readonly days: readonly StripDay[];
  /** Leave days next to each other, weekends between them apart: "Thu 24 Dec 2026", "Mon 28 Dec to Wed 30 Dec". */
  readonly leaveWords: readonly string[];
  /** What it says of estimated holidays and of years whose holidays are not known; may be none. */
  readonly notes: readonly Told[];
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
  const { speech } = place;
  const { t, say } = speech;
  const plan = planLeave(question);
  const breaks = plan.breaks.map((found): ToldBreak => {
    const length = found.last - found.first + 1;
    return {
      ...found,
      title: say(t.plan.take, { n: found.leave.length, length }),
      days: drawBreak(place, found, question.isOff),
      leaveWords: stretchesOf(found.leave).map((stretch) => stretchWords(stretch, speech)),
      notes: notesOf(place, found),
    };
  });
  return {
    ...{ plan, breaks },
    summary: summaryOf(plan, question, form),
    list: breaks.map((found) => lineOf(found, speech)).join('\n'),
  };
}

function summaryOf(
  { leaveDays, daysOff, breaks }: LeavePlan,
  { days, first, last }: LeaveQuestion,
  { place, year }: PlanForm,
): string {
  const { t, say } = place.speech;
  const { plan } = t;
  if (breaks.length === 0) {
    const isLeft = place.calendar.holidays.some(({ day }) => day >= first && day <= last);
    return isLeft ? say(plan.tooFew, { n: days }) : say(plan.noHoliday, { year: String(year) });
  }
  const spent = {
    leave: say(plan.leave, { n: leaveDays }),
    off: say(plan.daysOff, { n: daysOff }),
    breaks: say(plan.breaks, { n: breaks.length }),
  };
  const spare = days - leaveDays;
  if (spare === 0) return say(plan.summary, spent);
  return say(plan.summarySpare, { ...spent, spare: say(plan.spare, { n: spare }) });
}

function lineOf({ first, last, leave, leaveWords }: ToldBreak, speech: Speech): string {
  const { t, say, shortDate } = speech;
  return say(t.plan.line, {
    leave: listStretches(leaveWords, speech),
    n: leave.length,
    length: last - first + 1,
    first: shortDate(first),
    last: shortDate(last),
  });
}

/** Stretches of leave one after the other: "a, b, c". */
export function listStretches(items: readonly string[], { t, say }: Speech): string {
  return items.reduce((one, other) => say(t.plan.stretches, { one, other }));
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

function stretchWords({ first, last }: Stretch, { t, say, shortDate }: Speech): string {
  if (first === last) return shortDate(first);
  return say(t.plan.span, { first: shortDate(first), last: shortDate(last) });
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

function notesOf(place: Place, { first, last }: LeaveBreak): Told[] {
  const { calendar } = place;
  const { t, say, tell, longDate } = place.speech;
  const notes: Told[] = [];
  for (let day = first; day <= last; day += 1) {
    if (!isWithin(day, calendar.range)) {
      const { year } = toCivilDate(day);
      notes.push(say(t.plan.yearUnknown, { year: String(year) }));
      break;
    }
    for (const { record, accuracy } of holidaysOn(calendar, day)) {
      if (accuracy !== 'estimated') continue;
      const { name } = dayNames(place, record);
      notes.push(tell(t.plan.mayMove, { name, date: longDate(day) }));
    }
  }
  return notes;
}

function holidaysOn(calendar: Place['calendar'], day: DayNumber): readonly ReleasedHoliday[] {
  const { from, to } = recordsOn(calendar, day);
  return calendar.holidays.slice(from, to);
}

/** "2026-12-24" of a stretch's first day: what names it in an address. */
export function stretchKey({ first }: Stretch): string {
  return formatIsoDate(first);
}
