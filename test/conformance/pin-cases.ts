import type { ErrorCode } from '../../src/api/error-table.ts';
import { get, MARKER } from '../support/lanes/lane.ts';
import type { CalendarEndpoint, Parameters } from '../support/world/reference.ts';
import { EARLIER, NEWCOMER } from '../support/world/toy-chain.ts';
import { TOY_DATA_VERSION } from '../support/world/toy-world.ts';
import type { Case } from './cases.ts';

/** Contract 20, over the toy world and the release before it. */

const PIN = 'X-Data-Version';

/** What the earlier release answers. */
function earlier(
  endpoint: CalendarEndpoint,
  parameters: Parameters,
  pin = EARLIER.version,
  method = 'GET',
): Case {
  const target = `/v1/${endpoint}?${new URLSearchParams(parameters)}`;
  return {
    name: `${method} ${target} of ${pin}`,
    request: get(target, { method, headers: [[PIN, pin]] }),
    status: 200,
    ...(method === 'GET' && { asks: { endpoint, parameters, of: EARLIER } }),
    headers: { 'x-data-version': EARLIER.version },
  };
}

/** What the newest release answers, pinned or not. */
function newest(pins: readonly string[]): Case {
  const parameters = { date: '2026-06-01', country: 'AA' };
  return {
    name: `the newest by ${JSON.stringify(pins)}`,
    request: get('/v1/is-business-day?date=2026-06-01&country=AA', {
      headers: pins.map((pin): [string, string] => [PIN, pin]),
    }),
    status: 200,
    asks: { endpoint: 'is-business-day', parameters },
    headers: { 'x-data-version': TOY_DATA_VERSION, vary: PIN },
  };
}

function refused(
  code: ErrorCode,
  target: string,
  pins: readonly string[] = [EARLIER.version],
): Case {
  return {
    name: `${target} of ${JSON.stringify(pins)} (${code})`,
    request: get(target, { headers: pins.map((pin): [string, string] => [PIN, pin]) }),
    status: code === 'plan_upgrade_required' ? 403 : 400,
    code,
    headers: { 'x-data-version': null, vary: null, etag: null },
  };
}

const IS = 'is-business-day';
const ADD = 'add-business-days';
const COUNT = 'count-business-days';
const COUNTRIES = '/v1/countries';

export const PIN_CASES: readonly Case[] = [
  ...['2026-06-01', '2026-06-05', '2026-08-16', '2025-01-01', '2026-12-31'].flatMap((date) => [
    earlier(IS, { date, country: 'AA' }),
    earlier(IS, { date, country: 'AA', region: 'X1' }, '2026-10-10'),
    earlier(IS, { date, country: 'CC', region: '01' }, '2026-11-11'),
  ]),
  earlier(ADD, { date: '2026-05-29', country: 'aa', days: '5' }),
  earlier(ADD, { date: '2026-06-04', country: 'AA', days: '-9', region: 'x1' }),
  earlier(ADD, { date: '2026-12-31', country: 'AA', days: '0' }),
  earlier(COUNT, { start: '2025-01-01', end: '2026-12-31', country: 'AA' }),
  earlier('holidays', { country: 'AA', year: '2026' }),
  earlier('holidays', { country: 'AA', year: '2025', region: 'X1' }),
  earlier('countries', {}),
  earlier(IS, { date: '2026-06-01', country: 'AA' }, EARLIER.version, 'HEAD'),
  newest([]),
  newest([TOY_DATA_VERSION]),
  newest(['2026-11-12']),
  ...[
    '',
    'latest',
    '2026.10',
    '2026.10.2',
    '2026.12.1',
    '2026.10.01',
    '2026-10-09',
    '2026-10-32',
    '9999-12-31',
    '2026-10-10T00:00Z',
    `${EARLIER.version}, ${EARLIER.version}`,
    `"${EARLIER.version}"`,
    '__proto__',
    MARKER,
    'x'.repeat(4_000),
  ].map((pin) => refused('invalid_data_version', COUNTRIES, [pin])),
  // In the order of checks: between the plan and the parameters.
  refused('invalid_data_version', '/v1/holidays', ['2031.1.1']),
  refused('missing_parameter', '/v1/holidays'),
  refused('invalid_date', `/v1/${IS}?date=x&country=AA`),
  // Its own range, its own countries and regions.
  refused('date_out_of_range', `/v1/${IS}?date=2027-01-01&country=AA`),
  refused('date_out_of_range', `/v1/${ADD}?date=2026-12-31&country=AA&days=1`),
  refused('date_out_of_range', `/v1/${ADD}?date=2025-01-01&country=AA&days=-1`),
  refused('date_out_of_range', `/v1/${COUNT}?start=2026-12-31&end=2027-01-01&country=AA`),
  refused('invalid_year', '/v1/holidays?country=AA&year=2027'),
  refused('invalid_country', `/v1/holidays?country=${NEWCOMER}&year=2026`),
  refused('invalid_region', '/v1/holidays?country=AA&year=2026&region=YYY'),
  refused('invalid_region', '/v1/holidays?country=AA&year=2026&region=%00'),
  {
    ...refused('plan_upgrade_required', '/v1/holidays?region=X1', ['2031.1.1']),
    name: 'the plan comes before the pin',
    request: get('/v1/holidays?region=X1', { role: 'free', headers: [[PIN, '2031.1.1']] }),
  },
];

/** Two lines: only a lane that knows the wire can tell them from one. */
export const PIN_WIRE_CASES: readonly Case[] = [
  refused('invalid_data_version', COUNTRIES, [EARLIER.version, EARLIER.version]),
  refused('invalid_data_version', COUNTRIES, [EARLIER.version, TOY_DATA_VERSION]),
];
