import { messageOf } from '../../../src/api/refusal.ts';
import { RANGE_WORDS } from '../../../src/calendar/supported-range.ts';
import type { Finding } from '../../../src/question/finding.ts';
import { RedletterError } from './redletter-error.ts';

/** The error that the API would send for the same mistake. */
export function errorOf(finding: Finding): RedletterError {
  return new RedletterError(finding.code, messageOf(finding, RANGE_WORDS) ?? finding.code);
}
