import type { Release } from '../../src/artifact/load-release.ts';
import type { RuleRecord } from '../../src/artifact/rules/rule-schema.ts';
import type { Disagreement } from '../../src/artifact/schema.ts';
import type { Translation } from '../../src/artifact/words/translation.ts';
import { runChecks } from '../checks/check.ts';
import { checkSchemaFiles } from '../checks/files/editor-schemas.ts';
import { checkKeptIn } from '../checks/files/kept-in.ts';
import { checkPlaceNamesFile } from '../checks/files/place-names-file.ts';
import { checkSourceTexts } from '../checks/files/source-texts.ts';
import { strayFiles } from '../checks/files/stray-files.ts';
import { checkYearsFile } from '../checks/files/years-file.ts';
import { countryChecks } from '../checks/index.ts';
import { compareOfficial } from '../checks/official/compare-official.ts';
import { secondOpinion } from '../checks/second-opinion/compare.ts';
import { compareStatutes, type StatuteCounts } from '../checks/statutes/compare-statutes.ts';
import { readPlaceNames } from '../country/place-names.ts';
import { listCountries, readCountry } from '../country/read-country.ts';
import { readTranslations } from '../country/translations.ts';
import type { Data } from '../diff/compare-data.ts';
import { countryArtifact } from '../expand/country-artifact.ts';
import { expandCountry } from '../expand/expand-country.ts';
import type { ExpandedCountry } from '../expand/expanded-date.ts';
import { type Diagnostic, error } from '../read/diagnostic.ts';
import { orChoices, quote } from '../read/suggest.ts';
import {
  checkReleasedCountries,
  checkReleasedIds,
  checkReleasedRegions,
  checkReleasedRules,
} from '../release/released-ids.ts';
import { readRules } from '../terms/read-rules.ts';
import type { Surroundings } from './command.ts';

export interface ReadAll {
  /** Countries whose file could be read and expanded, sorted by code. */
  readonly countries: ExpandedCountry[];
  readonly diagnostics: Diagnostic[];
  /** Calendar-years compared with official lists. */
  readonly officialYears: number;
  /** Calendar-years whose list was seen through a citation's copy, which confirms nothing. */
  readonly circularYears: number;
  /** Counts of the days that laws list, by how they are accounted for. */
  readonly statutes: StatuteCounts;
  readonly compared: string[];
  readonly disagreements: Disagreement[];
  readonly translations: Translation[];
  /** Sorted by id; empty where a file has errors. */
  readonly rules: RuleRecord[];
}

/** The release that the sources would make. */
export function dataOfSources(all: ReadAll): Data {
  return {
    countries: all.countries.map(countryArtifact),
    disagreements: all.disagreements,
    translations: all.translations,
    rules: all.rules,
  };
}

/**
 * Reads, expands and checks the named countries, or all of them. It collects every error of every
 * file; none stops the others.
 * @param history the releases so far, whose ids are permanent.
 */
export function readAll(
  surroundings: Pick<Surroundings, 'folders' | 'today' | 'showProgress'>,
  only: readonly string[],
  history: readonly Release[],
): ReadAll {
  const { folders, today, showProgress } = surroundings;
  const translations = readTranslations(folders.sources);
  const written = new Map<string, unknown>();
  const result: ReadAll & {
    officialYears: number;
    circularYears: number;
    statutes: StatuteCounts;
  } = {
    countries: [],
    diagnostics: [],
    officialYears: 0,
    circularYears: 0,
    statutes: { lists: 0, counted: 0, beside: 0, ruledOut: 0 },
    compared: [],
    disagreements: [],
    translations: translations.files.map(({ translation }) => translation),
    rules: [],
  };
  const inSources = { file: 'sources', line: 1, column: 1 };
  if (folders.sources.names === null) {
    const message = 'there is no folder "sources" here; run the command in the project folder';
    result.diagnostics.push(error(inSources, 'unreadable_file', message));
    return result;
  }
  const known = listCountries(folders.sources);
  for (const code of only.filter((each) => !known.includes(each))) {
    const message = `there is no source file for ${quote(code)}${orChoices(code, known)}`;
    result.diagnostics.push(error(inSources, 'unreadable_file', message));
  }
  if (only.length === 0) {
    result.diagnostics.push(
      ...strayFiles(folders.sources, folders.official),
      ...checkSchemaFiles(folders.sources),
      ...checkPlaceNamesFile(folders.sources),
      ...checkYearsFile(folders.sources),
      ...checkReleasedCountries(known, history),
    );
  }
  const codes = known.filter((code) => only.length === 0 || only.includes(code));
  for (const [index, code] of codes.entries()) {
    showProgress(`checking ${code} (${index + 1} of ${codes.length})`);
    const read = readCountry(folders.sources, code);
    written.set(code, read.written);
    result.diagnostics.push(...read.diagnostics);
    // The dates of a file with errors would only repeat those errors in other words.
    if (read.file === null || read.diagnostics.length > 0) continue;
    const placeNames = readPlaceNames(folders.sources, code, read.file.regionCodes);
    result.diagnostics.push(...placeNames.diagnostics, ...checkKeptIn(read.file, placeNames.names));
    const country = expandCountry(read.file);
    result.diagnostics.push(...country.diagnostics);
    result.countries.push(country);
    result.diagnostics.push(...runChecks(countryChecks(today, history.at(-1)), country));
    result.diagnostics.push(
      ...checkReleasedIds(read.file, history),
      ...checkReleasedRegions(read.file, history),
    );
    const official = compareOfficial(country, folders.official);
    result.diagnostics.push(...official.diagnostics);
    result.officialYears += official.compared;
    result.circularYears += official.circular;
    const statutes = compareStatutes(country);
    result.diagnostics.push(...statutes.diagnostics);
    result.statutes = sumOf(result.statutes, statutes.counts);
    const second = secondOpinion(country);
    result.diagnostics.push(...second.diagnostics);
    result.compared.push(...second.compared);
    result.disagreements.push(...second.disagreements);
  }
  if (only.length === 0) {
    const unread = known.filter((code) => !result.countries.some(({ file }) => file.code === code));
    const { ids, rules, diagnostics } = readRules(
      folders.sources,
      result.countries.map(countryArtifact),
      unread,
    );
    result.rules.push(...rules);
    result.diagnostics.push(...diagnostics, ...checkReleasedRules(ids, history));
    const made = [...result.countries.map(({ dates }) => dates), ...rules];
    result.diagnostics.push(...translations.diagnostics);
    // The texts of a country with errors are unknown, and so are those of its rules.
    if (unread.length === 0) {
      result.diagnostics.push(...checkSourceTexts(translations.files, written, history, made));
    }
  }
  showProgress('');
  return result;
}

function sumOf(a: StatuteCounts, b: StatuteCounts): StatuteCounts {
  return {
    lists: a.lists + b.lists,
    counted: a.counted + b.counted,
    beside: a.beside + b.beside,
    ruledOut: a.ruledOut + b.ruledOut,
  };
}
