import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PLANS } from '../../../src/access/limits/plans.ts';
import { openRedisAdmin } from '../../../src/access/redis/redis-store.ts';
import { RedisProcess } from '../../../test/support/redis/redis-process.ts';
import { fillServedFolder, startServed } from '../../../test/support/server/served-process.ts';
import { exactly, type Finding } from '../suite.ts';
import { startLoad } from './paced-load.ts';

const PROCESSES = 4;
const LOAD_MILLIS = 10_000;
const PATH = '/v1/is-business-day?date=2026-12-28&country=AA';

/** Four processes share one key and one bucket; every admitted request must be counted. */
export async function measureSharedKey(say: (progress: string) => void): Promise<Finding[]> {
  const folder = mkdtempSync(join(tmpdir(), 'redletter-faults-'));
  const redis = new RedisProcess(folder);
  await redis.start();
  const admin = openRedisAdmin(redis.url, { varDir: '', by: 'trial' });
  const { key } = await admin.create({
    account: 'shared',
    plan: 'pro',
    unlimited: false,
    expiresAt: null,
  });
  fillServedFolder(folder);
  say(`starting ${PROCESSES} processes`);
  const servers = await Promise.all(
    Array.from({ length: PROCESSES }, (_, index) =>
      startServed(folder, { REDIS_URL: redis.url, VAR_DIR: join(folder, `var-${index}`) }),
    ),
  );
  try {
    const begun = performance.now();
    const loads = servers.map(({ url }) =>
      startLoad({ url: url + PATH, key, expected: '', connections: 4, pauseMillis: 8 }),
    );
    await sleep(LOAD_MILLIS);
    await Promise.all(loads.map((load) => load.stop()));
    const seconds = (performance.now() - begun) / 1_000;
    const seen = loads.flatMap((load) => load.seen);
    const count = (status: number) => seen.filter((each) => each.status === status).length;
    const { capacity, tokenMicros } = PLANS.pro.bucket;
    const bound = Math.floor(capacity + (seconds * 1e6) / tokenMicros);
    const [listed] = await admin.list();
    return [
      {
        what: `${PROCESSES} processes, one key, ${seconds.toFixed(1)} s: admitted of ${seen.length.toLocaleString('en')}`,
        measured: count(200).toLocaleString('en'),
        bar: `at most capacity + refill × time = ${bound.toLocaleString('en')}`,
        met: count(200) <= bound,
      },
      exactly('units counted for that key, as admitted', listed?.monthUsed ?? 0, count(200)),
      exactly('replies that are neither 200 nor 429', seen.length - count(200) - count(429), 0),
    ];
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await admin.close();
    await redis.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
