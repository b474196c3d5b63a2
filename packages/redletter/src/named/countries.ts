import type { CountryArtifact } from '../../../../src/artifact/schema.ts';
import { type DayRange, heldRange } from '../../../../src/calendar/supported-range.ts';
import { type Calendars, once } from '../calendars.ts';
import { NamedCalendar } from './named-calendar.ts';

/** Countries with names and laws. */
export type Countries = Pick<ReadonlyMap<string, Calendars<NamedCalendar>>, 'get' | 'keys'> & {
  /** Of their release. */
  readonly range: DayRange;
};

/**
 * The calendars of countries, all of it made when it is first asked for.
 * @param countries each with its upper-case code, sorted, and read when it is first asked for.
 * @param range of their release.
 */
export function openCountries(
  countries: Iterable<readonly [code: string, read: () => CountryArtifact]>,
  range: DayRange,
): Countries {
  const opened = new Map(
    Array.from(countries, ([code, read]) => [code, once(() => openCountry(read(), range))]),
  );
  return { get: (code) => opened.get(code)?.(), keys: () => opened.keys(), range };
}

function openCountry(artifact: CountryArtifact, released: DayRange): Calendars<NamedCalendar> {
  const maker = (region: string | null) =>
    once(() => new NamedCalendar(artifact, region, heldRange(released, artifact.held_until)));
  return {
    national: maker(null),
    regions: new Map(artifact.regions.map(({ code }) => [code, maker(code)])),
  };
}
