import type { Citation } from '../../artifact/citation.ts';
import type { DataSet } from '../../artifact/data-set.ts';
import type { CountryArtifact, Disagreement } from '../../artifact/schema.ts';
import { placeByKey, yearPath } from '../places/places.ts';

/** A day on which the second opinion disagrees with us, and our ruling. */
export interface RuledDay {
  readonly ruling: Disagreement;
  /** "Nationwide", the name of a region, or its code where we hold no calendar of it. */
  readonly calendar: string;
  /** The address of the calendar's year; null where we hold none. */
  readonly path: string | null;
  /** The laws that the ruling rests on. */
  readonly laws: readonly Citation[];
}

/** The rulings of each country that has any, countries by name. */
export function ruledDays(
  dataSet: DataSet,
): { readonly artifact: CountryArtifact; readonly days: readonly RuledDay[] }[] {
  const { disagreements } = dataSet.release.secondOpinion;
  return [...dataSet.countries.values()]
    .map(({ artifact }) => ({
      artifact,
      days: disagreements
        .filter((ruling) => ruling.country === artifact.country)
        .map((ruling) => describeRuling(dataSet, artifact, ruling)),
    }))
    .filter(({ days }) => days.length > 0)
    .sort((one, other) => one.artifact.name.localeCompare(other.artifact.name, 'en'));
}

function describeRuling(
  dataSet: DataSet,
  artifact: CountryArtifact,
  ruling: Disagreement,
): RuledDay {
  const { region } = ruling;
  const key = region === null ? artifact.country : `${artifact.country}-${region}`;
  const place = placeByKey(dataSet, key.toLowerCase());
  return {
    ruling,
    calendar: place?.region?.name ?? (place === null ? (region ?? '') : 'Nationwide'),
    path: place === null ? null : yearPath(place, Number(ruling.date.slice(0, 4))),
    laws: ruling.cite.flatMap((id) => artifact.citations[id] ?? []),
  };
}
