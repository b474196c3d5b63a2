import type { ReleasedHoliday } from '../../artifact/calendars.ts';
import type { SupportedYear } from '../../calendar/supported-range.ts';
import type { Speech } from '../languages/speech.ts';
import type { Told } from '../languages/told.ts';
import { dayNames } from '../places/day-names.ts';
import { type Place, yearPath } from '../places/places.ts';
import { holdsYear } from '../places/release-range.ts';
import { countMonths, type MonthCounts } from '../year/spans.ts';

/** What a form has in it before anybody has typed. */
const HOURS_USUAL = '8';
export const HOURS_MAX = 24;

/** What `/de/by/2026/months/?hours=7.5` asks. */
export interface HoursOrder {
  readonly typed: string;
  /** Hundredths of an hour, so that sums stay exact. */
  readonly hundredths: number;
  /** Null where what was typed is a number of hours. */
  readonly fault: string | null;
}

const HOURS = /^(\d{1,2})(?:[.,](\d{1,2}))?$/;

/** Reads the hours a day. @param query raw, without its `?`. */
export function readHours(query: string, { t, say, decimal }: Speech): HoursOrder {
  const typed = (new URLSearchParams(query).get('hours') ?? HOURS_USUAL).trim().slice(0, 20);
  const [, whole = '0', part = ''] = HOURS.exec(typed) ?? [];
  const hundredths = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  const isGood = hundredths > 0 && hundredths <= HOURS_MAX * 100;
  const fault = say(t.hours.fault, { max: HOURS_MAX, example: decimal(7.5) });
  return { typed, hundredths: isGood ? hundredths : 0, fault: isGood ? null : fault };
}

/** 201650 hundredths: "2,016.5". */
export function hoursWords(hundredths: number, { decimal }: Speech): string {
  return decimal(hundredths / 100);
}

/** The address of the months of a year; hours that are as usual, or none, are left out. */
export function monthsPath(place: Place, year: number, order: HoursOrder | null = null): string {
  const isUsual = order === null || order.fault !== null || order.typed === HOURS_USUAL;
  return `${yearPath(place, year)}months/${isUsual ? '' : `?hours=${order.hundredths / 100}`}`;
}

/** A month of a year beside the same one of its neighbours. */
export interface MonthBesideOthers extends MonthCounts {
  /** Business days of the same month a year earlier and later; null in years that are not held. */
  readonly before: number | null;
  readonly after: number | null;
  /** Holidays whose date may still move, and with it the count. */
  readonly unsure: readonly ReleasedHoliday[];
}

/** The twelve months of a year, each beside those of the years next to it. */
export function monthsBesideOthers(place: Place, year: SupportedYear): MonthBesideOthers[] {
  const { calendar } = place;
  const others = [year - 1, year + 1].map((other) =>
    holdsYear(calendar, other) ? countMonths(calendar, other) : null,
  );
  return countMonths(calendar, year).map((counts) => {
    const [before = null, after = null] = others.map(
      (months) => months?.[counts.month - 1]?.businessDays ?? null,
    );
    const prefix = `${year}-${String(counts.month).padStart(2, '0')}-`;
    const unsure = calendar.holidays.filter(
      ({ accuracy, record }) => accuracy === 'estimated' && record.date.startsWith(prefix),
    );
    return { ...counts, before, after, unsure };
  });
}

/** The names of what may still move in some months, each once. */
export function unsureNames(place: Place, months: readonly MonthBesideOthers[]): Told[] {
  const all = months.flatMap(({ unsure }) => unsure.map((each) => [each.name, each] as const));
  return [...new Map(all).values()].map(({ record }) => dayNames(place, record).name);
}
