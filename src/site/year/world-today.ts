import type { DataSet } from '../../artifact/data-set.ts';
import { type DayNumber, toCivilDate } from '../../calendar/day-number.ts';
import { kindOf, nextBusinessDay } from '../../calendar/questions.ts';
import { isWithin } from '../../calendar/supported-range.ts';
import type { Language } from '../languages/language.ts';
import { english } from '../languages/languages.ts';
import { dayNames, listOfNames } from '../places/day-names.ts';
import { localDay } from '../places/local-day.ts';
import { countriesByName, type Place } from '../places/places.ts';
import { yearsOf } from '../places/release-range.ts';
import { isSplit, regionsOff } from '../places/where-off.ts';
import { isEstimated, stripFrom } from './breaks.ts';
import { holidayAfter, holidaysOn } from './holidays.ts';
import { type RegionalDate, someRegions } from './some-regions.ts';

export type WorldToday = ReturnType<typeof worldToday>;
/** A country at an instant, by its own clock. */
export type CountryToday = WorldToday['countries'][number];

const STRIP_DAYS = 14;

/**
 * Every country at an instant, in milliseconds since 1970. All strips begin on the earliest local
 * date.
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
    countries,
    /** The countries that are off, in whole or in part, for other reasons than a weekend. */
    closed: countries.filter(
      ({ now }) => now !== null && (now.state === 'holiday' || now.regionsOff.length > 0),
    ),
    /** The next holidays, by date; each country belongs to one of them. */
    coming: [...together.values()]
      .flatMap((same) =>
        same.slice(-1).map(({ day, record, country }) => ({
          day,
          name: dayNames(country.place, record).name,
          isEstimated: isEstimated(same),
          countries: same.map(({ country }) => country),
        })),
      )
      .sort((one, other) => one.day - other.day),
    working: countries.filter(({ now }) => now?.state === 'business_day').length,
    weekend: countries.filter(({ now }) => now?.state === 'weekend').length,
  };
}

/** What today is in a calendar. */
export type Today = NonNullable<ReturnType<typeof todayIn>>;

/** What a date is; null where the calendar does not hold it. */
export function todayIn(place: Place, day: DayNumber) {
  const { calendar, locale } = place;
  if (!isWithin(day, calendar.range)) return null;
  const kind = kindOf(calendar, day);
  const state = kind === 'business_day' || kind === 'weekend' ? kind : ('holiday' as const);
  const holidays = holidaysOn(calendar, day);
  return {
    state,
    /** The names of the day's holidays, on weekends too; empty when there is none. */
    names: listOfNames(
      locale,
      holidays.map(({ record }) => dayNames(place, record).name),
    ),
    isEstimated: state === 'holiday' && isEstimated(holidays),
    regionsOff: state === 'business_day' ? regionsOff(place, day) : [],
  };
}

/** Today in a calendar, and the holidays to come. */
export function outlook(place: Place, today: DayNumber) {
  const { calendar } = place;
  const now = todayIn(place, today);
  const next = holidayAfter(calendar, today);
  return {
    now,
    /** The next business day; null when today is one, or when none is known. */
    opens: now === null || now.state === 'business_day' ? null : nextBusinessDay(calendar, today),
    next,
    /** The first date before the next holiday that only some regions keep; null when there is none. */
    sooner: next === null ? null : soonerInSome(place, today, next.day),
  };
}

function soonerInSome(place: Place, today: DayNumber, next: DayNumber): RegionalDate | null {
  const found = yearsOf(place.calendar.range)
    .filter((year) => year >= toCivilDate(today).year && year <= toCivilDate(next).year)
    .values()
    .flatMap((year) => someRegions(place, year).dates)
    .find(({ day }) => day > today && day < next && isSplit(place, day));
  return found ?? null;
}
