import type { EndpointName } from '../../../src/api/endpoints/endpoint.ts';
import type { CountryArtifact, HolidayRecord } from '../../../src/artifact/schema.ts';
import { FIRST, LAST } from '../years.ts';

/**
 * Contract 2 and 4 as plainly as possible: one calendar day at a time, on `Temporal`, from the
 * released records, without any of `src/calendar` or `src/api`. Slow, and easy to verify by
 * reading. Fields follow the order of the contract's tables.
 */

/** The range of a release: its first and its last date. */
interface Range {
  readonly first: string;
  readonly last: string;
}

/** The supported range (contract 8). */
const SUPPORTED: Range = { first: FIRST, last: LAST };

export interface HolidayRef {
  readonly date: string;
  readonly official_date: string | null;
  readonly name: string;
  readonly local_name: string | null;
  readonly type: 'public' | 'regional';
  readonly date_accuracy: 'exact' | 'estimated';
}

export type Parameters = Readonly<Record<string, string>>;

/** The endpoints about calendars alone; terms of law have their own walker. */
export type CalendarEndpoint = Exclude<EndpointName, 'deadline' | 'deadline-rules'>;

/** The body of a 200, or null where the computed end is outside the range. */
export function referenceBody(
  world: readonly CountryArtifact[],
  endpoint: CalendarEndpoint,
  parameters: Parameters,
  range: Range = SUPPORTED,
): unknown {
  if (endpoint === 'countries') return { countries: world.map(countryRecord) };
  const calendar = referenceCalendar(world, parameters, range);
  switch (endpoint) {
    case 'is-business-day':
      return isBusinessDay(calendar, dateOf(parameters.date));
    case 'add-business-days':
      return add(calendar, dateOf(parameters.date), Number(parameters.days));
    case 'count-business-days':
      return count(calendar, dateOf(parameters.start), dateOf(parameters.end));
    case 'holidays':
      return {
        country: calendar.country,
        year: Number(parameters.year),
        region: calendar.region,
        holidays: calendar.holidays.filter(({ date }) => date.startsWith(`${parameters.year}-`)),
      };
  }
}

interface ReferenceCalendar {
  readonly country: string;
  readonly region: string | null;
  readonly timezone: string;
  readonly weekendDays: readonly number[];
  readonly weekends: NonNullable<CountryArtifact['weekends']>;
  /** ISO dates. */
  readonly worked: readonly string[];
  readonly holidays: readonly HolidayRef[];
  readonly byDate: ReadonlyMap<string, readonly HolidayRef[]>;
  readonly range: Range;
}

/**
 * Cached for each record by region and range, because some tests ask about one thousands of
 * times.
 */
const made = new WeakMap<CountryArtifact, Map<string, ReferenceCalendar>>();

function referenceCalendar(
  world: readonly CountryArtifact[],
  parameters: Parameters,
  released: Range,
): ReferenceCalendar {
  const code = parameters.country?.toUpperCase();
  const region = parameters.region?.toUpperCase() ?? null;
  const artifact = world.find((candidate) => candidate.country === code);
  if (artifact === undefined) throw new Error(`the reference has no country ${code}`);
  const ofArtifact = made.getOrInsertComputed(artifact, () => new Map());
  const key = `${region} ${released.first} ${released.last}`;
  return ofArtifact.getOrInsertComputed(key, () => makeCalendar(artifact, region, released));
}

/** The records of a country, or of a region of it. */
export function referenceHolidays(
  artifact: CountryArtifact,
  region: string | null,
): readonly HolidayRef[] {
  const place = region === null ? {} : { region };
  const { country } = artifact;
  return referenceCalendar([artifact], { country, ...place }, SUPPORTED).holidays;
}

function makeCalendar(
  artifact: CountryArtifact,
  region: string | null,
  released: Range,
): ReferenceCalendar {
  // Contract 20.3: a country may hold less than its release.
  const held = `${artifact.held_until ?? 9999}-12-31`;
  const range = { first: released.first, last: held < released.last ? held : released.last };
  const holidays = artifact.holidays
    .filter(({ date }) => date >= range.first && date <= range.last)
    .filter(({ regions }) => regions === undefined || (region && regions.includes(region)))
    .map(
      (record): HolidayRef => ({
        date: record.date,
        official_date: record.official_date,
        name: record.name,
        local_name: localName(artifact, region, record),
        type: record.regions === undefined ? 'public' : 'regional',
        date_accuracy: record.date_accuracy,
      }),
    )
    // UTF-32 sorts by code point; JavaScript's own `<` compares UTF-16 units.
    .sort((a, b) => (a.date === b.date ? compareUtf32(a.name, b.name) : a.date < b.date ? -1 : 1));
  return {
    country: artifact.country,
    region,
    timezone: artifact.timezone,
    weekendDays: artifact.weekend_days,
    weekends: artifact.weekends ?? [],
    worked: (artifact.worked_weekends ?? []).map(({ date }) => date),
    range,
    holidays,
    byDate: Map.groupBy(holidays, ({ date }) => date),
  };
}

/** Contract 19.5: in the first language of the region in question, else of the country. */
function localName(
  { languages: ofCountry, regions }: CountryArtifact,
  region: string | null,
  { names, local_name }: HolidayRecord,
): string | null {
  const ofRegion = regions.find(({ code }) => code === region)?.languages;
  const language = (ofRegion ?? ofCountry)?.[0];
  // A release that names no languages has one local name.
  return language === undefined ? local_name : (names?.[language] ?? null);
}

export function compareUtf32(a: string, b: string): number {
  const units = (text: string) =>
    [...text].map((c) => (c.codePointAt(0) ?? 0).toString(16).padStart(6, '0'));
  return units(a).join('') < units(b).join('') ? -1 : 1;
}

/** Contract 4.1. */
function isBusinessDay(calendar: ReferenceCalendar, date: Temporal.PlainDate): unknown {
  const holidays = holidaysOn(calendar, date);
  const reason = isWeekend(calendar, date)
    ? 'weekend'
    : holidays.some(({ type }) => type === 'regional')
      ? 'regional_holiday'
      : holidays.length > 0
        ? 'public_holiday'
        : 'business_day';
  return {
    date: date.toString(),
    country: calendar.country,
    region: calendar.region,
    is_business_day: reason === 'business_day',
    reason,
    holidays,
    timezone: calendar.timezone,
    next_business_day: nearest(calendar, date, 1),
    previous_business_day: nearest(calendar, date, -1),
  };
}

/** Contract 4.2. */
function add(calendar: ReferenceCalendar, start: Temporal.PlainDate, days: number): unknown {
  let date = start;
  let left = Math.abs(days);
  let weekends = 0;
  const skipped: HolidayRef[] = [];
  while (left > 0) {
    date = date.add({ days: Math.sign(days) });
    if (!isIn(calendar, date)) return null;
    if (isWeekend(calendar, date)) weekends += 1;
    else if (holidaysOn(calendar, date).length > 0) skipped.push(...holidaysOn(calendar, date));
    else left -= 1;
  }
  return {
    start_date: start.toString(),
    business_days_added: days === 0 ? 0 : days,
    end_date: date.toString(),
    country: calendar.country,
    region: calendar.region,
    holidays_skipped: calendar.holidays.filter((record) => skipped.includes(record)),
    weekends_skipped: weekends,
    calendar_days_elapsed: start.until(date, { largestUnit: 'day' }).days,
  };
}

/** Contract 4.3. */
function count(
  calendar: ReferenceCalendar,
  start: Temporal.PlainDate,
  end: Temporal.PlainDate,
): unknown {
  const direction = Temporal.PlainDate.compare(end, start);
  const traversed: Temporal.PlainDate[] = [];
  for (let date = start; !date.equals(end); ) {
    date = date.add({ days: direction });
    traversed.push(date);
  }
  const weekdays = traversed.filter((date) => !isWeekend(calendar, date));
  const withHoliday = weekdays.filter((date) => holidaysOn(calendar, date).length > 0);
  const businessDays = weekdays.length - withHoliday.length;
  const dates = withHoliday.map(String);
  return {
    start_date: start.toString(),
    end_date: end.toString(),
    business_days: businessDays === 0 ? 0 : direction * businessDays,
    total_calendar_days: traversed.length,
    weekends: traversed.length - weekdays.length,
    holidays_on_weekdays: withHoliday.length,
    holidays: calendar.holidays.filter(({ date }) => dates.includes(date)),
    country: calendar.country,
    region: calendar.region,
  };
}

function countryRecord(artifact: CountryArtifact): unknown {
  return {
    code: artifact.country,
    name: artifact.name,
    weekend_days: artifact.weekend_days,
    timezone: artifact.timezone,
    region_support: artifact.regions.length > 0,
    regions: artifact.regions.map(({ code, name }) => ({ code, name })),
    notes: artifact.notes,
  };
}

function nearest(
  calendar: ReferenceCalendar,
  from: Temporal.PlainDate,
  step: 1 | -1,
): string | null {
  for (let date = from.add({ days: step }); isIn(calendar, date); date = date.add({ days: step })) {
    if (!isWeekend(calendar, date) && holidaysOn(calendar, date).length === 0)
      return date.toString();
  }
  return null;
}

function isIn({ range }: ReferenceCalendar, date: Temporal.PlainDate): boolean {
  return date.toString() >= range.first && date.toString() <= range.last;
}

function isWeekend(calendar: ReferenceCalendar, date: Temporal.PlainDate): boolean {
  const text = date.toString();
  if (calendar.worked.includes(text)) return false;
  let days = calendar.weekendDays;
  // The last weekend that has begun.
  for (const weekend of calendar.weekends) {
    if (weekend.from === null || weekend.from <= text) days = weekend.days;
  }
  return days.includes(date.dayOfWeek);
}

function holidaysOn(calendar: ReferenceCalendar, date: Temporal.PlainDate): readonly HolidayRef[] {
  return calendar.byDate.get(date.toString()) ?? [];
}

function dateOf(text: string | undefined): Temporal.PlainDate {
  return Temporal.PlainDate.from(text ?? '');
}
