import type { DataSet } from '../../artifact/data-set.ts';
import type { DayNumber } from '../../calendar/day-number.ts';
import { type DayKind, kindOf } from '../../calendar/questions.ts';
import { isWithin, RANGE_FIRST, RANGE_LAST } from '../../calendar/supported-range.ts';
import type { Language } from '../languages/language.ts';
import { english } from '../languages/languages.ts';
import { speechIn } from '../languages/speech.ts';
import type { Told } from '../languages/told.ts';
import { dayNames, listOfNames } from '../places/day-names.ts';
import { nationalPlace, type Place } from '../places/places.ts';
import { regionsOff } from '../places/where-off.ts';
import { isEstimated } from '../year/breaks.ts';
import { holidaysOn } from '../year/holidays.ts';

/** What a calendar is on a date. */
export interface ComparedCell {
  readonly names: Told;
  readonly kind: DayKind;
  /** Whether the day off may still move. */
  readonly isEstimated: boolean;
  /** Regions that are off while the country works. */
  readonly regionsOff: readonly Place[];
}

/** All countries on a date. */
export type WhoWorks = ReturnType<typeof whoWorks>;

/** Compares all countries on a date of the supported range. */
export function whoWorks(dataSet: DataSet, day: DayNumber, language: Language = english) {
  const { compareNames } = speechIn(language);
  const places = [...dataSet.countries.values()].map((each) => nationalPlace(each, language));
  const isHeld = ({ calendar }: Place) => isWithin(day, calendar.range);
  const countries = places
    .filter(isHeld)
    .map((place) => ({ place, ...cellOf(place, day) }))
    .sort((one, other) => compareNames(one.place.name, other.place.name));
  return {
    // The countries that hold the date, by name.
    countries,
    // The countries that do not hold the date yet, by code.
    unheld: places.filter((place) => !isHeld(place)),
    working: countries.filter(({ kind }) => kind === 'business_day').length,
    // The neighbouring dates, within the supported range.
    before: Math.max(day - 1, RANGE_FIRST),
    after: Math.min(day + 1, RANGE_LAST),
  };
}

/** What a calendar is on a date of the supported range. */
export function cellOf(place: Place, day: DayNumber): ComparedCell {
  const { calendar } = place;
  const held = holidaysOn(calendar, day);
  return {
    names: listOfNames(
      place.speech,
      held.map(({ record }) => dayNames(place, record).name),
    ),
    kind: kindOf(calendar, day),
    isEstimated: held.length > 0 && isEstimated(held),
    regionsOff: regionsOff(place, day),
  };
}
