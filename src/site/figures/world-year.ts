import type { DataSet } from '../../artifact/data-set.ts';
import { type DayNumber, toDayNumber } from '../../calendar/day-number.ts';
import type { SupportedYear } from '../../calendar/supported-range.ts';
import { nationalPlaces, type Place, yearPath } from '../places/places.ts';
import { holdsYear } from '../places/release-range.ts';
import { stateOn } from '../year/breaks.ts';
import { countYear, type SpanCounts } from '../year/spans.ts';
import { type NamedLine, placeLine } from './year-line.ts';

/** A country in a year that the world is looked at in. */
export interface WorldRow {
  readonly place: Place;
  readonly named: NamedLine;
  readonly counts: SpanCounts;
}

/** A date on which countries have a holiday, weekends aside. */
export interface ClosedDate {
  readonly day: DayNumber;
  /** The countries, by name, and whether each may still have another day. */
  readonly closed: readonly { readonly place: Place; readonly isEstimated: boolean }[];
}

/** The world holiday map of a year: who is closed, and when. */
export interface WorldYear {
  readonly rows: readonly WorldRow[];
  /** The dates on which most are closed, most first. */
  readonly most: readonly ClosedDate[];
  /** How many are closed on each date by a holiday: bars in units of a day and a country. */
  readonly bars: { readonly width: number; readonly height: number; readonly path: string };
}

/** So many dates are told in words. */
const MOST_MAX = 12;

/** The countries that hold a year, by name, and when they are closed. */
export function worldYear(dataSet: DataSet, year: SupportedYear): WorldYear {
  const places = nationalPlaces(dataSet)
    .filter(({ calendar }) => holdsYear(calendar, year))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const [first, last] = [toDayNumber(year, 1, 1), toDayNumber(year, 12, 31)];
  const dates = Array.from({ length: last - first + 1 }, (_, index) =>
    closedOn(places, first + index),
  );
  return {
    rows: places.map((place) => ({
      place,
      named: { name: place.name, href: yearPath(place, year), line: placeLine(place, year) },
      counts: countYear(place.calendar, year),
    })),
    most: [...dates]
      .sort((a, b) => b.closed.length - a.closed.length || a.day - b.day)
      .slice(0, MOST_MAX)
      .filter(({ closed }) => closed.length > 1),
    bars: {
      width: dates.length,
      height: places.length,
      path: dates
        .map(({ closed }, index) =>
          closed.length === 0
            ? ''
            : `M${index} ${places.length}v-${closed.length}h1v${closed.length}z`,
        )
        .join(''),
    },
  };
}

function closedOn(places: readonly Place[], day: DayNumber): ClosedDate {
  const closed = places.flatMap((place) => {
    const state = stateOn(place, day);
    return state === 'h' || state === 'e' ? [{ place, isEstimated: state === 'e' }] : [];
  });
  return { day, closed };
}
