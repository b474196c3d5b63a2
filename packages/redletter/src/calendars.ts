import type { CountryCalendars } from '../../../src/question/read-parameters.ts';
import { readDay } from './dates.ts';
import { DayCalendar } from './day-calendar.ts';
import { jointOf } from './joint.ts';
import { RedletterError } from './redletter-error.ts';
import type { BusinessCalendar, DateLike } from './types.ts';

/** A country's calendars, each built on first use. */
export type Calendars<Made> = CountryCalendars<() => Made>;

/** By upper-case code, sorted. */
export type Countries<Made> = Pick<ReadonlyMap<string, Calendars<Made>>, 'get' | 'keys'>;

/** Computes a value on first use. */
export function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Non-ASCII text is never a code: the upper case of `uſ` is US. */
const CODE = /^[\w-]+$/;

/**
 * The calendar of a code such as `GB`, `GB-SCT` or `US-FED`, in either case.
 * @param region a second argument; text there is refused, since ignoring it would answer for the
 * whole country.
 * @throws RedletterError with `invalid_country` or `invalid_region`.
 */
export function findCalendar<Made>(
  countries: Countries<Made>,
  code: string,
  region?: unknown,
): Made {
  const upper = (text: string) => (CODE.test(text) ? text.toUpperCase() : '');
  const written = typeof region === 'string' ? `${code} ${region}` : String(code);
  // `US-FED` is not a region of US.
  const whole = countries.get(upper(written));
  if (whole !== undefined) return whole.national();
  const [country = '', ...rest] = written.split('-');
  const regions = countries.get(upper(country))?.regions;
  const found = regions?.get(upper(rest.join('-')));
  if (found !== undefined) return found();
  throw new RedletterError(
    regions === undefined ? 'invalid_country' : 'invalid_region',
    `There is no such calendar: take one of codes(), like ${[...countries.keys()][0]}.`,
  );
}

/**
 * The regions of a country whose answer about a date differs from the country's: `GB-ENG`,
 * sorted. Empty for a region and for a calendar of money.
 */
export function regionsThatDiffer(
  countries: Countries<DayCalendar>,
  code: string,
  date: DateLike,
): string[] {
  const national = findCalendar(countries, code);
  const day = readDay(date, national.range);
  const regions = countries.get(national.code)?.regions;
  return Array.from(regions?.keys() ?? [])
    .filter((region) => regions?.get(region)?.().isBusinessDay(day) !== national.isBusinessDay(day))
    .map((region) => `${national.code}-${region}`);
}

/** Every code, those of a country's regions after its own. */
export function codesOf(countries: Countries<unknown>): string[] {
  return [...countries.keys()].flatMap((country) => [
    country,
    ...Array.from(countries.get(country)?.regions.keys() ?? [], (region) => `${country}-${region}`),
  ]);
}

/**
 * Several calendars, given as codes or calendars, as one that is at work when all of them are.
 * @throws RedletterError for an unknown code, TypeError for any other type.
 */
export function joinCalendars(
  countries: Countries<DayCalendar>,
  given: readonly (string | BusinessCalendar)[],
): DayCalendar {
  return jointOf(
    given.map((one) => {
      if (typeof one === 'string') return findCalendar(countries, one);
      if (one instanceof DayCalendar) return one;
      throw new TypeError('joint() takes codes and calendars of this package');
    }),
  );
}
