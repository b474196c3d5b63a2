import { compareInTurns, fetchReply, IdleError, type Measured, startBare } from './compare.ts';
import { newStore, startRedletter } from './servers/redletter.ts';

/** A request whose throughput is compared with a bare server that writes the same bytes. */
interface Case {
  readonly name: string;
  readonly path: string;
  readonly atLeast: number;
  /** What the bare server writes; a string by default. */
  readonly writes?: 'buffer';
  readonly headers?: Readonly<Record<string, string>>;
  /** Settings of our server. */
  readonly env?: Readonly<Record<string, string>>;
}

export interface EndpointResult {
  readonly name: string;
  readonly ratio: number;
  readonly atLeast: number;
  readonly bare: Measured;
  readonly ours: Measured;
}

/** A case that was not measured because the machine was too busy. */
export interface NoResult {
  readonly name: string;
  readonly atLeast: number;
  readonly reason: string;
}

const QUIET = { REQUEST_LOG: 'off' };
const LOGGED = { REQUEST_LOG: 'on' };
const IS = '/v1/is-business-day?date=2026-11-20&country=US';
const ADD = '/v1/add-business-days?date=2026-11-20&days=10&country=US';
const COUNT = '/v1/count-business-days?start=2026-11-20&end=2026-12-04&country=US';

/** The bars of the project, in its own order. */
const CASES: readonly Case[] = [
  { name: 'is-business-day', path: IS, atLeast: 0.8, env: QUIET },
  { name: 'add-business-days, 10 days', path: ADD, atLeast: 0.8, env: QUIET },
  { name: 'count-business-days, 10 days', path: COUNT, atLeast: 0.8, env: QUIET },
  { name: 'is-business-day, request log on', path: IS, atLeast: 0.65, env: LOGGED },
  { name: 'add-business-days, request log on', path: ADD, atLeast: 0.65, env: LOGGED },
  { name: 'count-business-days, request log on', path: COUNT, atLeast: 0.65, env: LOGGED },
  {
    name: 'holidays of a year',
    path: '/v1/holidays?country=US&year=2026',
    atLeast: 0.8,
    env: QUIET,
  },
  {
    name: 'add over three years',
    path: '/v1/add-business-days?date=2025-01-01&days=740&country=US',
    atLeast: 0.8,
    env: QUIET,
  },
  {
    name: 'count over three years',
    path: '/v1/count-business-days?start=2025-01-01&end=2027-12-31&country=US',
    atLeast: 0.8,
    env: QUIET,
  },
  { name: 'countries', path: '/v1/countries', atLeast: 0.85, writes: 'buffer', env: QUIET },
  {
    name: 'a page, brotli',
    path: '/us/2026/',
    atLeast: 0.85,
    writes: 'buffer',
    headers: { 'Accept-Encoding': 'br' },
    env: QUIET,
  },
  {
    name: 'a 400 reply',
    path: '/v1/is-business-day?date=never&country=US',
    atLeast: 0.65,
    env: QUIET,
  },
];

/** Each case gets a fresh pair of servers. */
export async function measureEndpoints(
  onStep: (name: string) => void,
): Promise<(EndpointResult | NoResult)[]> {
  const results: (EndpointResult | NoResult)[] = [];
  for (const each of CASES) {
    onStep(each.name);
    const ours = await startRedletter(newStore(), each.env);
    const headers = { ...ours.headers, ...each.headers };
    const reply = await fetchReply({ server: ours.server, path: each.path, headers });
    const bare = await startBare(reply, each.writes ?? 'string');
    try {
      const [bareMeasured, oursMeasured] = await compareInTurns(
        { server: bare, path: each.path, headers },
        { server: ours.server, path: each.path, headers },
      );
      const ratio = oursMeasured.perSecond / bareMeasured.perSecond;
      results.push({
        name: each.name,
        ratio,
        atLeast: each.atLeast,
        bare: bareMeasured,
        ours: oursMeasured,
      });
    } catch (error) {
      if (!(error instanceof IdleError)) throw error;
      results.push({ name: each.name, atLeast: each.atLeast, reason: error.message });
    } finally {
      await Promise.all([bare.stop(), ours.server.stop()]);
    }
  }
  return results;
}
