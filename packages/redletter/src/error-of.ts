import {
  type DayRange,
  rangeWords,
  SUPPORTED_RANGE,
} from '../../../src/calendar/supported-range.ts';
import type { Finding } from '../../../src/question/finding.ts';
import { RedletterError } from './redletter-error.ts';

/**
 * The error of a wrong question: the API's code, worded for a function call.
 * @param range of the question.
 */
export function errorOf(finding: Finding, range: DayRange = SUPPORTED_RANGE): RedletterError {
  return new RedletterError(finding.code, sentenceOf(finding, rangeWords(range)));
}

function sentenceOf({ code, parameter }: Finding, range: string): string {
  switch (code) {
    case 'invalid_date':
      return `${parameter} must be a real day, such as '2026-12-24'.`;
    case 'invalid_days':
      return 'days must be a whole number of 32 bits.';
    case 'invalid_year':
      return `year must be a year within ${range}.`;
    case 'date_out_of_range':
      return parameter === 'days'
        ? `The end would lie outside ${range}: give days nearer to zero.`
        : `${parameter} must lie within ${range}.`;
    case 'missing_parameter':
      return `${parameter} is missing.`;
    default:
      return 'There is no such calendar: take one of codes().';
  }
}
