import { sentenceOf } from '../../../src/api/finding-sentence.ts';
import {
  type DayRange,
  rangeWords,
  SUPPORTED_RANGE,
} from '../../../src/calendar/supported-range.ts';
import type { Finding } from '../../../src/question/finding.ts';
import { RedletterError } from './redletter-error.ts';

/**
 * The error that the API would send for the same mistake.
 * @param range of what was asked.
 */
export function errorOf(finding: Finding, range: DayRange = SUPPORTED_RANGE): RedletterError {
  return new RedletterError(finding.code, sentenceOf(finding, rangeWords(range)));
}
