import type { CountryArtifact } from './schema.ts';

/**
 * The evidence for a region whose days are those of its state's offices: the ids of laws that
 * list the days, the state's own lists, and the years whose list nobody has seen. Policy 2.
 * @returns null without a region, and for a region whose days bind more than the state's offices.
 */
export function stateOffices(
  artifact: CountryArtifact,
  region: string | null,
  years: readonly number[],
) {
  const { lists, statutes = [] } = artifact.regions.find(({ code }) => code === region) ?? {};
  if (lists === undefined) return null;
  const seen = lists.filter(({ year }) => years.includes(year));
  const unseen = years.filter((year) => !seen.some((list) => list.year === year));
  return { statutes, lists: seen, unseen };
}
