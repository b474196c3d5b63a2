import type { CountryData } from '../../artifact/data-set.ts';
import type { Calendar } from '../../calendar/calendar.ts';
import { type DayNumber, toDayNumber } from '../../calendar/day-number.ts';
import { type DayKind, kindOf, recordsOn } from '../../calendar/questions.ts';
import type { SupportedYear } from '../../calendar/supported-range.ts';
import { listWords } from '../words.ts';
import type { Place } from './places.ts';

/** A date on which at least one of the calendars has a holiday. */
export interface ComparedDate {
  readonly day: DayNumber;
  /** In the order of the calendars: names of holidays, empty where there is none. */
  readonly cells: readonly { readonly names: string; readonly kind: DayKind }[];
}

/** The dates of a year on which at least one calendar has a holiday. */
export function compareYear(places: readonly Place[], year: SupportedYear): ComparedDate[] {
  const found: ComparedDate[] = [];
  for (let day = toDayNumber(year, 1, 1); day <= toDayNumber(year, 12, 31); day += 1) {
    const cells = places.map(({ calendar }) => ({
      names: namesOn(calendar, day),
      kind: kindOf(calendar, day),
    }));
    if (cells.some((cell) => cell.names !== '')) found.push({ day, cells });
  }
  return found;
}

/** The days of a year on which all, and on which none of the calendars work. */
export function sharedDays(
  places: readonly Place[],
  year: SupportedYear,
): { readonly all: number; readonly none: number } {
  let [all, none] = [0, 0];
  for (let day = toDayNumber(year, 1, 1); day <= toDayNumber(year, 12, 31); day += 1) {
    const working = places.filter(({ calendar }) => kindOf(calendar, day) === 'business_day');
    if (working.length === places.length) all += 1;
    if (working.length === 0) none += 1;
  }
  return { all, none };
}

/** What a country does on a date, and which of its regions do otherwise. */
export interface CountryOnDate {
  readonly kind: DayKind;
  readonly names: string;
  /** Regions that are off although the country as a whole works, sorted by code. */
  readonly regionsOff: readonly { readonly code: string; readonly name: string }[];
}

/** What a country does on a date of the supported range. */
export function countryOn(
  { artifact, national, regions }: CountryData,
  day: DayNumber,
): CountryOnDate {
  const kind = kindOf(national, day);
  const regionsOff = artifact.regions.filter((region) => {
    const calendar = regions.get(region.code);
    return (
      kind === 'business_day' && calendar !== undefined && kindOf(calendar, day) !== 'business_day'
    );
  });
  return { kind, names: namesOn(national, day), regionsOff };
}

/** The names of the holidays on a date, without repetitions. */
export function namesOn(calendar: Calendar, day: DayNumber): string {
  const { from, to } = recordsOn(calendar, day);
  const names = calendar.holidays.slice(from, to).map((holiday) => holiday.name);
  return listWords([...new Set(names)]);
}
