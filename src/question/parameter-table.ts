import { COUNTRY_CODE, REGION_CODE } from '../artifact/codes.ts';
import type { FindingCode } from './finding.ts';

/** Every parameter, with the error code for a malformed value. */
export const PARAMETER_CODES = {
  date: 'invalid_date',
  start: 'invalid_date',
  end: 'invalid_date',
  days: 'invalid_days',
  year: 'invalid_year',
  rule: 'invalid_rule',
  period: 'invalid_period',
  country: 'invalid_country',
  region: 'invalid_region',
} as const satisfies Record<string, FindingCode>;

/** The signed 32-bit range, both ends included. */
export const INT32 = { min: -(2 ** 31), max: 2 ** 31 - 1 } as const;

/** The codes that a question may write: those of a release, in either case. */
export const WRITTEN_COUNTRY = inEitherCase(COUNTRY_CODE);
export const WRITTEN_REGION = inEitherCase(REGION_CODE);

export type ParameterName = keyof typeof PARAMETER_CODES;
export type DateName = 'date' | 'start' | 'end';

/**
 * The class lists both cases of ASCII letters: a case-insensitive Unicode match would accept `uſ`
 * for US.
 */
function inEitherCase(upperCase: RegExp): RegExp {
  return new RegExp(upperCase.source.replaceAll('A-Z', 'A-Za-z'));
}
