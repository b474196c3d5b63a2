import type { ReleasedHoliday } from '../../artifact/calendars.ts';
import type { DataSet } from '../../artifact/data-set.ts';
import type { DayNumber } from '../../calendar/day-number.ts';
import type { Language } from '../languages/language.ts';
import { english } from '../languages/languages.ts';
import { localDay } from '../places/local-day.ts';
import { countriesByName, type Place } from '../places/places.ts';
import { type StripDay, stripFrom } from './breaks.ts';
import { holidaysAfter, type Today, todayIn } from './next-holiday.ts';

/** A country at an instant, by its own clock. */
export interface CountryToday {
  readonly place: Place;
  readonly today: DayNumber;
  /** Null when the calendar does not hold the date. */
  readonly now: Today | null;
  /** Null when the last holiday that is held is past. */
  readonly next: ReleasedHoliday | null;
  readonly strip: readonly StripDay[];
}

export interface WorldToday {
  /** By name. */
  readonly countries: readonly CountryToday[];
  /** How many of them work, some of them not in all regions. */
  readonly working: number;
  /** How many have their weekend. */
  readonly weekend: number;
  /** The dates that their clocks show, earliest first: one, or two. */
  readonly days: readonly DayNumber[];
}

const STRIP_DAYS = 14;

/** Every country at an instant, given in milliseconds since 1970-01-01 UTC. */
export function worldToday(
  dataSet: DataSet,
  instantMs: number,
  language: Language = english,
): WorldToday {
  const countries = countriesByName(dataSet, language).map((place): CountryToday => {
    const today = localDay(instantMs, place.artifact.timezone);
    const [next = null] = holidaysAfter(place.calendar, today, 1);
    const strip = stripFrom(place, today, STRIP_DAYS);
    return { place, today, now: todayIn(place, today), next, strip };
  });
  return {
    countries,
    working: countries.filter(({ now }) => now?.state === 'business_day').length,
    weekend: countries.filter(({ now }) => now?.state === 'weekend').length,
    days: [...new Set(countries.map(({ today }) => today))].sort((a, b) => a - b),
  };
}
