import { secondOpinion } from '../checks/second-opinion/compare.ts';
import { listCountries, readCountry } from '../country/read-country.ts';
import { readTranslations } from '../country/translations.ts';
import type { Data } from '../diff/compare-data.ts';
import { countryArtifact } from '../expand/country-artifact.ts';
import { expandCountry } from '../expand/expand-country.ts';
import type { Folder } from '../read/folder.ts';

/**
 * What a folder of sources would publish, unchecked: for comparing. Files that do not
 * have the form of a source file are named in `unread`.
 */
export function readData(sources: Folder): Data & { readonly unread: readonly string[] } {
  const unread: string[] = [];
  const countries = listCountries(sources).flatMap((code) => {
    const { file } = readCountry(sources, code);
    if (file === null) unread.push(`${sources.shownAs}/${code}.yaml`);
    return file === null ? [] : [expandCountry(file)];
  });
  const { files, diagnostics } = readTranslations(sources);
  unread.push(...new Set(diagnostics.map(({ place }) => place.file)));
  return {
    countries: countries.map(countryArtifact),
    disagreements: countries.flatMap((country) => secondOpinion(country).disagreements),
    translations: files.map(({ translation }) => translation),
    unread,
  };
}
