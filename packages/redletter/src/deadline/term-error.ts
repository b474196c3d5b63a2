import { sentenceOf } from '../../../../src/api/refusals/finding-sentence.ts';
import {
  type DayRange,
  rangeWords,
  SUPPORTED_RANGE,
} from '../../../../src/calendar/supported-range.ts';
import type { Finding } from '../../../../src/question/finding.ts';
import { RedletterError } from '../redletter-error.ts';

/**
 * The error of a wrong question about a term: the API's code and sentence, worded for a function
 * call instead of parameters.
 * @param range of the question.
 */
export function termError(finding: Finding, range: DayRange = SUPPORTED_RANGE): RedletterError {
  const sentence = sentenceOf(finding, rangeWords(range))
    .replace(/^Parameter /, '')
    .replace('/v1/deadline-rules lists', 'rules() lists')
    .replace(/, for example \w+=/, ', such as ');
  return new RedletterError(finding.code, sentence);
}
