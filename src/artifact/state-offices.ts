import type { CountryArtifact, HolidayRecord, ListSeen } from './schema.ts';

/** What was seen for a region whose days are those of its state's offices. Policy 2. */
export interface StateOffices {
  /** Citation ids of the laws whose list of days was seen. */
  readonly statutes: readonly string[];
  /** The state's lists for these years, as far as they were seen. */
  readonly lists: readonly ListSeen[];
  /** The years in question whose list nobody has seen. */
  readonly unseen: readonly number[];
}

/** Null without a region, and where the region's days bind more than its state's offices. */
export function stateOffices(
  artifact: CountryArtifact,
  region: string | null,
  years: readonly number[],
): StateOffices | null {
  const { lists, statutes = [] } = artifact.regions.find(({ code }) => code === region) ?? {};
  if (lists === undefined) return null;
  const seen = lists.filter(({ year }) => years.includes(year));
  const unseen = years.filter((year) => !seen.some((list) => list.year === year));
  return { statutes, lists: seen, unseen };
}

/** Whether a holiday in a calendar of state offices is the country's day or the state's own. */
export function whoseDay({ regions }: Pick<HolidayRecord, 'regions'>): 'federal' | 'state' {
  return regions === undefined ? 'federal' : 'state';
}
