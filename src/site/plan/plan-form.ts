import {
  type DayNumber,
  parseIsoDate,
  toCivilDate,
  toDayNumber,
  weekdayOf,
} from '../../calendar/day-number.ts';
import { isWithin, SUPPORTED_YEARS, type SupportedYear } from '../../calendar/supported-range.ts';
import { DEFAULT_YEAR } from '../../calendar/year-words.ts';
import type { Place } from '../places/places.ts';
import { isWeekend } from '../year/breaks.ts';
import { holidaysOn } from '../year/holidays.ts';
import { LEAVE_DAYS_MAX, type LeaveQuestion } from './leave-plan.ts';
import { ownDaysExample, readOwnDays } from './own-days.ts';

export const PLAN_FIELDS = ['days', 'from', 'weekend', 'off', 'work', 'january'] as const;

export type PlanField = (typeof PLAN_FIELDS)[number];

/** The weekends to choose from; digits are weekdays, 1 = Monday. */
export const WEEKENDS = {
  '': 'weekendUsual',
  '67': 'weekend67',
  '56': 'weekend56',
  '567': 'weekend567',
  '671': 'weekend671',
  '7': 'weekend7',
  '5': 'weekend5',
} as const;

export const DAYS_DEFAULT = 10;
/** How far into January a plan may run. */
const JANUARY_DAYS = 14;
/** From this month on, the form plans the next year's leave. */
const NEXT_YEAR_FROM_MONTH = 11;

/** The question that the planner's address asks. */
export type PlanForm = ReturnType<typeof readPlanForm>;

/**
 * Reads the planner's address.
 * @param query raw, without its `?`.
 * @param today where the place is: leave of this year begins then.
 */
export function readPlanForm(place: Place, year: SupportedYear, query: string, today: DayNumber) {
  const typed = new URLSearchParams(query);
  const values = Object.fromEntries(
    PLAN_FIELDS.map((field) => [field, typed.get(field)?.trim() ?? '']),
  ) as Record<PlanField, string>;
  if (values.january !== '') values.january = '1';
  const { t, say } = place.locale;
  const { plan } = t;
  const days = readDays(values.days);
  const first = readFrom(values.from, year, today);
  const [off, work] = [values.off, values.work].map((text) =>
    readOwnDays(text, year, place.locale),
  );
  const example = ownDaysExample(year, place.locale);
  const checks: readonly (readonly [PlanField, isRead: boolean, fault: string])[] = [
    ['days', days !== null, say(plan.daysFault, { most: LEAVE_DAYS_MAX })],
    ['from', first !== null, say(plan.fromFault, { year: String(year) })],
    ['weekend', Object.hasOwn(WEEKENDS, values.weekend), plan.weekendFault],
    ['off', Boolean(off), say(plan.ownDaysFault, { label: plan.off, example })],
    ['work', Boolean(work), say(plan.ownDaysFault, { label: plan.work, example })],
  ];
  const faults = checks.flatMap(([field, isRead, message]) =>
    isRead ? [] : [{ field, message, code: null }],
  );
  const asked = { place, year, values, faults, path: planPath(place, year, values) };
  if (days === null || first === null || !off || !work || faults.length > 0) {
    return { ...asked, question: null };
  }
  const last = toDayNumber(year, 12, 31) + (values.january === '' ? 0 : JANUARY_DAYS);
  const free = daysOff(place, values.weekend, off, work);
  return { ...asked, question: { first, last, days, mustWork: work, ...free } };
}

/** The address of a plan, in the language of the place, without defaults. */
export function planPath(
  place: Place,
  year: SupportedYear,
  values: Partial<Readonly<Record<PlanField, string>>> = {},
): string {
  const given = Object.entries(values).filter(([, text]) => text !== '');
  const query = new URLSearchParams(given.sort(([a], [b]) => (a < b ? -1 : 1)));
  const prefix = place.path.slice(0, -place.root.length);
  return `${prefix}/plan${place.root}${year}/${query.size === 0 ? '' : `?${query}`}`;
}

/** The address of a plan's leave as a calendar file. */
export function planFilePath({ path }: Pick<PlanForm, 'path'>, way: string): string {
  const [page = '', query = ''] = path.split('?');
  return `${page.slice(0, -1)}.ics?${query === '' ? '' : `${query}&`}plan=${way}`;
}

/** The year to plan by default: from November on the next one, at most the last one held. */
export function yearToPlan(today: DayNumber): SupportedYear {
  const { year, month } = toCivilDate(today);
  const wanted = month >= NEXT_YEAR_FROM_MONTH ? year + 1 : year;
  return SUPPORTED_YEARS.findLast((held) => held <= wanted) ?? DEFAULT_YEAR;
}

function readDays(text: string): number | null {
  const days = Number(text || DAYS_DEFAULT);
  return /^\d{0,3}$/.test(text) && days >= 1 && days <= LEAVE_DAYS_MAX ? days : null;
}

function readFrom(text: string, year: SupportedYear, today: DayNumber): DayNumber | null {
  const span = { first: toDayNumber(year, 1, 1), last: toDayNumber(year, 12, 31) };
  const day = text === '' ? Math.max(today, span.first) : parseIsoDate(text);
  if (day !== null && isWithin(day, span)) return day;
  return text === '' ? span.first : null;
}

/** The days off without leave; outside the range of the data, only weekends are known. */
function daysOff(
  { calendar }: Place,
  weekend: string,
  off: ReadonlySet<DayNumber>,
  work: ReadonlySet<DayNumber>,
): Pick<LeaveQuestion, 'isOff' | 'isWeekend' | 'isHoliday'> {
  const isFree = (day: DayNumber): boolean =>
    weekend === '' ? isWeekend(calendar, day) : weekend.includes(String(weekdayOf(day)));
  const isHoliday = (day: DayNumber): boolean =>
    !work.has(day) &&
    !isFree(day) &&
    (off.has(day) || (isWithin(day, calendar.range) && holidaysOn(calendar, day).length > 0));
  const isWorkless = (day: DayNumber): boolean => isFree(day) && !work.has(day);
  return { isOff: (day) => isHoliday(day) || isWorkless(day), isWeekend: isWorkless, isHoliday };
}
