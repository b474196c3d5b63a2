import { type DayNumber, weekdayOf } from '../../src/calendar/day-number.ts';
import type { CountrySource } from './country-schema.ts';
import type { WeekendSpan } from './form/place-schema.ts';

/** The weekend that holds on a day: the last one to begin, where spans have no end. */
export function weekendOn(
  weekend: readonly WeekendSpan[],
  day: DayNumber,
): WeekendSpan | undefined {
  return weekend.findLast(
    ({ from, until }) => (from === null || day >= from) && (until === null || day <= until),
  );
}

/** Whether a day is free because of the weekend alone; worked weekends are not. */
export function isWeekend(
  source: Pick<CountrySource, 'weekend' | 'worked_weekends'>,
  day: DayNumber,
): boolean {
  const weekend = weekendOn(source.weekend, day)?.days.includes(weekdayOf(day)) ?? false;
  return weekend && source.worked_weekends?.some(({ date }) => date === day) !== true;
}
