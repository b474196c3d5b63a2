import type { DataSet } from '../../artifact/data-set.ts';
import type { SupportedYear } from '../../calendar/supported-range.ts';
import { nationalPlaces } from '../places/places.ts';
import { holdsYear } from '../places/release-range.ts';
import { breaksOfYear } from './breaks.ts';

/** The bridge days of every country that holds a year, by name. */
export function bridgeYears(dataSet: DataSet, year: SupportedYear) {
  const rows = nationalPlaces(dataSet)
    .filter(({ calendar }) => holdsYear(calendar, year))
    .map((place) => ({ place, breaks: breaksOfYear(place.calendar, year) }));
  const most = Math.max(...rows.map(({ breaks }) => breaks.length));
  return rows
    .map(({ place, breaks }) => {
      const bridges = breaks.filter(({ take }) => take !== null);
      return {
        place,
        /** Breaks that take one day of leave. */
        bridges,
        /** The number of breaks that take no leave. */
        longWeekends: breaks.length - bridges.length,
        /** Whether no country has a higher total of both. */
        most: breaks.length === most,
      };
    })
    .sort((a, b) => (a.place.name < b.place.name ? -1 : 1));
}
