import { besideOf, type ReleasedCalendar } from '../../artifact/calendars.ts';
import { isMoney } from '../../artifact/codes.ts';
import type { DataSet } from '../../artifact/data-set.ts';
import type { CountryArtifact } from '../../artifact/schema.ts';
import { stateOffices } from '../../artifact/state-offices.ts';
import type { Calendar } from '../../calendar/calendar.ts';
import { formatIsoDate, toCivilDate } from '../../calendar/day-number.ts';
import { isBusinessDay, kindOf } from '../../calendar/questions.ts';
import { SUPPORTED_YEARS } from '../../calendar/supported-range.ts';
import { holidaysOn } from '../year/holidays.ts';

/** A calendar on one day: a row of the table in every form. Contract 23.2. */
export type DayRow = ReturnType<typeof rowsOf> extends Generator<infer Row> ? Row : never;

interface Tabled {
  readonly calendar: ReleasedCalendar;
  readonly artifact: CountryArtifact;
}

/** Every calendar of a release: each country, followed by its regions, then those of money. */
export function calendarsOf({ countries, money }: Pick<DataSet, 'countries' | 'money'>): Tabled[] {
  return [...countries.values(), ...money.values()].flatMap(({ artifact, national, regions }) =>
    [national, ...regions.values()].map((calendar) => ({ calendar, artifact })),
  );
}

/** `GB`, `GB-SCT`, `US-FED`. */
export function codeOf({ country, region }: Pick<Calendar, 'country' | 'region'>): string {
  return region === null ? country : `${country}-${region}`;
}

/** One row per day that a calendar holds, by date; `COLUMNS` describes a row. */
export function* rowsOf({ calendar, artifact }: Tabled) {
  const { country, region } = calendar;
  const { first, last } = calendar.range;
  const code = codeOf(calendar);
  const beside = Map.groupBy(besideOf(artifact, region), ({ date }) => date);
  const offices = stateOffices(artifact, region, SUPPORTED_YEARS);
  const seen = new Map(offices?.lists.map((list) => [list.year, list.seen]));
  let number = 0;
  let ofMonth = 0;
  for (let day = first; day <= last; day += 1) {
    const { year, day: ofTheMonth } = toCivilDate(day);
    const date = formatIsoDate(day);
    const names = beside.get(date)?.map(({ name, part }) => `${name} (${part ?? 'other'})`);
    if (ofTheMonth === 1) ofMonth = 0;
    const business = isBusinessDay(calendar, day) ? 1 : 0;
    number += business;
    ofMonth += business;
    yield {
      calendar: code,
      country: isMoney(country) ? null : country,
      region,
      date,
      is_business_day: business,
      business_day_number: number,
      business_day_of_month: ofMonth,
      is_weekend: kindOf(calendar, day) === 'weekend' ? 1 : 0,
      holiday: holidayNames(calendar, day),
      beside: names?.join('; ') ?? null,
      list_seen: offices === null ? null : (seen.get(year) ?? 'not seen'),
    };
  }
}

/** The names of a day's holidays; null if it has none. */
export function holidayNames(calendar: ReleasedCalendar, day: number): string | null {
  const names = new Set(holidaysOn(calendar, day).map(({ name }) => name));
  return names.size === 0 ? null : [...names].join('; ');
}
