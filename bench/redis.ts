import { median } from './compare.ts';
import { runWrk, type Slice } from './load/wrk.ts';
import { startRedis } from './servers/redis-server.ts';
import { newStore, type Redletter, startRedletter } from './servers/redletter.ts';

export interface RedisResult {
  /** Milliseconds that a call to Redis adds to a request, median of the slices. */
  readonly addedMillis: number;
  readonly embedded: Throughput;
  /** Two processes that share one Redis. */
  readonly twoOnRedis: Throughput;
}

export interface Throughput {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p99: number;
}

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 6);
const IS = '/v1/is-business-day?date=2026-11-20&country=US';
const QUIET = { REQUEST_LOG: 'off' };
/** Servers, Redis and load share all cores here: one core would make two processes pointless. */
const ALL_CORES = '0-1';

/** The service on Redis against the service on its own file. */
export async function measureRedis(onStep: (name: string) => void): Promise<RedisResult> {
  const redis = await startRedis();
  try {
    onStep('what a call on Redis adds');
    const [alone, shared] = await inTurns(redis.url, {}, 1);
    onStep('two processes on Redis against one embedded');
    const [embedded, two] = await inTurns(redis.url, { PROCESSES: '2' }, 32);
    return {
      addedMillis: median(shared.map(({ p50 }) => p50)) - median(alone.map(({ p50 }) => p50)),
      embedded: throughput(embedded),
      twoOnRedis: throughput(two),
    };
  } finally {
    await redis.stop();
  }
}

/** Alternating slices of a server on its own file and of one on Redis. */
async function inTurns(
  redisUrl: string,
  env: Readonly<Record<string, string>>,
  connections: number,
): Promise<[Slice[], Slice[]]> {
  const slices: [Slice[], Slice[]] = [[], []];
  const servers = [
    await startRedletter(newStore(), QUIET, ALL_CORES),
    await startRedletter(newStore(redisUrl), { ...QUIET, ...env, REDIS_URL: redisUrl }, ALL_CORES),
  ] as const;
  try {
    for (const server of servers) load(server, connections, 2);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const turn of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
        slices[turn].push(load(servers[turn], connections, 1));
      }
    }
  } finally {
    await Promise.all(servers.map(({ server }) => server.stop()));
  }
  return slices;
}

function load({ server, headers }: Redletter, connections: number, seconds: number): Slice {
  const url = server.origin + IS;
  const slice = runWrk({ url, headers, connections, seconds, cores: ALL_CORES });
  if (slice.refused > 0 || slice.socketErrors > 0) {
    throw new Error(
      `${slice.refused} refusals and ${slice.socketErrors} socket errors in the load on ${url}`,
    );
  }
  return slice;
}

function throughput(slices: readonly Slice[]): Throughput {
  return {
    perSecond: median(slices.map(({ requests, seconds }) => requests / seconds)),
    p99: median(slices.map(({ p99 }) => p99)),
  };
}
