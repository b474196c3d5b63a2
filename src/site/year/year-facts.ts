import { type DayNumber, toCivilDate } from '../../calendar/day-number.ts';
import {
  type DayRange,
  SUPPORTED_RANGE,
  type SupportedYear,
} from '../../calendar/supported-range.ts';
import { countryNameIn, type Place, regionName, yearPath } from '../places/places.ts';
import { yearsOf } from '../places/release-range.ts';
import { breaksOfYear } from './breaks.ts';
import { someRegions } from './some-regions.ts';
import { countMonths, countYear } from './spans.ts';
import type { Step } from './structured-data.ts';
import { yearGlance } from './year-glance.ts';
import { yearList } from './year-list.ts';

export type YearFacts = ReturnType<typeof yearFacts>;

/** Gathers the facts of a calendar's year. */
export function yearFacts(place: Place, year: SupportedYear) {
  const { calendar, inWords, locale } = place;
  const list = yearList(place, year);
  const regional = someRegions(place, year);
  const total = countYear(calendar, year);
  const breaks = breaksOfYear(calendar, year);
  return {
    ...list,
    glance: yearGlance(place, year, list.rows, regional.dates),
    someRegions: regional,
    months: countMonths(calendar, year),
    total,
    breaks,
    /** Breaks that need no day of leave. */
    longWeekends: breaks.filter(({ take }) => take === null).length,
    description: locale.say(locale.t.year.description, {
      n: list.rows.length,
      place: inWords,
      year: String(year),
      businessDays: total.businessDays,
    }),
  };
}

/** The year to show on a page without one in its address: this year, or the nearest year held. */
export function shownYear(today: DayNumber, range: DayRange = SUPPORTED_RANGE): SupportedYear {
  const { year } = toCivilDate(today);
  const years = yearsOf(range);
  // Every calendar holds at least one whole year.
  return years.find((held) => held >= year) ?? (years.at(-1) as SupportedYear);
}

export function yearSteps(place: Place, year: SupportedYear): Step[] {
  return [...placeSteps(place), { name: String(year), path: yearPath(place, year) }];
}

/** The path of pages from the root to an evergreen page. */
export function placeSteps(place: Place): Step[] {
  const { artifact, region, locale } = place;
  const home = `${locale.prefix}/`;
  const steps = [
    { name: locale.t.year.allCountries, path: home },
    {
      name: countryNameIn(artifact, locale),
      path: `${home}${artifact.country.toLowerCase()}/`,
    },
  ];
  return region === null ? steps : [...steps, { name: regionName(place), path: place.path }];
}
