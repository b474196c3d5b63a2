import type { DataSet } from '../../artifact/data-set.ts';
import type { DayNumber } from '../../calendar/day-number.ts';
import { isBusinessDay, kindOf } from '../../calendar/questions.ts';
import {
  isWithin,
  RANGE_FIRST,
  RANGE_LAST,
  type SupportedYear,
} from '../../calendar/supported-range.ts';
import { yearLine } from '../figures/year-line.ts';
import type { Language } from '../languages/language.ts';
import { english } from '../languages/languages.ts';
import { dayNames, listOfNames } from '../places/day-names.ts';
import { countriesByName, type Place } from '../places/places.ts';
import { regionsOff } from '../places/where-off.ts';
import { isEstimated } from '../year/breaks.ts';
import { holidaysOn } from '../year/holidays.ts';
import { sharedHours } from './shared-hours.ts';

export type ComparedCell = ReturnType<typeof cellOf>;

/** What a calendar is on a date of the supported range. */
export function cellOf(place: Place, day: DayNumber) {
  const held = holidaysOn(place.calendar, day);
  const names = held.map(({ record }) => dayNames(place, record).name);
  return {
    place,
    names: listOfNames(place.locale, names),
    kind: kindOf(place.calendar, day),
    isEstimated: held.length > 0 && isEstimated(held),
    regionsOff: regionsOff(place, day),
  };
}

/** All countries on a date of the supported range: first those that are off, in part or as a whole. */
export function whoWorks(dataSet: DataSet, day: DayNumber, language: Language = english) {
  const places = countriesByName(dataSet, language);
  const isHeld = ({ calendar }: Place) => isWithin(day, calendar.range);
  const isOff = ({ kind, regionsOff }: ComparedCell) =>
    kind !== 'business_day' || regionsOff.length > 0;
  const countries = places.filter(isHeld).map((place) => cellOf(place, day));
  return {
    /** The countries that hold the date, by name among those off and those at work. */
    countries: countries.sort((one, other) => Number(isOff(other)) - Number(isOff(one))),
    unheld: places.filter((place) => !isHeld(place)),
    /** The neighbouring dates, within the supported range. */
    before: Math.max(day - 1, RANGE_FIRST),
    after: Math.min(day + 1, RANGE_LAST),
  };
}

/** Each office on a date of the supported range, and the next day on which all work. */
export function officesOn(places: readonly Place[], day: DayNumber) {
  const shared = sharedHours(places, day);
  let next = day + 1;
  while (next <= RANGE_LAST && !allWorkOn(places, next)) next += 1;
  return {
    offices: places.map((place, index) => ({
      ...cellOf(place, day),
      /** The hours that all offices share, by this office's clock: "15:00 to 17:00". */
      shared: shared?.[index] ?? null,
    })),
    allWork: allWorkOn(places, day),
    /** Null when no day of the range is left. */
    next: next > RANGE_LAST ? null : next,
  };
}

/** A year of all offices together, which marks every day on which one of them is off. */
export function sharedLine(places: readonly Place[], year: SupportedYear) {
  return yearLine(year, (day) => (allWorkOn(places, day) ? 'd' : 'w'));
}

function allWorkOn(places: readonly Place[], day: DayNumber): boolean {
  return places.every(({ calendar }) => isBusinessDay(calendar, day));
}
