import type { DayNumber } from '../../calendar/day-number.ts';
import { isBusinessDay } from '../../calendar/questions.ts';
import { RANGE_LAST, type SupportedYear } from '../../calendar/supported-range.ts';
import { type YearLine, yearLine } from '../figures/year-line.ts';
import type { Place } from '../places/places.ts';
import { cellOf } from './comparison.ts';
import { sharedHours } from './shared-hours.ts';

/** Each office on a date of the supported range, and the next day on which all work. */
export function officesOn(places: readonly Place[], day: DayNumber) {
  const shared = sharedHours(places, day);
  const offices = places.map((place, index) => ({
    place,
    ...cellOf(place, day),
    // The hours that all offices share, by this office's clock: "15:00 to 17:00".
    shared: shared?.[index] ?? null,
  }));
  return { offices, allWork: allWorkOn(places, day), next: nextWorkedByAll(places, day) };
}

/** Whether every office works on a date of the supported range. */
export function allWorkOn(places: readonly Place[], day: DayNumber): boolean {
  return places.every(({ calendar }) => isBusinessDay(calendar, day));
}

function nextWorkedByAll(places: readonly Place[], day: DayNumber): DayNumber | null {
  for (let next = day + 1; next <= RANGE_LAST; next += 1) {
    if (allWorkOn(places, next)) return next;
  }
  return null;
}

/** A year of all offices together, which marks every day on which one of them is off. */
export function sharedLine(places: readonly Place[], year: SupportedYear): YearLine {
  return yearLine(year, (day) => (allWorkOn(places, day) ? 'd' : 'w'));
}
