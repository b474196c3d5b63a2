import type { RuleRecord } from '../../../../src/artifact/rules/rule-schema.ts';
import type { CountryArtifact } from '../../../../src/artifact/schema.ts';
import { type DayRange, heldRange } from '../../../../src/calendar/supported-range.ts';
import { type Calendars, once } from '../calendars.ts';
import { NamedCalendar } from './named-calendar.ts';

/** Countries with names and laws. */
export type Countries = Pick<ReadonlyMap<string, Calendars<NamedCalendar>>, 'get' | 'keys'> & {
  /** The range of their release. */
  readonly range: DayRange;
  /** The term rules of the release, when it is not the package's own. */
  readonly rules?: readonly RuleRecord[];
};

/**
 * The calendars of countries, built on first use.
 * @param countries each with its upper-case code, sorted, and read on first use.
 * @param range of their release.
 * @param rules of their release, if it is not the package's own.
 */
export function openCountries(
  countries: Iterable<readonly [code: string, read: () => CountryArtifact]>,
  range: DayRange,
  rules?: readonly RuleRecord[],
): Countries {
  const opened = new Map(
    Array.from(countries, ([code, read]) => [code, once(() => openCountry(read(), range))]),
  );
  const found = { get: (code: string) => opened.get(code)?.(), keys: () => opened.keys(), range };
  return rules === undefined ? found : { ...found, rules };
}

function openCountry(artifact: CountryArtifact, released: DayRange): Calendars<NamedCalendar> {
  const maker = (region: string | null) =>
    once(() => new NamedCalendar(artifact, region, heldRange(released, artifact.held_until)));
  return {
    national: maker(null),
    regions: new Map(artifact.regions.map(({ code }) => [code, maker(code)])),
  };
}
