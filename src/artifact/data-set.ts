import type { DayRange } from '../calendar/supported-range.ts';
import { calendarOf, type ReleasedCalendar, rangeOf } from './calendars.ts';
import type { Release } from './load-release.ts';
import type { CountryArtifact } from './schema.ts';

/** A country of a release, with its calendar and those of its regions. */
export interface CountryData {
  readonly artifact: CountryArtifact;
  readonly national: ReleasedCalendar;
  /** By upper-case region code, sorted by code. */
  readonly regions: ReadonlyMap<string, ReleasedCalendar>;
}

/** One release as tables: everything that answers need. */
export interface DataSet {
  readonly release: Release;
  readonly dataVersion: string;
  readonly range: DayRange;
  /** By upper-case country code, sorted by code. */
  readonly countries: ReadonlyMap<string, CountryData>;
  /** Calendars of money, by code, without regions. `/v1` does not serve them. */
  readonly money: ReadonlyMap<string, CountryData>;
}

/**
 * Builds the tables of every calendar of a release.
 * @param known another release's tables; those of unchanged countries are reused.
 */
export function buildDataSet(release: Release, known?: DataSet): DataSet {
  const range = rangeOf(release.manifest);
  const isSameRange = known?.range.first === range.first && known.range.last === range.last;
  const build = (artifacts: readonly CountryArtifact[], from: DataSet['countries'] | undefined) => {
    const data = artifacts.map((artifact): [string, CountryData] => {
      const same = isSameRange ? from?.get(artifact.country) : undefined;
      const isSame = same?.artifact === artifact;
      return [artifact.country, isSame ? same : buildCountry(artifact, range)];
    });
    return new Map(data);
  };
  return {
    release,
    dataVersion: release.manifest.data_version,
    range,
    countries: build(release.countries, known?.countries),
    money: build(release.money, known?.money),
  };
}

function buildCountry(artifact: CountryArtifact, range: DayRange): CountryData {
  const national = calendarOf(artifact, null, range);
  return {
    artifact,
    national,
    regions: new Map(
      artifact.regions.map(({ code }) => [code, calendarOf(artifact, code, range, national)]),
    ),
  };
}
