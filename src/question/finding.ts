import type { DayRange } from '../calendar/supported-range.ts';
import type { TermRule } from '../terms/term-rule.ts';
import type { ParameterName } from './parameter-table.ts';

/** What can be wrong with a question, in the order of checks (Contract 11). */
export const FINDING_CODES = [
  'missing_parameter',
  'invalid_date',
  'invalid_days',
  'invalid_year',
  'invalid_period',
  'date_out_of_range',
  'invalid_country',
  'invalid_region',
  'invalid_rule',
  'rule_not_for_place',
  'closed_days_not_held',
  'period_not_in_rule',
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
  /** Of a term rule, and of what one cannot count. */
  readonly term?: TermFacts;
}

/** What there is to say of a term rule, or of the rules that there are. */
export interface TermFacts {
  /** Where there is no such rule, one that there is; null where the release has none. */
  readonly example: string | null;
  /** The first release that has rules; null where that is not known. */
  readonly since: string | null;
  /** Of the rule that was asked; null where there is no such rule. */
  readonly rule: TermRule | null;
  /** Why nothing is counted by it; null where something is. */
  readonly refused: string | null;
}

export interface RegionsOf {
  /** Upper-case code. */
  readonly country: string;
  /** A region that the country has, by its code; null when it has none. */
  readonly example: string | null;
}
