import { toCivilDate } from '../../calendar/day-number.ts';
import type { SupportedYear } from '../../calendar/supported-range.ts';
import type { Locale } from '../languages/locale.ts';
import { dayNames } from '../places/day-names.ts';
import { type Place, yearPath } from '../places/places.ts';
import { holdsYear } from '../places/release-range.ts';
import { holidaysInYear } from '../year/holidays.ts';
import { countMonths, countYear } from '../year/spans.ts';

const DEFAULT_HOURS = '8';
export const HOURS_MAX = 24;

const HOURS = /^(\d{1,2})(?:[.,](\d{1,2}))?$/;

/** The question of an address such as `/de/by/2026/months/?hours=7.5`. */
type HoursOrder = ReturnType<typeof readHours>;

/** Reads the hours of a business day. @param query raw, without its `?`. */
export function readHours(query: string, { t, say, decimal }: Locale) {
  const typed = (new URLSearchParams(query).get('hours') ?? DEFAULT_HOURS).trim().slice(0, 20);
  const [, whole = '0', part = ''] = HOURS.exec(typed) ?? [];
  // Hundredths of an hour, so that sums stay exact.
  const hundredths = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  if (hundredths > 0 && hundredths <= HOURS_MAX * 100) return { typed, hundredths, fault: null };
  const fault = say(t.hours.fault, { max: HOURS_MAX, example: decimal(7.5) });
  return { typed, hundredths: 0, fault };
}

/** "2,016.5" for 201650 hundredths. */
export function hoursWords(hundredths: number, { decimal }: Locale): string {
  return decimal(hundredths / 100);
}

/** The address of a year's months; the default and faulty hours are omitted. */
export function monthsPath(place: Place, year: number, order: HoursOrder | null = null): string {
  const isPlain = order === null || order.fault !== null || order.typed === DEFAULT_HOURS;
  return `${yearPath(place, year)}months/${isPlain ? '' : `?hours=${order.hundredths / 100}`}`;
}

/** The years next to a year, where they are held, with their business days. */
export function neighbours({ calendar }: Place, year: SupportedYear) {
  return [year - 1, year + 1]
    .filter((other) => holdsYear(calendar, other))
    .map((other) => ({
      year: other,
      months: countMonths(calendar, other).map(({ businessDays }) => businessDays),
      total: countYear(calendar, other).businessDays,
    }));
}

/** The holidays of a year whose dates may still move and change the count of a month. */
export function unsureIn(place: Place, year: SupportedYear) {
  return holidaysInYear(place.calendar, year)
    .filter(({ accuracy }) => accuracy === 'estimated')
    .map(({ day, record }) => ({
      month: toCivilDate(day).month,
      name: dayNames(place, record).name,
    }));
}
