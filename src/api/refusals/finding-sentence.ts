import { RANGE_WORDS } from '../../calendar/year-words.ts';
import type { Finding } from '../../question/finding.ts';
import { PARAMETER_WORDS } from '../../question/parameter-words.ts';
import { termSentence } from '../terms/term-sentence.ts';

/**
 * What is wrong with a parameter and what to write instead, without repeating what was written
 * (Contract 12.5).
 * @param range of the requested release, in words.
 */
export function sentenceOf({ code, parameter, within, term }: Finding, range: string): string {
  if (term !== undefined) return termSentence(code, term);
  const { form, example } = PARAMETER_WORDS[parameter];
  const wanted = `${form}, for example ${parameter}=${example}.`;
  if (code === 'missing_parameter') return `Parameter ${parameter} is missing: give ${wanted}`;
  if (code === 'date_out_of_range') {
    if (parameter === 'days') {
      return `The end date would lie outside ${range}: give days nearer to zero.`;
    }
    return parameter === 'period'
      ? `The last day would lie outside ${range}: give a shorter period.`
      : `Parameter ${parameter} must lie within ${range}.`;
  }
  // This release has fewer years than the example list.
  if (code === 'invalid_year' && range !== RANGE_WORDS) {
    return `Parameter year must be one year within ${range}.`;
  }
  if (within === null) return `Parameter ${parameter} must be ${wanted}`;
  return within.example === null
    ? `${within.country} has no regions: leave region out.`
    : `Parameter region must be one region code of ${within.country}, the part after the hyphen, for example region=${within.example}.`;
}
