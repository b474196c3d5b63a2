import { RANGE_WORDS } from '../../calendar/year-words.ts';
import type { Finding } from '../../question/finding.ts';
import { PARAMETER_WORDS } from '../../question/parameter-words.ts';

/**
 * What is wrong with a parameter and what to write instead, and nothing of what was written
 * (Contract 12.5).
 * @param range of the release that was asked, in words.
 */
export function sentenceOf({ code, parameter, within }: Finding, range: string): string {
  const { form, example } = PARAMETER_WORDS[parameter];
  const wanted = `${form}, for example ${parameter}=${example}.`;
  if (code === 'missing_parameter') return `Parameter ${parameter} is missing: give ${wanted}`;
  if (code === 'date_out_of_range') {
    return parameter === 'days'
      ? `The end date would lie outside ${range}: give days nearer to zero.`
      : `Parameter ${parameter} must lie within ${range}.`;
  }
  // A release that has fewer years than the others does not have them all to choose from.
  if (code === 'invalid_year' && range !== RANGE_WORDS) {
    return `Parameter year must be one year within ${range}.`;
  }
  if (within === null) return `Parameter ${parameter} must be ${wanted}`;
  return within.example === null
    ? `${within.country} has no regions: leave region out.`
    : `Parameter region must be one region code of ${within.country}, the part after the hyphen, for example region=${within.example}.`;
}
