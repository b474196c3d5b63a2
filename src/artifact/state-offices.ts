import type { CountryArtifact, HolidayRecord, ListSeen } from './schema.ts';

/** What was seen of a region whose days are those of the offices of its state. Policy 2. */
export interface StateOffices {
  /** Citation ids of the laws whose list of days was seen. */
  readonly statutes: readonly string[];
  /** The lists that the state published for these years, as far as they were seen. */
  readonly lists: readonly ListSeen[];
  /** The years, of those asked about, whose list was not looked at. */
  readonly unseen: readonly number[];
}

/** Null where a day of a region binds more than the offices of its state, and without a region. */
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

/** Whose day a holiday is in a calendar of state offices: the country's or the state's own. */
export function whoseDay({ regions }: Pick<HolidayRecord, 'regions'>): 'federal' | 'state' {
  return regions === undefined ? 'federal' : 'state';
}
