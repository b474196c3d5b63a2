import type { DataSet } from '../../artifact/data-set.ts';
import { recordsInYear } from '../../calendar/questions.ts';
import { SUPPORTED_YEARS, type SupportedYear } from '../../calendar/supported-range.ts';
import { english } from '../languages/languages.ts';
import { countriesByName, type Place } from '../places/places.ts';
import { holdsYear } from '../places/release-range.ts';
import { regionsOf } from '../places/where-off.ts';

/** What is held of every country: the nationwide calendar, then the regional ones, by name. */
export function coverage(dataSet: DataSet) {
  const { secondOpinion } = dataSet.release;
  const compared = new Set(secondOpinion.compared.map((key) => key.toLowerCase()));
  return countriesByName(dataSet, english).map((national) => ({
    place: national,
    calendars: [national, ...regionsOf(national)].map((place) => ({
      place,
      years: SUPPORTED_YEARS.map((year) => ({ year, holidays: holidaysIn(place, year) })),
      // Whether it is compared with the second opinion.
      compared: compared.has(place.key),
    })),
  }));
}

/** The number of holidays in a year; null where the calendar does not hold it yet. */
function holidaysIn({ calendar }: Place, year: SupportedYear): number | null {
  if (!holdsYear(calendar, year)) return null;
  const { from, to } = recordsInYear(calendar, year);
  return to - from;
}
