import type { ReleasedHoliday } from '../../artifact/calendars.ts';
import type { DataSet } from '../../artifact/data-set.ts';
import type { DayNumber } from '../../calendar/day-number.ts';
import type { Language } from '../languages/language.ts';
import { english } from '../languages/languages.ts';
import type { Told } from '../languages/told.ts';
import { dayNames } from '../places/day-names.ts';
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

/** Countries whose next holiday is on one date, under one name. */
export interface NextDay {
  readonly day: DayNumber;
  readonly name: Told;
  /** Whether each of them may still have another day. */
  readonly isEstimated: boolean;
  /** By name; never empty. */
  readonly countries: readonly CountryToday[];
}

export interface WorldToday {
  /** By name. */
  readonly countries: readonly CountryToday[];
  /** Those that are closed today, in whole or in part; weekends aside. */
  readonly closed: readonly CountryToday[];
  /** The next holidays, by date; each country is in one of them. */
  readonly coming: readonly NextDay[];
  /** How many of them work, some of them not in all regions. */
  readonly working: number;
  /** How many have their weekend. */
  readonly weekend: number;
  /** The dates that their clocks show, earliest first: one, or two. */
  readonly days: readonly DayNumber[];
}

const STRIP_DAYS = 14;

/**
 * Every country at an instant, given in milliseconds since 1970-01-01 UTC. The strips begin with the
 * earliest of the dates, so that they can stand below each other.
 */
export function worldToday(
  dataSet: DataSet,
  instantMs: number,
  language: Language = english,
): WorldToday {
  const places = countriesByName(dataSet, language);
  const dates = places.map(({ artifact }) => localDay(instantMs, artifact.timezone));
  const first = Math.min(...dates);
  const countries = places.map((place, index): CountryToday => {
    const today = dates[index] ?? first;
    const [next = null] = holidaysAfter(place.calendar, today, 1);
    const strip = stripFrom(place, first, STRIP_DAYS);
    return { place, today, now: todayIn(place, today), next, strip };
  });
  return {
    countries,
    closed: countries.filter(isClosed),
    coming: comingDays(countries),
    working: countries.filter(({ now }) => now?.state === 'business_day').length,
    weekend: countries.filter(({ now }) => now?.state === 'weekend').length,
    days: [...new Set(dates)].sort((a, b) => a - b),
  };
}

function isClosed({ now }: CountryToday): boolean {
  return now !== null && (now.state === 'holiday' || now.regionsOff.length > 0);
}

function comingDays(countries: readonly CountryToday[]): NextDay[] {
  const groups = new Map<string, NextDay>();
  for (const country of countries) {
    const { place, next } = country;
    if (next === null) continue;
    const { name } = dayNames(place, next.record);
    const key = `${next.day} ${next.name}`;
    const known = groups.get(key);
    const isEstimated = next.accuracy === 'estimated' && known?.isEstimated !== false;
    const together = [...(known?.countries ?? []), country];
    groups.set(key, { day: next.day, name, isEstimated, countries: together });
  }
  return [...groups.values()].sort((one, other) => one.day - other.day);
}
