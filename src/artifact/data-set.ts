import { calendarOf, type ReleasedCalendar } from './calendars.ts';
import type { Release } from './load-release.ts';
import type { CountryArtifact } from './schema.ts';

/** A country of a release, with the calendars of the country and of its regions. */
export interface CountryData {
  readonly artifact: CountryArtifact;
  readonly national: ReleasedCalendar;
  /** By upper-case region code, sorted by code. */
  readonly regions: ReadonlyMap<string, ReleasedCalendar>;
}

/** Everything that answers: one release, as tables. */
export interface DataSet {
  readonly release: Release;
  readonly dataVersion: string;
  /** By upper-case country code, sorted by code. */
  readonly countries: ReadonlyMap<string, CountryData>;
}

/** Builds the tables of every calendar of a release. */
export function buildDataSet(release: Release): DataSet {
  const countries = release.countries.map((artifact): [string, CountryData] => [
    artifact.country,
    {
      artifact,
      national: calendarOf(artifact, null),
      regions: new Map(
        artifact.regions.map((region) => [region.code, calendarOf(artifact, region.code)]),
      ),
    },
  ]);
  return { release, dataVersion: release.manifest.data_version, countries: new Map(countries) };
}
