import { type DayNumber, formatIsoDate, toCivilDate } from '../../calendar/day-number.ts';
import { isWithin } from '../../calendar/supported-range.ts';
import { writeCalendar } from '../feeds/calendar-text.ts';
import { drawYearWeeks } from '../figures/year-weeks.ts';
import type { Locale } from '../languages/locale.ts';
import type { Localized } from '../languages/localized.ts';
import { dayNames, listOfNames } from '../places/day-names.ts';
import type { Place } from '../places/places.ts';
import { holidaysOn } from '../year/holidays.ts';
import { firstWeekday } from '../year/year-glance.ts';
import {
  type LeaveBreak,
  type LeavePlan,
  type LeaveQuestion,
  longestBreaks,
  longWeekends,
  mostDaysOff,
  planOf,
} from './leave-plan.ts';
import type { PlanForm } from './plan-form.ts';

/** Ways to spend leave, as an address names them. */
export const WAYS = ['most', 'long', 'weekends'] as const;
export type Way = (typeof WAYS)[number];

/** One way to spend leave, in words. */
export type Proposal = ReturnType<typeof tellPlan>;

const INSTEAD_MAX = 3;

/** The ways to spend the leave of a form, in words; null when the form has faults. */
export function tellPlans(form: PlanForm): readonly Proposal[] | null {
  const { question } = form;
  if (question === null) return null;
  const [longest, ...others] = longestBreaks(question, 1 + INSTEAD_MAX);
  return [
    tellPlan(form, question, 'most', mostDaysOff(question)),
    tellPlan(form, question, 'long', planOf(longest === undefined ? [] : [longest]), others),
    tellPlan(form, question, 'weekends', longWeekends(question)),
  ];
}

function tellPlan(
  form: PlanForm,
  question: LeaveQuestion,
  way: Way,
  plan: LeavePlan,
  instead: readonly LeaveBreak[] = [],
) {
  const { place } = form;
  const { t, say, shortDate } = place.locale;
  const breaks = plan.breaks.map((found) => tellBreak(place, found, question));
  const left = question.days - plan.leaveDays;
  /** t leave to take, h day off outside weekends, i weekend in a break, w other weekend, d working day. */
  const stateOf = (day: DayNumber) => {
    const around = breaks.find((found) => isWithin(day, found));
    if (around?.leave.includes(day)) return 't';
    if (question.isHoliday(day)) return 'h';
    if (!question.isWeekend(day)) return 'd';
    return around === undefined ? 'w' : 'i';
  };
  const hasNone = breaks.length === 0;
  const lines = breaks.map((found) =>
    say(t.plan.lineOfLeave, {
      leave: leaveWords(found, question, place.locale, shortDate),
      ...{ first: shortDate(found.first), last: shortDate(found.last) },
    }),
  );
  return {
    ...{ way, plan, breaks },
    name: t.plan[way],
    instead: instead.map((found) => tellBreak(place, found, question)),
    shape: shapeOf(plan, way, place.locale),
    note: hasNone ? t.plan[`${way}None`] : t.plan[`${way}Note`],
    /** Why leave is left over. */
    spare: left === 0 || hasNone ? null : say(t.plan[`${way}Spare`], { n: left }),
    weeks: drawYearWeeks(form.year, stateOf, firstWeekday(place.artifact)),
    strip: say(t.plan.strip, { plan: t.plan[way], year: String(form.year) }),
    /** One line per break, to copy. */
    list: lines.join('\n'),
  };
}

function tellBreak(place: Place, found: LeaveBreak, question: LeaveQuestion) {
  const { locale, calendar } = place;
  const { t, say, tell } = locale;
  const length = lengthOf(found);
  const leave = leaveWords(found, question, locale, locale.shortDay);
  const names = daysOf(found)
    .filter((day) => question.isHoliday(day) && isWithin(day, calendar.range))
    .flatMap((day) => holidaysOn(calendar, day))
    .map(({ record }) => dayNames(place, record).name);
  return {
    ...found,
    // "2 days’ leave → 9 days off".
    title: say(t.plan.gain, { n: found.leave.length, length }),
    length: say(t.plan.daysOff, { n: length }),
    // "Ascension Day: take Fri 15 May".
    take:
      names.length === 0
        ? say(t.plan.takeDays, { leave })
        : tell(t.plan.holidayTake, { names: listOfNames(locale, names), leave }),
    notes: notesOf(place, found),
  };
}

function shapeOf({ breaks }: LeavePlan, way: Way, { t, say }: Locale): string {
  if (breaks.length === 0) return '';
  if (way === 'long' || breaks.length === 1) return t.plan.inRow;
  const longest = say(t.plan.daysOff, { n: longestOf(breaks) });
  return say(t.plan.inBreaks, { breaks: say(t.plan.breaks, { n: breaks.length }), longest });
}

function longestOf(breaks: readonly LeaveBreak[]): number {
  return Math.max(0, ...breaks.map(lengthOf));
}

function lengthOf({ first, last }: LeaveBreak): number {
  return last - first + 1;
}

function daysOf(found: LeaveBreak): DayNumber[] {
  return Array.from({ length: lengthOf(found) }, (_, index) => found.first + index);
}

/** "Thu 24 Dec, Mon 28 Dec to Wed 6 Jan": a stretch runs over weekends. */
function leaveWords(
  { leave }: LeaveBreak,
  { isWeekend }: LeaveQuestion,
  locale: Locale,
  written: (day: DayNumber) => string,
): string {
  const { t, say } = locale;
  return stretchesOf(leave, isWeekend)
    .map((days) => {
      const [first, last] = [written(days.first), written(days.last)];
      return days.first === days.last ? first : say(t.plan.span, { first, last });
    })
    .reduce((one, other) => say(t.plan.stretches, { one, other }));
}

/**
 * Days, in order, as stretches without a gap.
 * @param isPassed the days that do not make a gap, such as weekends.
 */
export function stretchesOf(
  days: readonly DayNumber[],
  isPassed: (day: DayNumber) => boolean = () => false,
) {
  const stretches: { first: DayNumber; last: DayNumber }[] = [];
  for (const day of days) {
    const current = stretches.at(-1);
    let before = day - 1;
    while (current !== undefined && before > current.last && isPassed(before)) before -= 1;
    if (current?.last === before) current.last = day;
    else stretches.push({ first: day, last: day });
  }
  return stretches;
}

/** What is estimated in a break, or the year whose holidays are unknown. */
function notesOf(place: Place, found: LeaveBreak): Localized[] {
  const { calendar, locale } = place;
  const { t, say, tell, longDate } = locale;
  const days = daysOf(found);
  const unknown = days.find((day) => !isWithin(day, calendar.range));
  const unsure = days
    .filter((day) => isWithin(day, calendar.range))
    .flatMap((day) => holidaysOn(calendar, day))
    .filter(({ accuracy }) => accuracy === 'estimated')
    .map(({ day, record }) => {
      const { name } = dayNames(place, record);
      return tell(t.plan.mayMove, { name, date: longDate(day) });
    });
  if (unknown === undefined) return unsure;
  return [...unsure, say(t.plan.yearUnknown, { year: String(toCivilDate(unknown).year) })];
}

/** Compares two ways, by default the first two: their figures, more days off, more in a row. */
export function pairPlans(
  proposals: readonly Proposal[],
  one: string | null,
  two: string | null,
  locale: Locale,
) {
  const asked = [one, two].flatMap((way) => proposals.find((each) => each.way === way) ?? []);
  const [first, second] = (new Set(asked).size === 2 ? asked : proposals) as [Proposal, Proposal];
  const { plan } = locale.t;
  const lead = (figureOf: (plan: LeavePlan) => number, more: typeof plan.moreOff, same: string) => {
    const difference = figureOf(first.plan) - figureOf(second.plan);
    const { name } = difference > 0 ? first : second;
    return difference === 0 ? same : locale.say(more, { plan: name, n: Math.abs(difference) });
  };
  return {
    sides: [first, second].map((proposal) => ({ proposal, figures: figuresOf(proposal, locale) })),
    sentences: [
      lead(({ daysOff }) => daysOff, plan.moreOff, plan.sameOff),
      lead(({ breaks }) => longestOf(breaks), plan.longer, plan.sameRow),
    ],
  };
}

function figuresOf({ plan, breaks }: Proposal, { t, say }: Locale): string {
  return say(t.plan.figures, {
    leave: say(t.plan.leave, { n: plan.leaveDays }),
    off: say(t.plan.daysOff, { n: plan.daysOff }),
    longest: say(t.plan.daysOff, { n: longestOf(breaks) }),
  });
}

/**
 * The leave of a plan as an iCalendar file (RFC 5545), without holidays, for which there are
 * feeds.
 * @param changed the day of the release that the plan uses.
 * @param addresses of the page and of the file, absolute.
 */
export function writePlanFile(
  { place, year }: PlanForm,
  { breaks }: Proposal,
  changed: DayNumber,
  addresses: { readonly page: string; readonly self: string },
): string {
  const { t, say, language, longDate } = place.locale;
  const { plan } = t;
  const name = say(plan.fileName, { year: String(year), place: place.name });
  const description = plan.fileDescription;
  const head = { product: 'Leave', name, description, language: language.code, ...addresses };
  const events = breaks.flatMap((found) =>
    stretchesOf(found.leave).map(({ first, last }) => ({
      ...{ sequence: 0, changed, day: first, last, isAbsence: true },
      id: `leave-${place.key}-${formatIsoDate(first)}@redletter`,
      summary: plan.event,
      description: say(plan.eventBreak, {
        take: found.title,
        first: longDate(found.first),
        last: longDate(found.last),
      }),
      url: addresses.page,
    })),
  );
  return writeCalendar(head, events);
}
