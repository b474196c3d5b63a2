// @module-tag redis
// @module-tag linux
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { PLANS } from '../../../src/access/limits/plans.ts';
import { openKeyAdmin } from '../../../src/access/open-store.ts';
import { provideRedis } from '../../support/redis/provide-redis.ts';
import { fillServedFolder, startServed } from '../../support/server/served-process.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { until } from '../../support/until.ts';
import { addToyBuild } from '../../support/world/toy-site.ts';
import { TOY_DATA_VERSION, writeToyRelease } from '../../support/world/toy-world.ts';

const redis = provideRedis();

/** Four processes over one Redis; resolves when they are ready. */
async function startCluster(env: Record<string, string> = {}) {
  const folder = tempFolder();
  fillServedFolder(folder);
  await redis.ask('FLUSHALL');
  const server = await startServed(folder, { PROCESSES: '4', REDIS_URL: redis.url, ...env });
  onTestFinished(() => void server.child.kill('SIGKILL'));
  return { ...server, folder };
}

/** The processes that a parent has started. */
function children(pid: number): number[] {
  const listed = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return listed.split(' ').filter(Boolean).map(Number);
}

async function createKey(url: string, plan: 'pro' | 'free', account = 'acme') {
  const admin = await openKeyAdmin({ redisUrl: redis.url, varDir: '' }, 'test');
  const { key } = await admin.create({ account, plan, unlimited: false, expiresAt: null });
  const ask = () =>
    fetch(`${url}/v1/countries`, {
      headers: { Authorization: `Bearer ${key}`, Connection: 'close' },
    }).then(async (reply) => {
      await reply.arrayBuffer();
      return reply.status;
    });
  return { admin, ask };
}

/** Whether every process can ask Redis about a new key; the requests spread over all of them. */
async function isCalm(url: string): Promise<boolean> {
  const { admin, ask } = await createKey(url, 'pro', 'calm');
  await admin.close();
  const statuses = await Promise.all(Array.from({ length: 40 }, ask));
  return statuses.every((status) => status === 200);
}

/** Sends eighty requests at once with the key of a new account. */
async function rush(url: string, account: string) {
  const { admin, ask } = await createKey(url, 'free', account);
  const begun = performance.now();
  const statuses = await Promise.all(Array.from({ length: 80 }, ask));
  const seconds = (performance.now() - begun) / 1_000;
  const listed = (await admin.list()).find((each) => each.account === account);
  await admin.close();
  return { statuses, seconds, counted: listed?.monthUsed };
}

test('four processes share one key: together they admit no more than its bucket holds, and count every call', async () => {
  const { line, url, errors } = await startCluster();
  expect(line).toMatch(/4 processes\)$/);
  // A process that Redis answers too late reports it and admits calls by itself for a while. Since
  // a busy machine causes that too, the test repeats until Redis answered in time.
  let seen: Awaited<ReturnType<typeof rush>>;
  let said: string;
  let times = 0;
  do {
    await until(() => isCalm(url));
    said = errors();
    times += 1;
    seen = await rush(url, `acme-${times}`);
  } while (errors() !== said);
  const { statuses, seconds, counted } = seen;
  const admitted = statuses.filter((status) => status === 200).length;
  expect(statuses.filter((status) => status === 429)).toHaveLength(80 - admitted);
  expect(admitted).toBeGreaterThanOrEqual(PLANS.free.bucket.capacity);
  expect(admitted).toBeLessThanOrEqual(PLANS.free.bucket.capacity + Math.ceil(seconds));
  expect(counted).toBe(admitted);
});

test('a fault that stops one process stops all, and is reported once: exit 78', async () => {
  const failure = await startCluster({ PROCESSES: '2', ARTIFACTS_DIR: 'nowhere/' }).catch(
    (error) => error,
  );
  expect(failure).toMatchObject({ name: 'NotReadyError', exitCode: 78 });
  expect(failure.said.match(/nowhere/g)).toHaveLength(1);
});

test('SIGHUP makes all processes load a release, a killed one is replaced by one that serves the same, and SIGTERM ends all of them with 0', async () => {
  const {
    child: parent,
    pid,
    url,
    folder,
    exited,
    errors,
  } = await startCluster({ PROCESSES: '2' });
  const release = (version: string) => {
    writeToyRelease(join(folder, 'artifacts'), version);
    addToyBuild(
      join(folder, 'dist'),
      join(folder, 'artifacts'),
      version.replaceAll('.', '').padStart(16, '0'),
    );
  };
  const versions = async () => {
    const pages = Array.from({ length: 20 }, async () => {
      const reply = await fetch(`${url}/made/`, { headers: { Connection: 'close' } });
      return /<title>(.*)<\/title>/.exec(await reply.text())?.[1];
    });
    return new Set(await Promise.all(pages));
  };
  expect(await versions()).toEqual(new Set([TOY_DATA_VERSION]));
  release('2026.11.2');
  parent.kill('SIGHUP');
  await until(() => errors().includes('\n'));
  expect(errors().trim().split('\n')).toHaveLength(1);
  expect(JSON.parse(errors())).toMatchObject({
    level: 'info',
    event: 'reload',
    detail: expect.stringMatching(/^data 2026\.11\.2, build \S+ instead of data 2026\.11\.1/),
  });
  expect(await versions()).toEqual(new Set(['2026.11.2']));
  // The release is on disk, but not served yet.
  release('2026.11.3');
  // First one of two processes is killed, then both at once.
  for (const count of [1, 2]) {
    const killed = children(pid).slice(0, count);
    expect(killed).toHaveLength(count);
    for (const each of killed) process.kill(each, 'SIGKILL');
    await until(() => children(pid).filter((each) => !killed.includes(each)).length === 2);
    await until(() =>
      fetch(url).then(
        () => true,
        () => false,
      ),
    );
    expect(await versions()).toEqual(new Set(['2026.11.2']));
    for (const each of killed) expect(errors()).toContain(`process ${each} ended: SIGKILL`);
  }
  const { admin, ask } = await createKey(url, 'pro');
  await admin.close();
  expect(await ask()).toBe(200);
  parent.kill('SIGTERM');
  expect(await exited).toBe(0);
  await expect(fetch(url)).rejects.toThrow();
});
