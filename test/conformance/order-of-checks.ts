import type { Endpoint } from '../../src/api/endpoints/endpoint.ts';
import { pathOf } from '../../src/api/endpoints/endpoint.ts';
import { ENDPOINTS } from '../../src/api/endpoints/endpoint-table.ts';
import type { ErrorCode } from '../../src/api/error-table.ts';
import type { ParameterName } from '../../src/question/parameter-table.ts';
import { get, type LaneRequest } from '../support/lanes/lane.ts';
import { AFTER } from '../support/years.ts';

/**
 * All pairs of conditions that can hold of one request at once. Each condition changes one
 * facet of a request that is in order; two that need the same facet cannot coexist.
 */

/** A request in the making. */
export interface Draft {
  path: string;
  method: string;
  /** Whether a valid key is sent, of which plan, and what the gate says of its limits. */
  credential: 'none' | 'key';
  plan: 'free' | 'paid';
  limits: 'ok' | 'rate_limited' | 'monthly_limit_reached';
  parameters: Map<string, string>;
  /** The release that is pinned; null for none. */
  pin: string | null;
}

export interface Condition {
  readonly code: ErrorCode;
  /** The parameter that is at fault, if one is. */
  readonly parameter: ParameterName | null;
  readonly facet: string;
  readonly apply: (draft: Draft) => void;
}

export interface Pair {
  readonly endpoint: string;
  /** The one that must win. */
  readonly earlier: Condition;
  readonly later: Condition;
  readonly draft: Draft;
}

const VALID: Record<ParameterName, string> = {
  date: '2026-06-03',
  start: '2026-06-03',
  end: '2026-06-10',
  country: 'AA',
  days: '1',
  year: '2026',
  region: 'X1',
  rule: 'aa-act-1',
  period: 'P5D',
};

const MALFORMED = [
  ['date', 'invalid_date'],
  ['start', 'invalid_date'],
  ['end', 'invalid_date'],
  ['days', 'invalid_days'],
  ['year', 'invalid_year'],
  ['period', 'invalid_period'],
] as const;

/** Every condition of an endpoint, in the order of checks. */
export function conditionsOf(endpoint: Endpoint): Condition[] {
  const has = (name: ParameterName) => endpoint.parameters.includes(name);
  const set = (name: ParameterName, value: string, code: ErrorCode): Condition => ({
    code,
    parameter: name,
    facet: `parameter ${name}`,
    apply: (draft) => draft.parameters.set(name, value),
  });
  const whole: Condition[] = [
    {
      code: 'not_found',
      parameter: null,
      facet: 'path',
      apply: (d) => {
        d.path += '/';
      },
    },
    {
      code: 'method_not_allowed',
      parameter: null,
      facet: 'method',
      apply: (d) => {
        d.method = 'POST';
      },
    },
    {
      code: 'unauthorized',
      parameter: null,
      facet: 'credential',
      apply: (d) => {
        d.credential = 'none';
      },
    },
    {
      code: 'monthly_limit_reached',
      parameter: null,
      facet: 'limits',
      apply: (d) => {
        d.limits = 'monthly_limit_reached';
      },
    },
    {
      code: 'rate_limited',
      parameter: null,
      facet: 'limits',
      apply: (d) => {
        d.limits = 'rate_limited';
      },
    },
  ];
  const plan: Condition = {
    code: 'plan_upgrade_required',
    parameter: null,
    facet: 'plan',
    apply: (draft) => {
      draft.plan = 'free';
      if (!draft.parameters.has('region')) draft.parameters.set('region', VALID.region);
    },
  };
  const misspelt: Condition = {
    code: 'bad_request',
    parameter: 'region',
    facet: 'misspelt',
    apply: (draft) => draft.parameters.set('State', 'X1'),
  };
  const missing = endpoint.required.map(
    (name): Condition => ({
      code: 'missing_parameter',
      parameter: name,
      facet: `parameter ${name}`,
      apply: (draft) => draft.parameters.delete(name),
    }),
  );
  const dates = (['date', 'start', 'end'] as const).filter(has);
  return [
    ...whole,
    ...(has('region') ? [plan] : []),
    ...(has('region') ? [misspelt] : []),
    {
      code: 'invalid_data_version',
      parameter: null,
      facet: 'pin',
      apply: (draft) => {
        draft.pin = '2031.1.1';
      },
    },
    ...missing,
    ...MALFORMED.filter(([name]) => has(name)).map(([name, code]) => set(name, 'x', code)),
    ...dates.map((name) => set(name, AFTER, 'date_out_of_range')),
    ...(has('country') ? [set('country', 'ZZ', 'invalid_country')] : []),
    ...(has('region') ? [set('region', 'ZZ', 'invalid_region')] : []),
    ...(has('rule')
      ? [
          set('rule', 'zz-act', 'invalid_rule'),
          set('rule', 'bb-act-1', 'rule_not_for_place'),
          set('rule', 'aa-act-2', 'closed_days_not_held'),
          set('period', '-P1M', 'period_not_in_rule'),
          set('period', 'P9999D', 'date_out_of_range'),
        ]
      : []),
    ...(has('days') ? [set('days', '2147483647', 'date_out_of_range')] : []),
  ];
}

/** Every pair that can coexist, of every endpoint. */
export function coexistingPairs(): Pair[] {
  return (ENDPOINTS as readonly Endpoint[]).flatMap((endpoint) => {
    const conditions = conditionsOf(endpoint);
    return conditions.flatMap((earlier, index) =>
      conditions
        .slice(index + 1)
        .filter((later) => later.facet !== earlier.facet)
        .map((later) => {
          const draft = draftOf(endpoint);
          // The later one first, so that the plan sees a region that is there already.
          later.apply(draft);
          earlier.apply(draft);
          return { endpoint: endpoint.name, earlier, later, draft };
        }),
    );
  });
}

/** A request that is in order. */
export function draftOf(endpoint: Endpoint): Draft {
  return {
    path: pathOf(endpoint),
    method: 'GET',
    credential: 'key',
    plan: 'paid',
    limits: 'ok',
    parameters: new Map(endpoint.required.map((name) => [name, VALID[name]])),
    pin: null,
  };
}

/** The draft as it is sent; what the gate says of its limits is the lane's affair. */
export function requestOf(draft: Draft): LaneRequest {
  const query = new URLSearchParams([...draft.parameters]).toString();
  return get(`${draft.path}?${query}`, {
    method: draft.method,
    role: draft.credential === 'none' ? 'nobody' : draft.plan,
    headers: draft.pin === null ? [] : [['X-Data-Version', draft.pin]],
  });
}
