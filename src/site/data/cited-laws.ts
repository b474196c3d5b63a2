import type { DataSet } from '../../artifact/data-set.ts';
import { english } from '../languages/languages.ts';
import { countriesByName } from '../places/places.ts';

/** The laws and lists of each country, in the order of its source file, with the records citing each. */
export function citedLaws(dataSet: DataSet) {
  return countriesByName(dataSet, english).map((place) => {
    const { citations, holidays } = place.artifact;
    const laws = Object.entries(citations).map(([id, citation]) => ({
      citation,
      uses: holidays.filter((record) => record.cite.includes(id)).length,
    }));
    return { place, laws };
  });
}
