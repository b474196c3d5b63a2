import type { DayNumber } from '../../calendar/day-number.ts';
import { isBusinessDay } from '../../calendar/questions.ts';
import { RANGE_LAST, type SupportedYear } from '../../calendar/supported-range.ts';
import { type YearLine, yearLine } from '../figures/year-line.ts';
import type { Place } from '../places/places.ts';
import { type ComparedCell, cellOf } from './comparison.ts';
import { sharedHours } from './shared-hours.ts';

/** What an office does on a date. */
export interface OfficeOnDate extends ComparedCell {
  readonly place: Place;
  /** The hours that all offices share, on its own clock: "15:00 to 17:00"; null where there are none. */
  readonly shared: string | null;
}

/** Several offices on one date. */
export interface OfficesOnDate {
  /** In the order of the places. */
  readonly offices: readonly OfficeOnDate[];
  readonly allWork: boolean;
  /** The first day after it on which all work; null when none is held. */
  readonly next: DayNumber | null;
}

/** What each office does on a date of the supported range, and when all of them work next. */
export function officesOn(places: readonly Place[], day: DayNumber): OfficesOnDate {
  const shared = sharedHours(places, day);
  const offices = places.map((place, index): OfficeOnDate => {
    const own = shared?.[index] ?? null;
    return { place, ...cellOf(place, day), shared: own };
  });
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

/** The line of all offices together: what is not worked by all is drawn. */
export function sharedLine(places: readonly Place[], year: SupportedYear): YearLine {
  return yearLine(year, (day) => (allWorkOn(places, day) ? 'd' : 'w'));
}
