import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { PLANS } from '../../../src/access/limits/plans.ts';
import { openKeyAdmin } from '../../../src/access/open-store.ts';
import { provideRedis } from '../../support/redis/provide-redis.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { writeToySite } from '../../support/world/toy-site.ts';
import { writeToyRelease } from '../../support/world/toy-world.ts';

const redis = provideRedis();

/** Four processes over one Redis; resolves when they are ready. */
async function startCluster(env: Record<string, string> = {}) {
  const folder = tempFolder();
  writeToyRelease(join(folder, 'artifacts'));
  writeToySite(join(folder, 'dist'));
  await redis.ask('FLUSHALL');
  const parent = spawn(process.execPath, [resolve('src/server/run/main.ts')], {
    cwd: folder,
    env: { ...process.env, PORT: '0', PROCESSES: '4', REDIS_URL: redis.url, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void parent.kill('SIGKILL'));
  const err = text(parent.stderr);
  const exit = once(parent, 'exit').then(([code]) => code as number);
  const lines = createInterface(parent.stdout);
  const [line] = (await Promise.race([once(lines, 'line'), exit.then(() => [''])])) as [string];
  return { parent, folder, line, url: /http:\S+/.exec(line)?.[0] ?? '', err, exit };
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

test('four processes share one key: admitted no more than the bucket holds, and as many as are counted', async () => {
  const { url, line } = await startCluster();
  expect(line).toMatch(/4 processes\)$/);
  const { admin, ask } = await createKey(url, 'free');
  const begun = performance.now();
  const statuses = await Promise.all(Array.from({ length: 80 }, ask));
  const seconds = (performance.now() - begun) / 1_000;
  const admitted = statuses.filter((status) => status === 200).length;
  expect(statuses.filter((status) => status === 429)).toHaveLength(80 - admitted);
  expect(admitted).toBeGreaterThanOrEqual(PLANS.free.bucket.capacity);
  expect(admitted).toBeLessThanOrEqual(PLANS.free.bucket.capacity + Math.ceil(seconds));
  const [listed] = await admin.list();
  await admin.close();
  expect(listed?.monthUsed).toBe(admitted);
}, 30_000);

test('a process that is killed is replaced, and SIGTERM ends all of them with 0', async () => {
  const { parent, url, exit, err } = await startCluster({ PROCESSES: '2' });
  const { admin, ask } = await createKey(url, 'pro');
  await admin.close();
  const [first = 0, ...others] = children(parent.pid);
  expect(others).toHaveLength(1);
  process.kill(first, 'SIGKILL');
  while (children(parent.pid).filter((pid) => pid !== first).length < 2) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect(await ask()).toBe(200);
  parent.kill('SIGTERM');
  expect(await exit).toBe(0);
  expect(await err).toContain(`process ${first} ended: SIGKILL`);
  await expect(fetch(url)).rejects.toThrow();
}, 30_000);

test('what stops one process stops all, and is said once: exit 78', async () => {
  const { exit, err } = await startCluster({ ARTIFACTS_DIR: 'nowhere/' });
  expect(await exit).toBe(78);
  expect((await err).match(/nowhere/g)).toHaveLength(1);
}, 30_000);
