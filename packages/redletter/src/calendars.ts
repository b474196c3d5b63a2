import {
  type CountryCalendars,
  isFinding,
  readCalendar,
} from '../../../src/question/read-parameters.ts';
import { DayCalendar } from './day-calendar.ts';
import { errorOf } from './error-of.ts';
import { jointOf } from './joint.ts';
import type { BusinessCalendar } from './types.ts';

/** A country's calendars, each of them made when it is first asked for. */
export type Calendars<Made> = CountryCalendars<() => Made>;

/** By upper-case code, sorted. */
export type Countries<Made> = Pick<ReadonlyMap<string, Calendars<Made>>, 'get' | 'keys'>;

/** Makes a value when it is first asked for. */
export function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/**
 * The calendar of a code such as `GB` or `GB-SCT`, in either case.
 * @throws RedletterError with `invalid_country` or `invalid_region`.
 */
export function findCalendar<Made>(countries: Countries<Made>, code: string): Made {
  const [country = '', ...region] = String(code).split('-');
  const found = readCalendar(countries, country, region.length === 0 ? null : region.join('-'));
  if (isFinding(found)) throw errorOf(found);
  return found();
}

/** Every code, those of a country's regions after its own. */
export function codesOf(countries: Countries<unknown>): string[] {
  return [...countries.keys()].flatMap((country) => [
    country,
    ...Array.from(countries.get(country)?.regions.keys() ?? [], (region) => `${country}-${region}`),
  ]);
}

/**
 * Several calendars, by code or made already, as one that is at work when all of them are.
 * @throws RedletterError for a code that is none, TypeError for what is neither.
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
