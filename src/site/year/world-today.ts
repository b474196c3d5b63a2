import type { DataSet } from '../../artifact/data-set.ts';
import type { Language } from '../languages/language.ts';
import { english } from '../languages/languages.ts';
import { dayNames } from '../places/day-names.ts';
import { localDay } from '../places/local-day.ts';
import { countriesByName } from '../places/places.ts';
import { isEstimated, stripFrom } from './breaks.ts';
import { holidayAfter } from './holidays.ts';
import { todayIn } from './next-holiday.ts';

export type WorldToday = ReturnType<typeof worldToday>;
/** A country at an instant, by its own clock. */
export type CountryToday = WorldToday['countries'][number];

const STRIP_DAYS = 14;

/**
 * Every country at an instant. All strips begin on the earliest of the local dates, so that they
 * align.
 * @param instantMs milliseconds since 1970-01-01 UTC.
 */
export function worldToday(dataSet: DataSet, instantMs: number, language: Language = english) {
  const places = countriesByName(dataSet, language);
  const dates = places.map(({ artifact }) => localDay(instantMs, artifact.timezone));
  const first = Math.min(...dates);
  const countries = places.map((place, index) => {
    const today = dates[index] ?? first;
    return {
      place,
      today,
      /** Null when the calendar does not hold the date. */
      now: todayIn(place, today),
      /** Null after the last known holiday. */
      next: holidayAfter(place.calendar, today),
      strip: stripFrom(place, first, STRIP_DAYS),
    };
  });
  const upcoming = countries.flatMap((country) =>
    country.next === null ? [] : [{ country, ...country.next }],
  );
  const together = Map.groupBy(upcoming, ({ day, name }) => `${day} ${name}`);
  return {
    /** By name. */
    countries,
    /**
     * The countries that are closed today, in whole or in part, for other reasons than a weekend.
     */
    closed: countries.filter(
      ({ now }) => now !== null && (now.state === 'holiday' || now.regionsOff.length > 0),
    ),
    /** The next holidays, by date; each country belongs to one of them. */
    coming: [...together.values()]
      .flatMap((same) =>
        same.slice(-1).map(({ day, record, country }) => ({
          day,
          name: dayNames(country.place, record).name,
          /** Whether it may still move in every country. */
          isEstimated: isEstimated(same),
          /** By name; never empty. */
          countries: same.map(({ country }) => country),
        })),
      )
      .sort((one, other) => one.day - other.day),
    /** The number of countries that work, including those where some regions are off. */
    working: countries.filter(({ now }) => now?.state === 'business_day').length,
    /** The number of countries with a weekend today. */
    weekend: countries.filter(({ now }) => now?.state === 'weekend').length,
  };
}
