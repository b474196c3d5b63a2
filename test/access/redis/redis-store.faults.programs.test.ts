// @module-tag redis
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { PLANS } from '../../../src/access/limits/plans.ts';
import { openRedisAdmin } from '../../../src/access/redis/redis-store.ts';
import { StoreError } from '../../../src/access/store.ts';
import { UNAVAILABLE } from '../../../src/api/message.ts';
import { provideRedis } from '../../support/redis/provide-redis.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { until } from '../../support/until.ts';
import { openWorld, START } from '../store-suite.ts';
import { openEmpty, openRedisUnderTest, type RedisUnderTest } from './redis-world.ts';

// Redis writes before it answers, so kill -9 loses nothing that was acknowledged.
const redis = provideRedis(['--appendonly', 'yes', '--appendfsync', 'no']);

// Also restarts Redis after a test that failed while it was down.
afterEach(() => redis.start());

const journals = (store: RedisUnderTest) => readdirSync(join(store.varDir, 'journal'));
const merged = (store: RedisUnderTest) => until(() => journals(store).length === 0);
/** Waits for the store to notice that Redis answers again. */
const whenBack = (world: { identify: (key: string) => Promise<unknown> }, unknown: string) =>
  until(async () => (await world.identify(unknown)) === null);

async function begin() {
  const stranger = (await openWorld(await openEmpty(redis)).create()).key;
  const store = await openEmpty(redis);
  const world = openWorld(store);
  const created = await world.create({ plan: 'business' });
  expect(await world.spend(created.key)).toMatchObject({ ok: true });
  return { store, world, stranger, ...created };
}

test('scripts that Redis has forgotten are sent again', async () => {
  const { world, key } = await begin();
  await redis.ask('SCRIPT', 'FLUSH');
  expect(await world.spend(key)).toMatchObject({ ok: true });
  expect(await world.used()).toBe(2);
});

test('a key revoked elsewhere is refused at once, although cached here', async () => {
  const { world, store, id, key } = await begin();
  const caller = await world.identify(key);
  const other = store.elsewhere();
  await other.setState(id, 'revoked');
  await other.close();
  expect(await world.identify(key)).toBe(caller);
  expect(await world.gate.spend(caller ?? expect.fail(), true)).toBe('revoked');
  expect(await world.identify(key)).toBeNull();
  expect(await world.used()).toBe(1);
});

test('after a kill of Redis, known keys continue under a local bucket, unknown ones are not judged, and the journal is merged exactly', async () => {
  const { store, world, key, stranger } = await begin();
  await redis.stop();
  let given = 1;
  for (let request = 0; request < PLANS.business.bucket.capacity + 300; request += 1) {
    const spent = await world.spend(key);
    if (spent.ok) given += 1;
    else expect(spent.code).toBe('rate_limited');
  }
  expect(given).toBe(1 + PLANS.business.bucket.capacity);
  expect(await world.identify(stranger)).toBe(UNAVAILABLE);
  await redis.start();
  await whenBack(world, stranger);
  await merged(store);
  expect(await world.used()).toBe(given);
  expect(store.troubles).toHaveLength(1);
});

test('known keys are served for five minutes and no longer, and expire on time meanwhile', async () => {
  const { store, world, key } = await begin();
  const brief = await world.create({ expiresAt: START + 60_000 });
  for (const each of [brief.key, key]) expect(await world.identify(each)).not.toBeNull();
  await redis.stop();
  await until(async () => {
    await world.spend(key);
    return store.troubles.length === 1;
  });
  store.moveOwnClock(START + 60_000);
  expect(await world.identify(brief.key)).toBeNull();
  store.moveOwnClock(START + 299_999);
  expect(await world.identify(key)).toMatchObject({ regions: true });
  store.moveOwnClock(START + 300_000);
  expect(await world.identify(key)).toBe(UNAVAILABLE);
  await redis.start();
});

test('the next process merges the journal of one that dies', async () => {
  const { store, world, key } = await begin();
  await redis.stop();
  for (let request = 0; request < 5; request += 1) await world.spend(key);
  const [name = ''] = journals(store);
  // As a process leaves its journal that died before closing it, with its last line cut short.
  const heir = tempFolder();
  await store.close();
  mkdirSync(join(heir, 'journal'));
  copyFileSync(join(store.varDir, 'redis-store-id'), join(heir, 'redis-store-id'));
  const text = readFileSync(join(store.varDir, 'journal', name), 'utf8');
  const orphan = join(heir, 'journal', `${DEAD_PROCESS}-${'A'.repeat(16)}.journal`);
  writeFileSync(orphan, `${text}${text.slice(0, 12)}`);
  await redis.start();
  const next = await openRedisUnderTest(redis, heir);
  await merged(next);
  expect(await openWorld(next).used()).toBe(6);
  // The same lines under the same id are recognised as merged.
  writeFileSync(orphan, text);
  const last = await next.reopen();
  expect(await openWorld(last).used()).toBe(6);
});

/** Higher than any process id that Linux assigns. */
const DEAD_PROCESS = 4_194_305;

test('a damaged journal line is reported and skipped; the others count', async () => {
  const { store, world, key } = await begin();
  await redis.stop();
  await world.spend(key);
  await store.close();
  const folder = join(store.varDir, 'journal');
  const [name = ''] = readdirSync(folder);
  const line = readFileSync(join(folder, name), 'utf8');
  writeFileSync(join(folder, name), `${line.replace(/^./, (c) => (c === '0' ? '1' : '0'))}${line}`);
  await redis.start();
  const next = await openRedisUnderTest(redis, store.varDir);
  expect(next.troubles.map(String)).toEqual([expect.stringMatching(/line 1 is damaged/)]);
  expect(await openWorld(next).used()).toBe(2);
});

test.each([
  ['frozen', async () => redis.freeze(), async () => redis.thaw()],
  ['slow', () => redis.ask('CLIENT', 'PAUSE', '300', 'ALL'), async () => undefined],
])(
  '%s: calls that may still take effect are counted once, either way',
  async (_, hold, release) => {
    const stranger = (await openWorld(await openEmpty(redis)).create()).key;
    await openEmpty(redis);
    const store = await openRedisUnderTest(redis, tempFolder(), { now: START }, 40);
    const world = openWorld(store);
    const { key } = await world.create({ plan: 'business' });
    // Holding Redis can take more than 40 ms on a busy machine.
    await until(async () => typeof (await world.identify(key)) === 'object');
    const identified = (await world.identify(key)) ?? expect.fail();
    // A Redis that stays frozen would delay the next test.
    onTestFinished(release);
    await hold();
    const spent = await Promise.all(
      Array.from({ length: 50 }, () => world.gate.spend(identified, true)),
    );
    expect(spent.filter((each) => typeof each === 'object' && each.ok)).toHaveLength(50);
    expect(await world.identify(stranger)).toBe(UNAVAILABLE);
    await release();
    await whenBack(world, stranger);
    await merged(store);
    expect(await world.used()).toBe(50);
  },
);

test('after Redis loses its data, no known key becomes a 401, no unknown key is judged, and a restart is refused', async () => {
  const { store, world, key, stranger } = await begin();
  await redis.ask('FLUSHALL');
  await redis.ask('SET', 'test:now', String(START + 6_000));
  await store.setNow(START + 6_000);
  expect(await world.spend(key)).toMatchObject({ ok: true });
  expect(await world.identify(stranger)).toBe(UNAVAILABLE);
  // Administration that knows the store neither makes a new one nor reports an empty one.
  await expect(openWorld(store).create()).rejects.toThrow(/has lost its data/);
  const beside = store.elsewhere();
  await expect((async () => beside.list())()).rejects.toThrow(/has lost its data/);
  await beside.close();
  // A new administrator on the same Redis creates another store.
  const anew = openRedisAdmin(redis.url, { varDir: tempFolder(), by: 'anna' });
  await anew.create({ account: 'acme', plan: null, unlimited: false, expiresAt: null });
  anew.close();
  expect(await world.identify(stranger)).toBe(UNAVAILABLE);
  await expect(store.reopen()).rejects.toThrow(StoreError);
  await expect(openRedisUnderTest(redis, store.varDir)).rejects.toThrow(/remove redis-store-id/);
});

test('when one record is lost, its key is still known', async () => {
  const { store, world, id, key } = await begin();
  await redis.ask('DEL', `rl:k:${id.slice(4)}`);
  await store.setNow(START + 6_000);
  expect(await world.spend(key)).toMatchObject({ ok: true });
});

test('an empty Redis cannot declare a key unknown', async () => {
  const { key } = await openWorld(await openEmpty(redis)).create();
  expect(await openWorld(await openEmpty(redis)).identify(key)).toBe(UNAVAILABLE);
});

test('a start without Redis serves nobody at first, and everybody once Redis is back', async () => {
  const { store, key } = await begin();
  await store.close();
  await redis.stop();
  const world = openWorld(await openRedisUnderTest(redis, store.varDir));
  expect(await world.identify(key)).toBe(UNAVAILABLE);
  await redis.start();
  await until(async () => (await world.gate.identify([`Bearer ${key}`])) !== UNAVAILABLE);
  expect(await world.spend(key)).toMatchObject({ ok: true });
});

test('administration reports that Redis cannot be used, without the password', async () => {
  const admin = openRedisAdmin('redis://:open-sesame@127.0.0.1:1', {
    varDir: '',
    by: 'anna',
    patienceMillis: 50,
  });
  const listing = admin.list();
  await expect(listing).rejects.toThrow(/REDIS_URL: Redis cannot be used \(.*ECONNREFUSED/);
  await expect(listing).rejects.not.toThrow(/open-sesame/);
  await admin.close();
});
