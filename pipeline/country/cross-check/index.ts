import { type Diagnostic, error } from '../../read/diagnostic.ts';
import { quote } from '../../read/suggest.ts';
import type { CountryFile } from '../country-file.ts';
import { checkCitations } from './citations.ts';
import { checkIds } from './ids.ts';
import { checkLanguages } from './languages.ts';
import { checkObservances } from './observances.ts';
import { checkRegions } from './regions.ts';
import { checkWeekends } from './weekends.ts';
import { checkYears } from './years.ts';

/**
 * How the parts of one file fit together: ids, regions, citations, observances, weekends, years.
 */
export function crossCheck(file: CountryFile): Diagnostic[] {
  return [
    ...checkCountryCode(file),
    ...checkIds(file),
    ...checkRegions(file),
    ...checkLanguages(file),
    ...checkCitations(file),
    ...checkObservances(file),
    ...checkWeekends(file),
    ...checkYears(file),
  ];
}

function checkCountryCode(file: CountryFile): Diagnostic[] {
  if (file.source.country === file.code) return [];
  const message = `the country is ${quote(file.source.country)} in a file named ${file.code}.yaml; write "country: ${file.code}"`;
  return [error(file.placeOf(['country']), 'wrong_country', message)];
}
