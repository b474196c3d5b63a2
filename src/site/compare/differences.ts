import { type DayNumber, daysInMonth, toDayNumber } from '../../calendar/day-number.ts';
import type { SupportedYear } from '../../calendar/supported-range.ts';
import { plain, type Told } from '../languages/told.ts';
import { type Place, tellRegion } from '../places/places.ts';
import { type ComparedCell, cellOf } from './comparison.ts';

/** Who is off on a date, and why: one entry per reason. */
export interface Reason {
  readonly places: readonly Place[];
  /** The names of the holidays, or the regions of the country that are off. */
  readonly names: Told;
  readonly isEstimated: boolean;
  /** Whether the country works while some of its regions are off. */
  readonly depends: boolean;
}

/** A date on which somebody is off for a reason other than a weekend. */
export interface Difference {
  readonly day: DayNumber;
  readonly reasons: readonly Reason[];
}

/** Several calendars compared between two dates. */
export type Differences = ReturnType<typeof differencesOf>;

/** Compares calendars between two dates of the supported range, both included. */
export function differencesOf(places: readonly Place[], first: DayNumber, last: DayNumber) {
  // Three groups of dates: somebody is off and somebody works; all keep a holiday; all work.
  const differing: Difference[] = [];
  const shared: Difference[] = [];
  const common: DayNumber[] = [];
  for (let day = first; day <= last; day += 1) {
    const cells = places.map((place) => cellOf(place, day));
    if (cells.every(({ kind }) => kind === 'business_day')) common.push(day);
    const reasons = reasonsOf(places, cells);
    if (reasons.length === 0) continue;
    const nobodyWorks = cells.every(({ kind }) => kind !== 'business_day');
    (nobodyWorks ? shared : differing).push({ day, reasons });
  }
  return { differing, shared, common };
}

/** The first and last date of a month. */
export function spanOfMonth(year: SupportedYear, month: number): [DayNumber, DayNumber] {
  return [toDayNumber(year, month, 1), toDayNumber(year, month, daysInMonth(year, month))];
}

function reasonsOf(places: readonly Place[], cells: readonly ComparedCell[]): Reason[] {
  const reasons = new Map<string, { -readonly [Key in keyof Reason]: Reason[Key] }>();
  for (const [index, cell] of cells.entries()) {
    const place = places[index] as Place;
    const depends = cell.regionsOff.length > 0;
    if (cell.kind === 'weekend' || (cell.names === '' && !depends)) continue;
    const names = depends ? place.speech.tellList(cell.regionsOff.map(tellRegion)) : cell.names;
    const key = depends ? place.key : plain(names);
    const { isEstimated } = cell;
    const known = reasons.get(key);
    if (known === undefined) reasons.set(key, { places: [place], names, isEstimated, depends });
    else known.places = [...known.places, place];
  }
  return [...reasons.values()];
}
