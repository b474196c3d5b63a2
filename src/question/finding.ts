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

/** What is wrong with one parameter, to be put into words. It never contains raw input. */
export interface Finding {
  readonly code: FindingCode;
  readonly parameter: ParameterName;
  /**
   * For `invalid_region`, the country that the region does not belong to, and the code of one of
   * its regions, or null when it has none; otherwise null.
   */
  readonly within: { readonly country: string; readonly example: string | null } | null;
  /** For a date or year that the data holds but this country does not: what the country holds. */
  readonly held?: DayRange;
  /** For a finding about a term rule. */
  readonly term?: TermFacts;
}

/** Facts about a term rule, or about the available rules. */
export interface TermFacts {
  /** An existing rule, where the requested one does not exist; null where the release has none. */
  readonly example: string | null;
  /** The first release that has rules; null where unknown. */
  readonly since: string | null;
  /** The requested rule; null where it does not exist. */
  readonly rule: TermRule | null;
  /** Why the service refuses to count by the rule; null for a rule that counts. */
  readonly refused: string | null;
}
