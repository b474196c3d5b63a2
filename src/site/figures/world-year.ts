import type { DataSet } from '../../artifact/data-set.ts';
import { toDayNumber } from '../../calendar/day-number.ts';
import type { SupportedYear } from '../../calendar/supported-range.ts';
import { nationalPlaces, yearPath } from '../places/places.ts';
import { holdsYear } from '../places/release-range.ts';
import { stateOn } from '../year/breaks.ts';
import { countYear } from '../year/spans.ts';
import { placeLine } from './year-line.ts';

const MOST_MAX = 12;

/** The world holiday map of a year: which countries are closed, weekends aside, and when. */
export function worldYear(dataSet: DataSet, year: SupportedYear) {
  const places = nationalPlaces(dataSet)
    .filter(({ calendar }) => holdsYear(calendar, year))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const first = toDayNumber(year, 1, 1);
  const width = toDayNumber(year + 1, 1, 1) - first;
  const height = places.length;
  const dates = Array.from({ length: width }, (_, index) => {
    const day = first + index;
    const closed = places.flatMap((place) => {
      const state = stateOn(place, day);
      return state === 'h' || state === 'e' ? [{ place, isEstimated: state === 'e' }] : [];
    });
    return { day, closed };
  });
  return {
    rows: places.map((place) => ({
      place,
      named: { name: place.name, href: yearPath(place, year), line: placeLine(place, year) },
      counts: countYear(place.calendar, year),
    })),
    /** The dates on which most countries have a holiday, most first. */
    most: dates
      .filter(({ closed }) => closed.length > 1)
      .sort((a, b) => b.closed.length - a.closed.length || a.day - b.day)
      .slice(0, MOST_MAX),
    /** One bar per date, in units of a day and a country. */
    bars: {
      width,
      height,
      path: dates
        .map(({ closed: { length } }, index) =>
          length === 0 ? '' : `M${index} ${height}v-${length}h1v${length}z`,
        )
        .join(''),
    },
  };
}
