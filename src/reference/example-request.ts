import type { Endpoint } from '../api/endpoints/endpoint.ts';
import type { ErrorCode } from '../api/error-table.ts';
import { formatIsoDate } from '../calendar/day-number.ts';
import { FIRST_YEAR, LAST_YEAR, RANGE_FIRST } from '../calendar/supported-range.ts';
import type { ParameterName } from '../question/parameter-table.ts';

/** A request that the reference shows. */
export interface ExampleRequest {
  readonly summary: string;
  readonly method: 'GET' | 'POST';
  /** Without the query. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** Whose key is sent with the request. */
  readonly caller: 'paid' | 'free' | 'nobody';
  /** The release that the request pins; absent = the newest. */
  readonly pin?: string;
}

/** Path and query, as on the wire. */
export function targetOf({ path, query }: ExampleRequest): string {
  const written = new URLSearchParams(query).toString();
  return written === '' ? path : `${path}?${written}`;
}

const DATES: readonly ParameterName[] = ['date', 'start', 'end'];

type Fault = readonly [summary: string, changes: Readonly<Record<string, string>>];

/** How to change a valid request so that it gets an error. */
const FAULTS: Readonly<Partial<Record<ErrorCode, Fault>>> = {
  invalid_days: ['A decimal', { days: '1.5' }],
  invalid_year: ['An unsupported year', { year: String(LAST_YEAR + 1) }],
  invalid_period: ['Two units', { period: 'P1M10D' }],
  invalid_rule: ['An unknown rule', { rule: 'de-bgb' }],
  rule_not_for_place: ['The law of another country', { country: 'FR' }],
  closed_days_not_held: [
    'The closing of the court decides',
    { rule: 'in-general-clauses-act-10', country: 'IN' },
  ],
  period_not_in_rule: ['Counted back', { period: '-P1M' }],
  invalid_country: ['Not the ISO code', { country: 'UK' }],
  invalid_region: ['The full form of a region', { country: 'US', region: 'US-CA' }],
  plan_upgrade_required: ['A region on the Free plan', { country: 'GB', region: 'SCT' }],
};

/** Makes a request faulty, so that the endpoint answers with one of its own codes. */
export function spoil(
  request: ExampleRequest,
  code: ErrorCode,
  { parameters }: Endpoint,
): ExampleRequest {
  const { query } = request;
  const [, second] = parameters as readonly [ParameterName, ParameterName];
  if (code === 'missing_parameter') {
    const { [second]: _, ...rest } = query;
    return { ...request, summary: `No ${second}`, query: rest };
  }
  const date = parameters.find((name) => DATES.includes(name)) ?? 'date';
  const faults: typeof FAULTS = {
    ...FAULTS,
    invalid_date: ['A date that does not exist', { [date]: '2026-02-30' }],
    date_out_of_range: parameters.includes('days')
      ? ['A result beyond the range', { days: '2147483647' }]
      : [`A date before ${FIRST_YEAR}`, { [date]: formatIsoDate(RANGE_FIRST - 1) }],
  };
  const [summary, changes] = faults[code] ?? ['', {}];
  const caller = code === 'plan_upgrade_required' ? 'free' : 'paid';
  return { ...request, summary, query: { ...query, ...changes }, caller };
}
