import { secondOpinion } from '../checks/second-opinion/compare.ts';
import { listCountries, readCountry } from '../country/read-country.ts';
import { readTranslations } from '../country/translations.ts';
import type { Data } from '../diff/compare-data.ts';
import { countryArtifact } from '../expand/country-artifact.ts';
import { expandCountry } from '../expand/expand-country.ts';
import type { Folder } from '../read/folder.ts';
import { expandRule } from '../terms/expand-rule.ts';
import { listRuleFiles, type RuleFile, readRule } from '../terms/read-rule.ts';

/**
 * What a folder of sources would publish, unchecked, for comparison. `unread` names files that do
 * not have the form of a source file.
 */
export function readData(
  sources: Folder,
): Data & { readonly unread: readonly string[]; readonly ruleFiles: readonly RuleFile[] } {
  const unread: string[] = [];
  const countries = listCountries(sources).flatMap((code) => {
    const { file } = readCountry(sources, code);
    if (file === null) unread.push(`${sources.shownAs}/${code}.yaml`);
    return file === null ? [] : [expandCountry(file)];
  });
  const { files, diagnostics } = readTranslations(sources);
  unread.push(...new Set(diagnostics.map(({ place }) => place.file)));
  const artifacts = countries.map(countryArtifact);
  const ruleFiles = listRuleFiles(sources).flatMap((name) => {
    const { file } = readRule(sources, name);
    if (file === null) unread.push(`${sources.shownAs}/${name}`);
    return file ?? [];
  });
  return {
    countries: artifacts,
    disagreements: countries.flatMap((country) => secondOpinion(country).disagreements),
    translations: files.map(({ translation }) => translation),
    rules: ruleFiles.map(({ source }) => expandRule(source, artifacts)),
    ruleFiles,
    unread,
  };
}
