import type { Citation } from '../../artifact/citation.ts';
import type { DataSet } from '../../artifact/data-set.ts';
import { english } from '../languages/languages.ts';
import { countriesByName, type Place } from '../places/places.ts';

/** A law or official list, and how many holiday records of its country rest on it. */
export interface CitedLaw {
  readonly citation: Citation;
  readonly uses: number;
}

/** The laws of each country, by name, in the order in which its source file has them. */
export function citedLaws(
  dataSet: DataSet,
): { readonly place: Place; readonly laws: readonly CitedLaw[] }[] {
  return countriesByName(dataSet, english).map((place) => {
    const { citations, holidays } = place.artifact;
    const laws = Object.entries(citations).map(([id, citation]) => ({
      citation,
      uses: holidays.filter((record) => record.cite.includes(id)).length,
    }));
    return { place, laws };
  });
}
