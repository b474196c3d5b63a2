import { listCountries, readCountry } from '../../../pipeline/country/read-country.ts';
import { countryArtifact } from '../../../pipeline/expand/country-artifact.ts';
import { expandCountry } from '../../../pipeline/expand/expand-country.ts';
import { diskFolder } from '../../../pipeline/read/folder.ts';
import { readRules } from '../../../pipeline/terms/read-rules.ts';
import type { RuleRecord } from '../../../src/artifact/rules/rule-schema.ts';
import type { CountryArtifact } from '../../../src/artifact/schema.ts';

/** The rules of the sources and the countries that they count in, released or not. */
export function readRealRules(): {
  readonly rules: readonly RuleRecord[];
  readonly countries: ReadonlyMap<string, CountryArtifact>;
} {
  const sources = diskFolder('sources', 'sources');
  const countries = listCountries(sources).flatMap((code) => {
    const { file } = readCountry(sources, code);
    return file === null ? [] : [countryArtifact(expandCountry(file))];
  });
  return {
    rules: readRules(sources, countries).rules,
    countries: new Map(countries.map((artifact) => [artifact.country, artifact])),
  };
}
