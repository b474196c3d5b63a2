import type { ErrorCode } from '../../src/api/error-table.ts';
import { get, type LaneRequest, MARKER } from '../support/lanes/lane.ts';
import type { CalendarEndpoint, Parameters } from '../support/world/reference.ts';
import type { MadeRelease } from '../support/world/toy-chain.ts';
import { AFTER, BEFORE, DAYS, FIRST, FIRST_YEAR, LAST, LAST_YEAR } from '../support/years.ts';

/** A request and what must come back. */
export interface Case {
  readonly name: string;
  readonly request: LaneRequest;
  readonly status: number;
  /** For an error. */
  readonly code?: ErrorCode;
  /** The parameter that the message must name. */
  readonly names?: string;
  /** For a 200: what the reference is asked. */
  readonly asks?: {
    readonly endpoint: CalendarEndpoint;
    readonly parameters: Parameters;
    /** The release that is asked, where it is not the newest. */
    readonly of?: MadeRelease;
  };
  /** Exact values; null = absent. Names in lower case. */
  readonly headers?: Readonly<Record<string, string | null>>;
}

function ok(endpoint: CalendarEndpoint, parameters: Parameters, written?: string): Case {
  const query = written ?? new URLSearchParams(parameters).toString();
  const target = query === '' ? `/v1/${endpoint}` : `/v1/${endpoint}?${query}`;
  return { name: target, request: get(target), status: 200, asks: { endpoint, parameters } };
}

function refused(code: ErrorCode, target: string, names?: string): Case {
  const named = names === undefined ? {} : { names };
  return { name: `${target} (${code})`, request: get(target), status: 400, code, ...named };
}

const IS = 'is-business-day';
const ADD = 'add-business-days';
const COUNT = 'count-business-days';
const TERM = '/v1/deadline?country=AA&date=2026-06-03&';

/** Answers, each compared with the reference over the toy world. */
const ANSWERS: readonly Case[] = [
  ok('countries', {}),
  ok('countries', {}, 'region=X1&country=zz&__proto__=1'),
  ...[FIRST, '2025-01-02', '2026-05-01', '2026-06-01', '2026-08-15', LAST].flatMap((date) => [
    ok(IS, { date, country: 'AA' }),
    ok(IS, { date, country: 'CC' }),
  ]),
  ok(IS, { date: '2026-06-01', country: 'AA', region: 'X1' }),
  ok(IS, { date: '2026-06-02', country: 'aa', region: 'yyy' }),
  ok(IS, { date: '2026-08-16', country: 'Aa', region: 'x1' }),
  ok(IS, { date: '2026-03-20', country: 'BB' }),
  ok(IS, { date: '2027-12-30', country: 'AA' }),
  ok(IS, { date: '2026-06-01', country: 'AA' }, 'date=2026-06-01&country=AA&region='),
  ok(IS, { date: '2026-06-01', country: 'AA' }, '&&country=AA&region&x=%zz&date=2026-06-01&'),
  ok(IS, { date: '2026-06-01', country: 'AA' }, '%64ate=2026%2D06-01&c%6Funtry=%41A'),
  ...['0', '1', '-1', '5', '-5', '250', '-250'].flatMap((days) => [
    ok(ADD, { date: '2026-06-01', country: 'AA', days }),
    ok(ADD, { date: '2026-08-16', country: 'AA', region: 'X1', days }),
    ok(ADD, { date: '2026-03-19', country: 'BB', days }),
  ]),
  ok(ADD, { date: '2026-06-01', country: 'AA', days: '-0' }),
  ok(ADD, { date: '2026-06-01', country: 'AA', days: '007' }),
  ok(ADD, { date: '2026-06-01', country: 'AA', days: '-00000000000000000000000000000003' }),
  ok(COUNT, { start: FIRST, end: LAST, country: 'AA' }),
  ok(COUNT, { start: LAST, end: FIRST, country: 'AA', region: 'X1' }),
  ok(COUNT, { start: '2026-05-01', end: '2026-05-01', country: 'AA' }),
  ok(COUNT, { start: '2026-04-30', end: '2026-05-01', country: 'AA' }),
  ok(COUNT, { start: '2026-08-17', end: '2026-08-15', country: 'AA' }),
  // The count is not antisymmetric: Saturday to Monday is 1, Monday to Saturday 0.
  ok(COUNT, { start: '2026-07-04', end: '2026-07-06', country: 'AA' }),
  ok(COUNT, { start: '2026-07-06', end: '2026-07-04', country: 'AA' }),
  ...['2025', '2026', '2027'].flatMap((year) => [
    ok('holidays', { country: 'AA', year }),
    ok('holidays', { country: 'AA', year, region: 'X1' }),
    ok('holidays', { country: 'CC', year, region: '01' }),
  ]),
];

const DATE_MALFORMED = [
  '2026-02-30',
  '2026-13-01',
  '2026-00-10',
  '2026-1-01',
  '20260101',
  '2026-01-01T00:00',
  ' 2026-01-01',
  '2026-01-01 ',
  '+2026-01-01',
  '-2026-01-01',
  '２０２６-01-01',
  '2026-01-0１',
  '2025-02-29',
  'today',
].map((text) => encodeURIComponent(text));

const DAYS_MALFORMED = [
  '1.0',
  '1e3',
  '+5',
  '%2B5',
  '2147483648',
  '-2147483649',
  '0x10',
  '-',
  '--1',
  '1_000',
  'Infinity',
  '%D9%A1',
  '1%00',
  '1%',
  '%FF',
  '000000000000000000000000000000001',
  '%20',
  '5%205',
];

/** Parameters, one fault at a time. */
const PARAMETER_FAULTS: readonly Case[] = [
  refused('missing_parameter', `/v1/${IS}`, 'date'),
  refused('missing_parameter', `/v1/${IS}?date=2026-01-01`, 'country'),
  refused('missing_parameter', `/v1/${IS}?date=&country=AA`, 'date'),
  refused('missing_parameter', `/v1/${IS}?date&date=&country=AA`, 'date'),
  refused('missing_parameter', `/v1/${IS}?dates=2026-01-01&country=AA`, 'date'),
  refused('missing_parameter', `/v1/${ADD}?date=2026-01-01&country=AA`, 'days'),
  refused('missing_parameter', `/v1/${COUNT}?end=2026-01-01&country=AA`, 'start'),
  refused('missing_parameter', `/v1/${COUNT}?start=2026-01-01&country=AA`, 'end'),
  refused('missing_parameter', '/v1/holidays?country=AA', 'year'),
  refused('missing_parameter', '/v1/holidays?year=2026', 'country'),
  ...DATE_MALFORMED.map((text) =>
    refused('invalid_date', `/v1/${IS}?date=${text}&country=AA`, 'date'),
  ),
  refused('invalid_date', `/v1/${IS}?date=2026-01-01&date=2026-01-01&country=AA`, 'date'),
  refused('invalid_date', `/v1/${IS}?date=2026-01-01&country=AA&d%61te=`, 'date'),
  refused('invalid_date', `/v1/${IS}?date=2026-01-01%&country=AA`, 'date'),
  refused('invalid_date', `/v1/${IS}?date=%C0%AF&country=AA`, 'date'),
  refused('invalid_date', `/v1/${COUNT}?start=2026-01-01&end=2026-02-30&country=AA`, 'end'),
  ...DAYS_MALFORMED.map((text) =>
    refused('invalid_days', `/v1/${ADD}?date=2026-01-01&country=AA&days=${text}`, 'days'),
  ),
  refused('invalid_days', `/v1/${ADD}?date=2026-01-01&country=AA&days=1&days=1`, 'days'),
  ...[
    String(FIRST_YEAR - 1),
    String(LAST_YEAR + 1),
    '02026',
    '2026.0',
    '26',
    '%32%30%32%36%20',
    'MMXXVI',
  ].map((text) => refused('invalid_year', `/v1/holidays?country=AA&year=${text}`, 'year')),
  refused('invalid_year', '/v1/holidays?country=AA&year=2026&year=2026', 'year'),
  ...[BEFORE, AFTER, '0000-01-01', '9999-12-31'].map((date) =>
    refused('date_out_of_range', `/v1/${IS}?date=${date}&country=AA`, 'date'),
  ),
  refused('date_out_of_range', `/v1/${COUNT}?start=${BEFORE}&end=2026-01-01&country=AA`, 'start'),
  refused('date_out_of_range', `/v1/${COUNT}?start=2026-01-01&end=${AFTER}&country=AA`, 'end'),
  ...['2147483647', '-2147483648', String(DAYS), String(-DAYS)].map((days) =>
    refused('date_out_of_range', `/v1/${ADD}?date=2026-06-01&country=AA&days=${days}`, 'days'),
  ),
  refused('date_out_of_range', `/v1/${ADD}?date=${LAST_YEAR}-12-30&country=AA&days=1`, 'days'),
  refused('date_out_of_range', `/v1/${ADD}?date=${FIRST}&country=AA&days=-1`, 'days'),
  ...['ZZ', 'AAA', 'A', '__proto__', 'constructor', 'u%C5%BF', 'a%CC%81', '%41%41%00', 'AA+'].map(
    (country) =>
      refused('invalid_country', `/v1/${IS}?date=2026-01-01&country=${country}`, 'country'),
  ),
  refused('invalid_country', `/v1/${IS}?date=2026-01-01&country=AA&country=AA`, 'country'),
  ...['AA-X1', 'X2', '__proto__', 'X1+', 'x%C4%B1', '%zz', '.'].map((region) =>
    refused('invalid_region', `/v1/${IS}?date=2026-01-01&country=AA&region=${region}`, 'region'),
  ),
  refused('invalid_region', `/v1/${IS}?date=2026-01-01&country=AA&region=X1&region=X1`, 'region'),
  refused('invalid_region', `/v1/${IS}?date=2026-01-01&country=BB&region=X1`, 'region'),
  refused('invalid_date', `/v1/${IS}?date=${MARKER}%3Cb%3E&country=AA`),
  refused('invalid_days', `/v1/${ADD}?date=2026-01-01&country=AA&days=${MARKER}`),
  refused('invalid_year', `/v1/holidays?country=AA&year=${MARKER}`),
  refused('invalid_country', `/v1/${IS}?date=2026-01-01&country=${MARKER}`),
  refused('invalid_region', `/v1/${IS}?date=2026-01-01&country=AA&region=${MARKER}`),
  refused('missing_parameter', `${TERM}period=P5D`, 'rule'),
  ...['P0D', 'P05D', 'p5d', 'P5', '5D', 'P10000D', 'P1M2D', '+P5D', '--P5D', MARKER].map((period) =>
    refused('invalid_period', `${TERM}rule=aa-act-1&period=${period}`, 'period'),
  ),
  refused('invalid_period', `${TERM}rule=aa-act-1&period=P5D&period=P5D`, 'period'),
  refused('invalid_rule', `${TERM}rule=${MARKER}&period=P5D`, 'rule'),
  refused('invalid_rule', `${TERM}rule=AA-ACT-1&period=P5D`, 'rule'),
  refused('rule_not_for_place', `${TERM}rule=bb-act-1&period=P5D`),
  refused('closed_days_not_held', `${TERM}rule=aa-act-2&period=P5D`),
  refused('period_not_in_rule', `${TERM}rule=aa-act-1&period=-P1M`),
  refused('period_not_in_rule', `${TERM}rule=aa-act-1&period=P1Y`),
  refused('date_out_of_range', `${TERM}rule=aa-act-1&period=P9999D`, 'period'),
  refused('invalid_country', `/v1/deadline-rules?country=${MARKER}`, 'country'),
];

/** Contract 12.2: left unread, each would answer another question than was asked. */
const MISSPELT: readonly Case[] = [
  refused('bad_request', `/v1/${IS}?DATE=2026-01-01&country=AA`, 'date'),
  refused('bad_request', `/v1/${ADD}?date=2026-01-01&country=AA&days=1&Days[]=2`, 'days'),
  refused('bad_request', `/v1/${COUNT}?start=2026-01-01&+end=2026-01-02&country=AA`, 'end'),
  refused('bad_request', '/v1/holidays?country=AA&(year)=2026', 'year'),
  ...[
    'Region',
    'region[]',
    'region%5B0%5D',
    '%20region',
    'region+',
    'state',
    'State',
    'province',
    'subdivision',
    'canton',
    'region_code',
    'regionCode',
    'subdivision_code',
  ].map((name) =>
    refused('bad_request', `/v1/${IS}?date=2026-01-01&country=AA&${name}=${MARKER}`, 'region'),
  ),
  refused('bad_request', `/v1/${COUNT}?start_date=2026-01-01&end=2026-01-02&country=AA`, 'start'),
  refused('bad_request', `/v1/${ADD}?start_date=2026-01-01&days=1&country=AA`, 'date'),
  refused('bad_request', `/v1/${IS}?date=2026-01-01&country=AA&state=x1`, 'region=X1'),
  ...['data_version', 'X-Data-Version', 'dataVersion', 'version', 'release', 'data'].map((name) =>
    refused('bad_request', `/v1/countries?${name}=${MARKER}`, 'X-Data-Version'),
  ),
  // What is nobody's name is ignored, and so is a name of ours that this endpoint has no use for.
  ok('holidays', { country: 'AA', year: '2026' }, 'country=AA&year=2026&date=x&Date=x&lang=de'),
  ok('countries', {}, 'Region=X1&state=X1&country[]=AA'),
];

function free(target: string, status: number, code?: ErrorCode): Case {
  const request = get(target, { role: 'free' });
  return {
    name: `${target} on the Free plan`,
    request,
    status,
    ...(code === undefined ? {} : { code }),
  };
}

const PLANS: readonly Case[] = [
  ...[
    `${IS}?date=2026-01-01`,
    `${ADD}?date=2026-01-01&days=1`,
    `${COUNT}?start=2026-01-01&end=2026-01-02`,
    'holidays?year=2026',
  ].flatMap((start) => [
    free(`/v1/${start}&country=AA`, 200),
    free(`/v1/${start}&country=AA&region=`, 200),
    free(`/v1/${start}&country=AA&region=X1`, 403, 'plan_upgrade_required'),
    free(`/v1/${start}&country=AA&region=%`, 403, 'plan_upgrade_required'),
    free(`/v1/${start}&country=AA&region=&region=X`, 403, 'plan_upgrade_required'),
  ]),
  free(`/v1/${IS}?region=X1`, 403, 'plan_upgrade_required'),
  free('/v1/countries?region=X1', 200),
];

const ALLOW = { allow: 'GET, HEAD', 'ratelimit-limit': null, 'www-authenticate': null };

const TRANSPORT: readonly Case[] = [
  ...[
    '/v1',
    '/v1/',
    '/v1/countries/',
    '/v1//countries',
    '/v1/Countries',
    '/v1/%63ountries',
    `/v1/${MARKER}`,
    '/v1/holidays/2026',
    '/v1/countries;a=b',
  ].map(
    (target): Case => ({
      name: `unknown path ${target}`,
      request: get(target, { role: 'nobody' }),
      status: 404,
      code: 'not_found',
      headers: { 'www-authenticate': null, 'ratelimit-limit': null },
    }),
  ),
  ...['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'].map(
    (method): Case => ({
      name: `method ${method}`,
      request: get('/v1/countries', { method, role: 'nobody' }),
      status: 405,
      code: 'method_not_allowed',
      headers: ALLOW,
    }),
  ),
  {
    name: 'HEAD is GET without a body',
    request: get('/v1/countries', { method: 'HEAD' }),
    status: 200,
  },
  {
    name: 'HEAD of an error',
    request: get('/v1/holidays', { method: 'HEAD' }),
    status: 400,
  },
];

const PRINTABLE = String.fromCharCode(...Array.from({ length: 93 }, (_, i) => 0x21 + i));

function traced(
  name: string,
  lines: readonly string[],
  echoed: string | null,
  target = '/v1/countries',
): Case {
  const headers = lines.map((line): [string, string] => ['X-Client-Request-Id', line]);
  return {
    name: `client id: ${name}`,
    request: get(target, { headers }),
    status: target === '/v1/countries' ? 200 : 400,
    headers: { 'x-client-request-id': echoed },
  };
}

const TRACING: readonly Case[] = [
  traced('plain', ['order-17'], 'order-17'),
  traced('all printable characters', [`${PRINTABLE} ~`], `${PRINTABLE} ~`),
  traced('128 characters', ['x'.repeat(128)], 'x'.repeat(128)),
  traced('129 characters', ['x'.repeat(129)], null),
  traced('empty', [''], null),
  traced('beyond ASCII', ['caf\u00e9'], null),
  traced('a tab inside', ['a\tb'], null),
  traced('on errors too', ['order-17'], 'order-17', '/v1/holidays'),
];

/** Every case that any lane must pass over the toy world. */
export const CASES: readonly Case[] = [
  ...ANSWERS,
  ...PARAMETER_FAULTS,
  ...MISSPELT,
  ...PLANS,
  ...TRANSPORT,
  ...TRACING,
];

/** Two lines of a header that may occur only once: only a lane over the wire can tell. */
export const WIRE_CASES: readonly Case[] = [
  traced('two lines', ['a', 'b'], null),
  traced('two equal lines', ['a', 'a'], null),
  {
    name: 'two Authorization lines',
    request: get('/v1/countries', { headers: [['Authorization', 'Bearer x']] }),
    status: 401,
    code: 'unauthorized',
  },
];
