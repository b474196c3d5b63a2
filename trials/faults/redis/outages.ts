import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openRedisAdmin } from '../../../src/access/redis/redis-store.ts';
import { RedisProcess } from '../../../test/support/redis/redis-process.ts';
import { fillServedFolder, startServed } from '../../../test/support/server/served-process.ts';
import { atMost, exactly, type Finding, quantile } from '../suite.ts';
import { type Seen, startLoad } from './paced-load.ts';

const KILLS = 50;
const FREEZES = 20;
const FROZEN_MILLIS = 10_000;
const CALM_WINDOWS = 30;
/** How long after its beginning a request still belongs to an outage's first calls. */
const FIRST_CALLS_MILLIS = 500;
const PATH = '/v1/is-business-day?date=2026-12-28&country=AA';

/**
 * Kills Redis 50 times and freezes it 20 times for 10 s under load. All keys are known: an
 * unknown one gets a 503 while it cannot be identified.
 */
export async function measureOutages(say: (progress: string) => void): Promise<Finding[]> {
  const folder = mkdtempSync(join(tmpdir(), 'redletter-faults-'));
  // Written before each reply and never synced: what was acknowledged survives a kill -9, and disk
  // speed is not measured here.
  const redis = new RedisProcess(folder, ['--appendonly', 'yes', '--appendfsync', 'no']);
  await redis.start();
  const admin = openRedisAdmin(redis.url, { varDir: '', by: 'trial' });
  const create = (account: string, unlimited: boolean) =>
    admin.create({ account, plan: 'pro', unlimited, expiresAt: null });
  const busy = await create('busy', true);
  const limited = await create('limited', false);
  const varDir = join(folder, 'var');
  fillServedFolder(folder);
  const server = await startServed(folder, { REDIS_URL: redis.url, VAR_DIR: varDir });
  try {
    const url = server.url + PATH;
    const headers = { Authorization: `Bearer ${busy.key}` };
    const expected = await (await fetch(url, { headers })).text();
    const common = { url, expected };
    const loads = [
      startLoad({ ...common, key: busy.key, connections: 16, pauseMillis: 8 }),
      startLoad({ ...common, key: limited.key, connections: 4, pauseMillis: 25 }),
    ];
    await sleep(2_000);
    const calm: number[] = [];
    for (let count = 1; count <= CALM_WINDOWS; count += 1) {
      calm.push(performance.now());
      await sleep(FIRST_CALLS_MILLIS);
    }
    const kills: number[] = [];
    for (let count = 1; count <= KILLS; count += 1) {
      kills.push(performance.now());
      await redis.stop();
      await sleep(300);
      await redis.start();
      await sleep(400);
      if (count % 10 === 0) say(`killed ${count} times`);
    }
    const freezes: number[] = [];
    for (let count = 1; count <= FREEZES; count += 1) {
      freezes.push(performance.now());
      redis.freeze();
      await sleep(FROZEN_MILLIS);
      redis.thaw();
      await sleep(1_000);
      if (count % 5 === 0) say(`frozen ${count} times`);
    }
    await Promise.all(loads.map((load) => load.stop()));
    say('waiting for the journal to be merged');
    while (readdirSync(join(varDir, 'journal')).length > 0) await sleep(100);
    const [busySeen = [], limitedSeen = []] = loads.map((load) => load.seen);
    const used = new Map(
      (await admin.list()).map(({ account, monthUsed }) => [account, monthUsed]),
    );
    const all = [...busySeen, ...limitedSeen];
    const answered = (seen: readonly Seen[]) => seen.filter(({ status }) => status === 200).length;
    const odd = all.filter(({ status }) => status !== 200 && status !== 429);
    return [
      {
        what: `requests while Redis was killed ${KILLS} times and frozen ${FREEZES} times for 10 s`,
        measured: all.length.toLocaleString('en'),
        bar: '-',
        met: true,
      },
      exactly('replies of status 5xx', odd.filter(({ status }) => status >= 500).length, 0),
      exactly('failed connections', odd.filter(({ status }) => status === 0).length, 0),
      exactly(
        'statuses other than 200 and 429',
        odd.filter(({ status }) => status > 0 && status < 500).length,
        0,
      ),
      exactly('wrong answers', all.filter(({ right }) => !right).length, 0),
      // The delay that the machine itself causes: the same windows without a fault.
      ...firstCalls('without any fault, for comparison', all, calm).map((finding) => ({
        ...finding,
        bar: '-',
        met: true,
      })),
      ...firstCalls('after a kill', all, kills),
      ...firstCalls('after a freeze', all, freezes),
      // One more unit for the very first request, which fetched the expected body.
      exactly(
        'units of the busy account in Redis, journal merged',
        used.get('busy') ?? 0,
        answered(busySeen) + 1,
      ),
      exactly(
        'units of the limited account in Redis, journal merged',
        used.get('limited') ?? 0,
        answered(limitedSeen),
      ),
    ];
  } finally {
    await server.stop();
    await admin.close();
    await redis.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function firstCalls(when: string, seen: readonly Seen[], faults: readonly number[]): Finding[] {
  const millis = seen
    .filter(({ sentAt, millis }) =>
      faults.some((at) => sentAt + millis >= at && sentAt < at + FIRST_CALLS_MILLIS),
    )
    .map((each) => each.millis);
  return [
    atMost(`first calls ${when}: slowest of ${millis.length}`, Math.max(...millis), 60, 'ms'),
    atMost(`first calls ${when}: p99`, quantile(millis, 0.99), 60, 'ms'),
    atMost(`first calls ${when}: median`, quantile(millis, 0.5), 60, 'ms'),
  ];
}
