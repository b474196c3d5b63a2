import {
  type DayNumber,
  formatIsoDate,
  parseIsoDate,
  toDayNumber,
  weekdayOf,
} from '../../calendar/day-number.ts';
import { recordsOn } from '../../calendar/questions.ts';
import { isWithin, type SupportedYear } from '../../calendar/supported-range.ts';
import { asTyped } from '../fault-words.ts';
import type { Speech } from '../languages/speech.ts';
import type { Place } from '../places/places.ts';
import { isWeekend } from '../year/breaks.ts';
import { LEAVE_DAYS_MAX, type LeaveQuestion } from './leave-plan.ts';

export type PlanField = 'days' | 'least' | 'from' | 'weekend' | 'off' | 'work' | 'january';

/** What is wrong with a field; the API knows none of them. */
export interface PlanFault {
  readonly field: PlanField;
  readonly message: string;
  readonly code: null;
}

/** How long a break must be to be worth leave, in days, with the sentence for it. */
export const BREAKS = { '4': 'leastLong', '9': 'leastWeeks', '16': 'leastHolidays' } as const;
/** So short a break is had any week: it is worth leave only around a holiday. */
const SHORT = 4;
const SHORT_MAX = 8;

/** Weekends that people have, whatever the country's is: digits are weekdays, 1 is Monday. */
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
/** Own days off and days that must be worked: more than these nobody types. */
const TYPED_DAYS_MAX = 100;
/** How far into January a plan may run. */
const JANUARY_DAYS = 14;

/** What the planner's address asks. */
export interface PlanForm {
  readonly place: Place;
  readonly year: SupportedYear;
  /** As typed; empty when absent. */
  readonly values: Readonly<Record<PlanField, string>>;
  readonly faults: readonly PlanFault[];
  /** As the calculation takes it; null when something is wrong. */
  readonly question: LeaveQuestion | null;
  /** The canonical address, from the root. */
  readonly path: string;
}

/**
 * Reads the planner's address.
 * @param query raw, without its `?`.
 * @param today where the place is: leave of this year is planned from then on.
 */
export function readPlanForm(
  place: Place,
  year: SupportedYear,
  query: string,
  today: DayNumber,
): PlanForm {
  const typed = new URLSearchParams(query);
  const value = (field: PlanField): string => typed.get(field)?.trim() ?? '';
  const values: PlanForm['values'] = {
    days: value('days'),
    least: value('least'),
    from: value('from'),
    weekend: value('weekend'),
    off: value('off'),
    work: value('work'),
    january: value('january') === '' ? '' : '1',
  };
  const faults: PlanFault[] = [];
  const note = (field: PlanField, message: string): null => {
    faults.push({ field, message, code: null });
    return null;
  };
  const { t, say } = place.speech;
  const { plan } = t;
  const days = readDays(values.days) ?? note('days', say(plan.daysFault, { most: LEAVE_DAYS_MAX }));
  const least = readLeast(values.least) ?? note('least', plan.leastFault);
  const first =
    readFrom(values.from, year, today) ?? note('from', say(plan.fromFault, { year: String(year) }));
  if (!Object.hasOwn(WEEKENDS, values.weekend)) note('weekend', plan.weekendFault);
  const off = readDates(values.off) ?? note('off', datesWords(plan.off, place.speech));
  const work = readDates(values.work) ?? note('work', datesWords(plan.work, place.speech));
  const asked = { place, year, values, faults, path: planPath(place, year, values) };
  // What could not be read is a fault; the weekend may be one as well.
  if (days === null || least === null || first === null || off === null || work === null) {
    return { ...asked, question: null };
  }
  if (faults.length > 0) return { ...asked, question: null };
  const question: LeaveQuestion = {
    ...{ first, days, mustWork: work },
    last: toDayNumber(year, 12, 31) + (values.january === '' ? 0 : JANUARY_DAYS),
    breakDaysMin: least,
    breakDaysMax: least === SHORT ? SHORT_MAX : Number.POSITIVE_INFINITY,
    ...daysOff(place, values.weekend, off, work, least),
  };
  return { ...asked, question };
}

/** The address of a plan, in the language of the place; what is as usual is left out. */
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
export function planFilePath({ path }: Pick<PlanForm, 'path'>): string {
  return path.replace(/\/(\?|$)/, '.ics$1');
}

function datesWords(label: string, speech: Speech): string {
  const date = asTyped('2026-12-28', speech);
  const span = asTyped('2026-08-03..2026-08-14', speech);
  return speech.say(speech.t.plan.datesFault, { label, date, span });
}

function readDays(text: string): number | null {
  if (text === '') return DAYS_DEFAULT;
  const days = Number(text);
  return /^\d{1,3}$/.test(text) && days >= 1 && days <= LEAVE_DAYS_MAX ? days : null;
}

function readLeast(text: string): number | null {
  const least = text === '' ? '4' : text;
  return Object.hasOwn(BREAKS, least) ? Number(least) : null;
}

/** From today on, in the year in which we are; other years whole. */
function readFrom(text: string, year: SupportedYear, today: DayNumber): DayNumber | null {
  const span = { first: toDayNumber(year, 1, 1), last: toDayNumber(year, 12, 31) };
  if (text === '') return isWithin(today, span) ? today : span.first;
  const day = parseIsoDate(text);
  return day !== null && isWithin(day, span) ? day : null;
}

/** Dates and ranges of dates, separated by blanks or commas. */
function readDates(text: string): Set<DayNumber> | null {
  const found = new Set<DayNumber>();
  for (const part of text.split(/[\s,;]+/).filter((each) => each !== '')) {
    const [from = '', to = from, ...more] = part.split('..');
    const [first, last] = [parseIsoDate(from), parseIsoDate(to)];
    if (first === null || last === null || more.length > 0 || last < first) return null;
    if (found.size + last - first >= TYPED_DAYS_MAX) return null;
    for (let day = first; day <= last; day += 1) found.add(day);
  }
  return found;
}

/** What is off anyway. Beyond the range of our data only weekends are known. */
function daysOff(
  { calendar }: Place,
  weekend: string,
  off: ReadonlySet<DayNumber>,
  work: ReadonlySet<DayNumber>,
  least: number,
): Pick<LeaveQuestion, 'isOff' | 'mustHold'> {
  const typed: readonly number[] = [...weekend].map(Number);
  const isFree = (day: DayNumber): boolean =>
    weekend === '' ? isWeekend(calendar, day) : typed.includes(weekdayOf(day));
  const isExtra = (day: DayNumber): boolean =>
    !work.has(day) &&
    !isFree(day) &&
    (off.has(day) || (isWithin(day, calendar.range) && isHoliday(calendar, day)));
  return {
    isOff: (day) => isExtra(day) || (isFree(day) && !work.has(day)),
    mustHold: least === SHORT ? isExtra : null,
  };
}

function isHoliday(calendar: Place['calendar'], day: DayNumber): boolean {
  const { from, to } = recordsOn(calendar, day);
  return to > from;
}

/** What a date field of the form may hold. */
export function spanOfYear(year: SupportedYear): { readonly min: string; readonly max: string } {
  return {
    min: formatIsoDate(toDayNumber(year, 1, 1)),
    max: formatIsoDate(toDayNumber(year, 12, 31)),
  };
}
