import type { DataSet } from '../../artifact/data-set.ts';
import type { CountryArtifact, Disagreement } from '../../artifact/schema.ts';
import { placeByKey, yearPath } from '../places/places.ts';

/** The rulings of each country that has any, with countries by name. */
export function ruledDays(dataSet: DataSet) {
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

function describeRuling(dataSet: DataSet, artifact: CountryArtifact, ruling: Disagreement) {
  const { region } = ruling;
  const key = region === null ? artifact.country : `${artifact.country}-${region}`;
  const place = placeByKey(dataSet, key.toLowerCase());
  return {
    ruling,
    // The code of the region, where we hold no calendar for it.
    calendar: place?.region?.name ?? (place === null ? (region ?? '') : 'Nationwide'),
    // The year in our calendar; null where we hold none.
    path: place === null ? null : yearPath(place, Number(ruling.date.slice(0, 4))),
    laws: ruling.cite.flatMap((id) => artifact.citations[id] ?? []),
  };
}

/** A ruling as Markdown, in which "policy 2" links to that rule of the data policy. */
export function linkPolicies(sentence: string): string {
  return sentence.replace(/\bpolicy (\d+)\b/gi, '[$&](/about/data-policy/#policy-$1)');
}
