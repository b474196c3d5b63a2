import type { DayRange } from '../calendar/supported-range.ts';
import type { ParameterName } from './parameter-table.ts';

/** What can be wrong with a question, in the order of checks (Contract 11). */
export const FINDING_CODES = [
  'missing_parameter',
  'invalid_date',
  'invalid_days',
  'invalid_year',
  'date_out_of_range',
  'invalid_country',
  'invalid_region',
] as const;
export type FindingCode = (typeof FINDING_CODES)[number];

/**
 * What is wrong with one parameter of a question. How that is said is for each door: the
 * API has sentences, a form has a word beside the field. Never holds raw input.
 */
export interface Finding {
  readonly code: FindingCode;
  readonly parameter: ParameterName;
  /** Of `invalid_region`: the country whose region it is not; otherwise null. */
  readonly within: RegionsOf | null;
  /** Of a date or a year that the data has and this country has not: the dates that it has. */
  readonly held?: DayRange;
}

export interface RegionsOf {
  /** Upper-case code. */
  readonly country: string;
  /** A region that the country has, by its code; null when it has none. */
  readonly example: string | null;
}
