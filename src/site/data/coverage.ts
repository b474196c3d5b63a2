import type { DataSet } from '../../artifact/data-set.ts';
import { recordsInYear } from '../../calendar/questions.ts';
import { SUPPORTED_YEARS, type SupportedYear } from '../../calendar/supported-range.ts';
import { english } from '../languages/languages.ts';
import { countriesByName, type Place } from '../places/places.ts';
import { holdsYear } from '../places/release-range.ts';
import { regionsOf } from '../places/where-off.ts';

/** A year of a calendar. */
interface CoveredYear {
  readonly year: SupportedYear;
  /** The number of holidays; null if the year is not held yet. */
  readonly holidays: number | null;
}

/** What is held of a calendar. */
export interface CoveredCalendar {
  readonly place: Place;
  readonly years: readonly CoveredYear[];
  /** Whether it was compared with the second opinion. */
  readonly compared: boolean;
}

export interface CoveredCountry {
  readonly place: Place;
  /** The nationwide calendar, then those of the regions by name. */
  readonly calendars: readonly CoveredCalendar[];
}

/** What is held of every country, by name. */
export function coverage(dataSet: DataSet): CoveredCountry[] {
  const { compared } = dataSet.release.secondOpinion;
  const keys = new Set(compared.map((key) => key.toLowerCase()));
  return countriesByName(dataSet, english).map((national) => coverCountry(national, keys));
}

function coverCountry(national: Place, compared: ReadonlySet<string>): CoveredCountry {
  const calendars = [national, ...regionsOf(national)].map((place) => ({
    place,
    years: SUPPORTED_YEARS.map((year) => {
      if (!holdsYear(place.calendar, year)) return { year, holidays: null };
      const { from, to } = recordsInYear(place.calendar, year);
      return { year, holidays: to - from };
    }),
    compared: compared.has(place.key),
  }));
  return { place: national, calendars };
}
