import { ANY_YEAR_WORDS, RANGE_WORDS } from '../calendar/year-words.ts';

/** An error code; replies, the OpenAPI document and the error pages all come from this table. */
export interface ErrorEntry {
  /** The message by HTTP status; a reply may have a more exact one. */
  readonly messages: Readonly<Record<number, string>>;
  /** The code is an addition of ours (Contract 7). */
  readonly extension?: true;
  /** What happened, for a reader of the reference. */
  readonly cause: string;
  /** What to do about it. */
  readonly cure: string;
}

const TABLE = {
  bad_request: {
    messages: {
      400: 'The request is not well-formed HTTP/1.1, or it carries a body: send a GET without one.',
      408: 'The request did not arrive in time: send its headers within 10 seconds.',
      413: 'The request carries a body: send a GET without one.',
      414: 'The request target is longer than 8,000 bytes: send only the documented parameters.',
      417: 'Expect is not supported: leave it out.',
      431: 'The request headers exceed 16 KiB or 64 lines: send fewer or shorter ones.',
    },
    extension: true,
    cause:
      'The request is not valid HTTP/1.1, or it is larger or slower than the service accepts: the status says which. Or a name in the query is a near miss: State or region[] for region, or version for the header X-Data-Version. Ignoring it would answer another question. The message names the right one.',
    cure: 'Write parameter names exactly, in lower case. Use an ordinary HTTP client: one Host header, no body, a target of up to 8,000 bytes, headers of up to 16 KiB and 64 lines.',
  },
  https_required: {
    messages: {
      403: 'The service answers over HTTPS only: send the request to the https address.',
    },
    extension: true,
    cause: 'The request came over plain HTTP from another machine.',
    cure: 'Use the https address. Rotate a key that was sent over plain HTTP: others may have read it.',
  },
  service_unavailable: {
    messages: { 503: 'The service cannot answer just now: try again after Retry-After seconds.' },
    extension: true,
    cause: 'The service is overloaded, is shutting down, or cannot reach its key store.',
    cure: 'Wait Retry-After seconds, then send the same request again. It cost nothing.',
  },
  not_found: {
    messages: { 404: 'There is no endpoint at this path.' },
    extension: true,
    cause:
      'The path is not an endpoint. Paths match byte for byte: a trailing or double slash, upper case or an escaped letter makes another path. The message names the endpoint to write.',
    cure: 'Compare the path with the reference, for example /v1/countries.',
  },
  method_not_allowed: {
    messages: { 405: 'Every endpoint answers GET and HEAD only.' },
    cause: 'The method is neither GET nor HEAD.',
    cure: 'Send a GET with all parameters in the query.',
  },
  unauthorized: {
    messages: {
      401: 'A valid API key is required: send the header Authorization: Bearer <API_KEY>.',
    },
    cause:
      'The Authorization header is missing or repeated, its scheme is not Bearer, or its key is mistyped, unknown, expired, disabled or revoked. The reply is the same in every case: it never reveals whether a key existed.',
    cure: 'Send exactly one header "Authorization: Bearer <API_KEY>". Compare the whole key, including case; if it is right, ask whoever issued it. No key yet? [Get one](/keys/).',
  },
  monthly_limit_reached: {
    messages: {
      429: 'The monthly quota of this account is used up; it starts anew at 00:00 UTC on the 1st.',
    },
    cause:
      'The account has used its answers (status 200) for this calendar month. Other statuses do not count.',
    cure: 'Wait for the first of the month, 00:00 UTC (Retry-After says how long), or move the account to a larger plan.',
  },
  rate_limited: {
    messages: { 429: 'Too many requests with this key: wait Retry-After seconds.' },
    cause:
      'The bucket of this key is empty: requests came faster than its plan refills it. Or one network address sent too many requests without a valid key.',
    cure: 'Wait Retry-After seconds. Watch RateLimit-Remaining and slow down before it reaches 0.',
  },
  plan_upgrade_required: {
    messages: { 403: 'The region parameter needs a paid plan (Starter or above): leave it out.' },
    cause: 'The request names a region, and its key belongs to the Free plan.',
    cure: 'Leave the region out for the national calendar, or move the account to the Starter plan or above.',
  },
  invalid_data_version: {
    messages: {
      400: 'Send X-Data-Version once, naming a release no newer than the current one, for example 2026.11.1, or a date from the first release to today, for example 2026-11-20.',
    },
    extension: true,
    cause:
      'The header X-Data-Version is neither the version of a release nor a date, names a release that does not exist or is newer than the current one, is a day before the first release or after today, or is sent twice.',
    cure: 'Use a version from /data/releases.json or from the X-Data-Version of an earlier reply, or leave the header out for the newest release.',
  },
  missing_parameter: {
    messages: { 400: 'A required parameter is absent or empty.' },
    cause:
      'A parameter that the endpoint requires is absent or empty. The message names the first.',
    cure: 'Add the named parameter. Names are lower case.',
  },
  invalid_date: {
    messages: { 400: 'A date must be a real calendar date, written YYYY-MM-DD.' },
    cause:
      'A date parameter is not a real calendar date written YYYY-MM-DD (2026-02-30 does not exist), or it is sent twice.',
    cure: 'Write four digits, two and two, with hyphens and leading zeros, without a time: 2026-02-03.',
  },
  invalid_days: {
    messages: { 400: 'days must be a whole number of the signed 32-bit range.' },
    cause:
      'days is not a base-10 integer between -2147483648 and 2147483647, or it is sent twice. Decimals, exponents, spaces and a leading plus are refused.',
    cure: 'Write digits with an optional leading minus: 10, 0 or -5.',
  },
  invalid_year: {
    messages: { 400: `year must be ${ANY_YEAR_WORDS}.` },
    cause: `year is not exactly ${ANY_YEAR_WORDS}, or it is sent twice.`,
    cure: 'Ask for one supported year at a time. There is no default year.',
  },
  invalid_period: {
    messages: { 400: 'period must be one period of days, weeks, months or years, like P14D.' },
    extension: true,
    cause:
      'period must be an optional minus, P, a number from 1 to 9999 and one of D, W, M and Y, sent once. Two units, such as P1M10D, are refused.',
    cure: 'Write one unit in capitals: P14D, P2W, P1M, P1Y, or -P5D to count back.',
  },
  date_out_of_range: {
    messages: { 400: `A date lies outside ${RANGE_WORDS}.` },
    cause: `A date of the request, or the date that would be computed, lies outside ${RANGE_WORDS}. The service does not guess holidays of other years.`,
    cure: `Keep dates, and results, within ${RANGE_WORDS}; split a longer span.`,
  },
  invalid_country: {
    messages: { 400: 'country must be a supported ISO 3166-1 alpha-2 code.' },
    cause: 'country is not the two-letter code of a supported country, or it is sent twice.',
    cure: 'Use a code from /v1/countries, in either case: GB or gb (not UK, not GBR).',
  },
  invalid_region: {
    messages: { 400: 'region must be a region of the country.' },
    cause:
      'region is not a region of the country, the country has no regions, or it is sent twice. The full form CC-XX is not accepted.',
    cure: 'Use the part after the hyphen, as /v1/countries lists it: CA for US-CA.',
  },
  invalid_rule: {
    messages: { 400: 'rule must be a term rule that /v1/deadline-rules lists.' },
    extension: true,
    cause:
      'rule is not the id of a term rule, is sent twice, or the pinned release has no rules yet.',
    cure: 'Use an id from /v1/deadline-rules, in lower case; pin a release that has rules, from 2026.11.7 on.',
  },
  rule_not_for_place: {
    messages: { 400: 'The rule does not count in this place.' },
    extension: true,
    cause:
      'The rule is the law of another country; or it fixes whose holidays count, and the request names a region as well.',
    cure: 'Use a rule that /v1/deadline-rules lists for the country; leave region out where the message says so.',
  },
  closed_days_not_held: {
    messages: { 400: 'The days on which this rule lets no term end are not held.' },
    extension: true,
    cause:
      'The rule depends on days that no calendar holds, such as the closing days of one court, or on a decree that is not held for that year.',
    cure: 'Ask the court or office. The message says what is not held.',
  },
  period_not_in_rule: {
    messages: { 400: 'The words of the rule do not cover this period.' },
    extension: true,
    cause:
      'The words of the rule do not cover the unit, the direction or the length of the period.',
    cure: 'Use a period that the message names; /v1/deadline-rules lists them as units, longest and backward.',
  },
  internal_error: {
    messages: { 500: 'The service failed unexpectedly; nothing was charged.' },
    cause: 'A fault of the service, not of the request.',
    cure: 'Retry after a few seconds. If the error persists, report the request_id.',
  },
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof TABLE;
export const ERROR_TABLE: Readonly<Record<ErrorCode, ErrorEntry>> = TABLE;

/** All codes, in the order of checks. */
export const ERROR_CODES = Object.keys(ERROR_TABLE) as readonly ErrorCode[];

/** The HTTP statuses a code is sent with, the usual one first. */
export function statusesOf(code: ErrorCode): readonly number[] {
  return Object.keys(ERROR_TABLE[code].messages).map(Number);
}

/**
 * The address of a code in the reference.
 * @param siteUrl the origin of the site; without it, the address is a path.
 */
export function errorPage(code: ErrorCode, siteUrl = ''): string {
  return `${siteUrl}/docs/errors/#${code}`;
}
