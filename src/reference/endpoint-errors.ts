import type { Endpoint } from '../api/endpoints/endpoint.ts';
import { ERROR_CODES, type ErrorCode } from '../api/error-table.ts';
import { PARAMETER_CODES, type ParameterName } from '../question/parameter-table.ts';

const DATES: readonly ParameterName[] = ['date', 'start', 'end'];
const OF_RULES = ['rule_not_for_place', 'closed_days_not_held', 'period_not_in_rule'] as const;
/** The codes that concern a term rule. */
export type RuleCode = (typeof OF_RULES)[number];

/** The codes that an endpoint's parameters can cause, in the order of checks (contract 4). */
export function ownErrors(endpoint: Endpoint): ErrorCode[] {
  const { parameters } = endpoint;
  const codes = new Set<ErrorCode>(parameters.map((name) => PARAMETER_CODES[name]));
  if (endpoint.required.length > 0) codes.add('missing_parameter');
  if (parameters.includes('region')) codes.add('plan_upgrade_required');
  if (parameters.some((name) => DATES.includes(name))) codes.add('date_out_of_range');
  const ofRules: readonly ErrorCode[] = parameters.includes('rule') ? OF_RULES : [];
  return ERROR_CODES.filter((code) => codes.has(code) || ofRules.includes(code));
}

/** The codes that a GET of any endpoint can return, in the order of checks. */
export const SHARED_ERRORS = [
  'bad_request',
  'https_required',
  'service_unavailable',
  'unauthorized',
  'monthly_limit_reached',
  'rate_limited',
  'invalid_data_version',
  'internal_error',
] as const satisfies readonly ErrorCode[];
