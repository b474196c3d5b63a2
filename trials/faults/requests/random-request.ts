import { type Endpoint, pathOf } from '../../../src/api/endpoints/endpoint.ts';
import { ENDPOINTS } from '../../../src/api/endpoints/endpoint-table.ts';
import type { ParameterName } from '../../../src/question/parameter-table.ts';
import type { LaneRequest, Role } from '../../../test/support/lanes/lane.ts';
import type { Random } from '../../../test/support/random.ts';
import { AFTER, BEFORE, FIRST, LAST } from '../../../test/support/years.ts';

/** Edge values for any parameter. */
const STRANGE = [
  '',
  ' ',
  '%00',
  '%',
  '%zz',
  '%ff',
  '+',
  '__proto__',
  'constructor',
  'null',
  'undefined',
  'NaN',
  '\u017f',
  '%E2%80%AE',
  '-0',
  '007',
  '1e3',
  '0x10',
  '1.0',
  '%2B5',
  "'%20OR%201=1",
  'a'.repeat(300),
];

const DATES = [
  FIRST,
  BEFORE,
  LAST,
  AFTER,
  '2025-02-28',
  '2025-02-29',
  '2026-02-30',
  '2026-13-01',
  '2026-00-10',
  '2026-1-1',
  '0000-00-00',
  '9999-12-31',
  '2026-06-01T00:00:00Z',
];

const DAYS = [
  '0',
  '1',
  '-1',
  '260',
  '-260',
  '780',
  '-780',
  '783',
  '100000',
  '2147483647',
  '-2147483648',
  '2147483648',
  '-2147483649',
  '9'.repeat(32),
  '9'.repeat(33),
];

const RULES = ['de-bgb-187-193', 'eu-reg-1182-71', 'in-general-clauses-act-10', 'xx-none'];
const PERIODS = ['P0D', 'P14D', '-P5D', 'P2W', 'P1M', '-P3M', 'P1Y', 'P999999D', 'p5d', 'P1M2D'];
const YEARS = ['2025', '2026', '2027', '2024', '2028', '02026', '2026.0', '26'];
const ROLES: readonly Role[] = ['paid', 'paid', 'paid', 'paid', 'free', 'nobody'];
const METHODS = ['POST', 'OPTIONS', 'get', 'DELETE', 'TRACE'];

/** Countries with their regions. */
export interface Places {
  readonly countries: readonly string[];
  readonly regions: readonly string[];
}

/** A request to one of the endpoints: mostly valid, often at an edge, sometimes absurd. */
export function randomRequest(random: Random, places: Places): LaneRequest {
  const endpoint = random.pick(ENDPOINTS as readonly Endpoint[]);
  const path = random.once(50) ? `${pathOf(endpoint)}${random.pick(STRANGE)}` : pathOf(endpoint);
  const query = endpoint.parameters.flatMap((name) => pairs(name, random, places)).join('&');
  const headers: (readonly [string, string])[] = [];
  if (random.once(20)) headers.push(['If-None-Match', random.pick(['*', '"x"', 'W/"y", *', ''])]);
  if (random.once(20)) headers.push(['X-Client-Request-Id', random.pick(['a', '', 'ü', '~ ~'])]);
  const method = random.once(40) ? random.pick(METHODS) : random.once(10) ? 'HEAD' : 'GET';
  const target = query === '' ? path : `${path}?${query}`;
  return { method, target, role: random.pick(ROLES), headers };
}

function pairs(name: ParameterName, random: Random, places: Places): string[] {
  if (name === 'region' ? !random.once(3) : random.once(40)) return [];
  const pair = () => `${name}=${valueFor(name, random, places)}`;
  return random.once(60) ? [pair(), pair()] : [pair()];
}

function valueFor(name: ParameterName, random: Random, places: Places): string {
  if (random.once(25)) return random.pick(STRANGE);
  const text = (place: string) => (random.once(4) ? place.toLowerCase() : place);
  switch (name) {
    case 'country':
      return random.once(20)
        ? random.pick(['ZZ', 'UK', 'USA', 'u'])
        : text(random.pick(places.countries));
    case 'region':
      return random.once(20) ? random.pick(['ZZ', 'US-CA']) : text(random.pick(places.regions));
    case 'year':
      return random.pick(YEARS);
    case 'rule':
      return random.pick(RULES);
    case 'period':
      return random.once(3) ? random.pick(PERIODS) : `P${random.below(200)}D`;
    case 'days':
      return random.once(3) ? random.pick(DAYS) : String(random.below(1_600) - 800);
    default:
      return random.once(3) ? random.pick(DATES) : anyDate(random);
  }
}

function anyDate(random: Random): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${2025 + random.below(3)}-${two(1 + random.below(12))}-${two(1 + random.below(29))}`;
}
