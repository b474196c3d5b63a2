/** The codes that this program knows; the service may add others. */
type Known =
  | 'bad_request'
  | 'https_required'
  | 'service_unavailable'
  | 'not_found'
  | 'method_not_allowed'
  | 'unauthorized'
  | 'monthly_limit_reached'
  | 'rate_limited'
  | 'plan_upgrade_required'
  | 'invalid_data_version'
  | 'missing_parameter'
  | 'invalid_date'
  | 'invalid_days'
  | 'invalid_year'
  | 'date_out_of_range'
  | 'invalid_country'
  | 'invalid_region'
  | 'internal_error';

/** How a program reacts to an error, by its code. */
export function advise(code: string): string {
  return isKnown(code) ? about(code) : `look up ${code}`;
}

const KNOWN: ReadonlySet<string> = new Set<Known>([
  'bad_request',
  'https_required',
  'service_unavailable',
  'not_found',
  'method_not_allowed',
  'unauthorized',
  'monthly_limit_reached',
  'rate_limited',
  'plan_upgrade_required',
  'invalid_data_version',
  'missing_parameter',
  'invalid_date',
  'invalid_days',
  'invalid_year',
  'date_out_of_range',
  'invalid_country',
  'invalid_region',
  'internal_error',
]);

function isKnown(code: string): code is Known {
  return KNOWN.has(code);
}

/** A code without a case fails to compile. */
function about(code: Known): string {
  switch (code) {
    case 'rate_limited':
    case 'monthly_limit_reached':
    case 'service_unavailable':
      return 'wait';
    case 'unauthorized':
      return 'check the key';
    case 'plan_upgrade_required':
      return 'leave the region out';
    case 'invalid_data_version':
    case 'missing_parameter':
    case 'invalid_date':
    case 'invalid_days':
    case 'invalid_year':
    case 'invalid_country':
    case 'invalid_region':
    case 'date_out_of_range':
      return `mend the request: ${code}`;
    case 'bad_request':
    case 'https_required':
    case 'not_found':
    case 'method_not_allowed':
      return 'mend the client';
    case 'internal_error':
      return 'report it';
    default:
      return code satisfies never;
  }
}
