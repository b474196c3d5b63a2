import { type DayNumber, toCivilDate } from '../../calendar/day-number.ts';
import {
  type DayRange,
  SUPPORTED_RANGE,
  type SupportedYear,
} from '../../calendar/supported-range.ts';
import { countryNameIn, type Place, regionName, yearPath } from '../places/places.ts';
import { yearsOf } from '../places/release-range.ts';
import { type Break, breaksOfYear } from './breaks.ts';
import { type SomeRegions, someRegions } from './some-regions.ts';
import { countMonths, countYear, type MonthCounts, type SpanCounts } from './spans.ts';
import type { Step } from './structured-data.ts';
import { type Glance, yearGlance } from './year-glance.ts';
import { type YearList, yearList } from './year-list.ts';

/** Everything a year page says, computed once. */
export interface YearFacts extends YearList {
  readonly glance: Glance;
  /** What only some regions keep; no dates for a region. */
  readonly someRegions: SomeRegions;
  readonly months: readonly MonthCounts[];
  readonly total: SpanCounts;
  readonly breaks: readonly Break[];
  /** Long weekends that need no day of leave. */
  readonly longWeekends: number;
  readonly description: string;
}

/** Gathers the facts of a calendar's year. */
export function yearFacts(place: Place, year: SupportedYear): YearFacts {
  const list = yearList(place, year);
  const regional = someRegions(place, year);
  const total = countYear(place.calendar, year);
  const breaks = breaksOfYear(place.calendar, year);
  const { t, say } = place.speech;
  return {
    ...list,
    glance: yearGlance(place, year, list.rows, regional.dates),
    someRegions: regional,
    months: countMonths(place.calendar, year),
    total,
    breaks,
    longWeekends: breaks.filter((found) => found.take === null).length,
    description: say(t.year.description, {
      n: list.rows.length,
      place: place.inWords,
      year: String(year),
      businessDays: total.businessDays,
    }),
  };
}

/** The year that an address without one shows: this one, or the nearest that is held. */
export function shownYear(today: DayNumber, range: DayRange = SUPPORTED_RANGE): SupportedYear {
  const { year } = toCivilDate(today);
  const years = yearsOf(range);
  // A calendar has a whole year at least.
  return years.find((held) => held >= year) ?? (years.at(-1) as SupportedYear);
}

/** The way from the root to a year page. */
export function yearSteps(place: Place, year: SupportedYear): Step[] {
  return [...placeSteps(place), { name: String(year), path: yearPath(place, year) }];
}

/** The way from the root to an evergreen page. */
export function placeSteps(place: Place): Step[] {
  const { artifact, region, speech } = place;
  const country = {
    name: countryNameIn(artifact, speech),
    path: `${speech.prefix}/${artifact.country.toLowerCase()}/`,
  };
  const steps = [{ name: speech.t.year.allCountries, path: `${speech.prefix}/` }, country];
  return region === null ? steps : [...steps, { name: regionName(place), path: place.path }];
}
