import type { CountryData, DataSet } from '../../artifact/data-set.ts';
import { recordsInYear } from '../../calendar/questions.ts';
import { SUPPORTED_YEARS, type SupportedYear } from '../../calendar/supported-range.ts';
import { nationalPlace, type Place, regionalPlaces } from '../places/places.ts';
import { holdsYear } from '../places/release-range.ts';

/** A year of a calendar. */
interface CoveredYear {
  readonly year: SupportedYear;
  /** How many there are; null where the year is not held yet. */
  readonly holidays: number | null;
}

/** How much of a calendar is held. */
export interface CoveredCalendar {
  readonly place: Place;
  readonly years: readonly CoveredYear[];
  /** Whether another calendar was asked for its opinion. */
  readonly compared: boolean;
}

export interface CoveredCountry {
  readonly place: Place;
  /** The nationwide calendar, then those of the regions by code. */
  readonly calendars: readonly CoveredCalendar[];
}

/** What is held of every country, by name. */
export function coverage(dataSet: DataSet): CoveredCountry[] {
  const { compared } = dataSet.release.secondOpinion;
  const keys = new Set(compared.map((key) => key.toLowerCase()));
  return [...dataSet.countries.values()]
    .map((country) => coverCountry(country, keys))
    .sort((one, other) => one.place.name.localeCompare(other.place.name, 'en'));
}

function coverCountry(country: CountryData, compared: ReadonlySet<string>): CoveredCountry {
  const national = nationalPlace(country);
  const calendars = [national, ...regionalPlaces(country)].map((place) => ({
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
