import type { DataSet } from '../../artifact/data-set.ts';
import type { SupportedYear } from '../../calendar/supported-range.ts';
import { nationalPlaces, type Place } from '../places/places.ts';
import { holdsYear } from '../places/release-range.ts';
import { type Break, breaksOfYear } from './breaks.ts';

/** What a year gives the people of a country who take single days off. */
export interface BridgeYear {
  readonly place: Place;
  /** Breaks that take one day of leave. */
  readonly bridges: readonly Break[];
  /** How many breaks need none. */
  readonly longWeekends: number;
  /** Whether no country has more of both together. */
  readonly most: boolean;
}

/** The bridge days of every country that holds a year, by name. */
export function bridgeYears(dataSet: DataSet, year: SupportedYear): BridgeYear[] {
  const places = nationalPlaces(dataSet).filter((place) => holdsYear(place.calendar, year));
  const rows = places.map((place) => {
    const breaks = breaksOfYear(place.calendar, year);
    return { place, breaks, bridges: breaks.filter((found) => found.take !== null) };
  });
  const most = Math.max(...rows.map((row) => row.breaks.length));
  return rows
    .map(({ place, breaks, bridges }) => ({
      place,
      bridges,
      longWeekends: breaks.length - bridges.length,
      most: breaks.length === most,
    }))
    .sort((a, b) => (a.place.name < b.place.name ? -1 : 1));
}
