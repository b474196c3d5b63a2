import { readdirSync, readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { PLANS } from '../../../src/access/limits/plans.ts';
import { openKeyAdmin } from '../../../src/access/open-store.ts';
import { provideRedis } from '../../support/redis/provide-redis.ts';
import { fillServedFolder, startServed } from '../../support/server/served-process.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { until } from '../../support/until.ts';

const redis = provideRedis();

/** Four processes over one Redis; resolves when they are ready. */
async function startCluster(env: Record<string, string> = {}) {
  const folder = tempFolder();
  fillServedFolder(folder);
  await redis.ask('FLUSHALL');
  const server = await startServed(folder, { PROCESSES: '4', REDIS_URL: redis.url, ...env });
  onTestFinished(() => void server.child.kill('SIGKILL'));
  return server;
}

/** The processes that a parent has started. */
function children(pid: number | undefined): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        return new RegExp(`^PPid:\\t${pid}$`, 'm').test(
          readFileSync(`/proc/${name}/status`, 'utf8'),
        );
      } catch {
        return false;
      }
    })
    .map(Number);
}

async function createKey(url: string, plan: 'pro' | 'free') {
  const admin = await openKeyAdmin({ redisUrl: redis.url, varDir: '' });
  const input = { account: 'acme', plan, unlimited: false, expiresAt: null };
  const { key } = await admin.create(input);
  const ask = () =>
    fetch(`${url}/v1/countries`, {
      headers: { Authorization: `Bearer ${key}`, Connection: 'close' },
    }).then(async (reply) => {
      await reply.arrayBuffer();
      return reply.status;
    });
  return { admin, ask };
}

/** Eighty requests at once with a fresh key; null when Redis was late for one of them. */
async function rush(url: string, troubles: () => string) {
  const before = troubles();
  const { admin, ask } = await createKey(url, 'free');
  const begun = performance.now();
  const statuses = await Promise.all(Array.from({ length: 80 }, ask));
  const seconds = (performance.now() - begun) / 1_000;
  const [listed] = await admin.list();
  await admin.close();
  return troubles() === before ? { statuses, seconds, counted: listed?.monthUsed } : null;
}

test('four processes share one key: admitted no more than the bucket holds, and as many as are counted', async () => {
  // A process that Redis does not answer in time admits by itself for a while: a busy machine
  // does that, and then nothing is known. A calm moment is waited for.
  let seen: Awaited<ReturnType<typeof rush>> = null;
  while (seen === null) {
    const server = await startCluster();
    expect(server.line).toMatch(/4 processes\)$/);
    seen = await rush(server.url, server.errors);
    await server.stop();
  }
  const { statuses, seconds, counted } = seen;
  const admitted = statuses.filter((status) => status === 200).length;
  expect(statuses.filter((status) => status === 429)).toHaveLength(80 - admitted);
  expect(admitted).toBeGreaterThanOrEqual(PLANS.free.bucket.capacity);
  expect(admitted).toBeLessThanOrEqual(PLANS.free.bucket.capacity + Math.ceil(seconds));
  expect(counted).toBe(admitted);
});

test('a process that is killed is replaced, and SIGTERM ends all of them with 0', async () => {
  const { child: parent, url, exited, errors } = await startCluster({ PROCESSES: '2' });
  const { admin, ask } = await createKey(url, 'pro');
  await admin.close();
  const [first = 0, ...others] = children(parent.pid);
  expect(others).toHaveLength(1);
  process.kill(first, 'SIGKILL');
  await until(() => children(parent.pid).filter((pid) => pid !== first).length === 2);
  expect(await ask()).toBe(200);
  parent.kill('SIGTERM');
  expect(await exited).toBe(0);
  expect(errors()).toContain(`process ${first} ended: SIGKILL`);
  await expect(fetch(url)).rejects.toThrow();
});

test('what stops one process stops all, and is said once: exit 78', async () => {
  const failure = await startCluster({ ARTIFACTS_DIR: 'nowhere/' }).catch((error) => error);
  expect(failure).toMatchObject({ name: 'NotReadyError', exitCode: 78 });
  expect(failure.said.match(/nowhere/g)).toHaveLength(1);
});
