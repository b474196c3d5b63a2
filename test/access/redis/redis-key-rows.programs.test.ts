// @module-tag redis
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { digestOfKey } from '../../../src/access/keys/key-format.ts';
import { openRedisAdmin } from '../../../src/access/redis/redis-store.ts';
import { redisScripts } from '../../../src/access/redis/scripts.ts';
import { KeyAdminError, StoreError } from '../../../src/access/store.ts';
import { StoreIdentity } from '../../../src/access/var-dir/store-identity.ts';
import { provideRedis } from '../../support/redis/provide-redis.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { until } from '../../support/until.ts';
import { openProxy } from './proxy.ts';

const redis = provideRedis();
const WRITE = redisScripts().write.sha;
const INPUT = { account: 'acme', plan: null, unlimited: false, expiresAt: null } as const;

function openAdmin(url: string, varDir = tempFolder()) {
  const admin = openRedisAdmin(url, { varDir, by: 'anna' });
  onTestFinished(() => void admin.close());
  return admin;
}

/** A store with a key and two administrators; a hook runs before each write of the second one. */
async function begin(before: (client: Socket) => void | Promise<void>) {
  await redis.ask('FLUSHALL');
  let writes = 0;
  const url = await openProxy(redis, async (text, client) => {
    if (!text.includes(WRITE)) return false;
    writes += 1;
    await before(client);
    return false;
  });
  const admin = openAdmin(redis.url);
  // Loads the script into Redis, so that each later write is one command.
  const key = await admin.create(INPUT);
  const varDir = tempFolder();
  new StoreIdentity(join(varDir, 'redis-store-id')).adopt(
    String(await redis.ask('GET', 'rl:store')),
  );
  return { admin, slow: openAdmin(url, varDir), key, writes: () => writes };
}

const actions = (events: readonly { readonly action: string }[]) =>
  events.map(({ action }) => action);

test('an order is decided again when its key changes meanwhile', async () => {
  const world = await begin(async () => {
    await world.admin.setState(world.key.id, 'revoked');
  });
  await expect(world.slow.rotate(world.key.id, 1)).rejects.toThrow(/is revoked; create a new key/);
  expect(await world.admin.list()).toHaveLength(1);
  expect(actions(await world.admin.events(null))).toEqual(['create', 'revoke']);
  expect(world.writes()).toBe(1);
});

test('an order sees what another process has just written', async () => {
  let isFirst = true;
  const world = await begin(async () => {
    if (isFirst) await world.admin.setPlan('acme', 'pro');
    isFirst = false;
  });
  expect(await world.slow.create(INPUT)).toMatchObject({ plan: 'pro' });
  expect((await world.admin.events(null)).map(({ detail }) => detail)).toEqual([
    'free',
    'free to pro',
    'pro',
  ]);
  expect(world.writes()).toBe(2);
});

test('requests with the key do not block an order', async () => {
  const world = await begin(async () => {
    await redis.ask('HSET', `rl:k:${world.key.id.slice(4)}`, 'tat', '7', 'day', '20777');
    await redis.ask('HINCRBY', 'rl:u:1', '682', '1');
  });
  await world.slow.rotate(world.key.id, 1);
  expect(world.writes()).toBe(1);
});

test('an order gives up after a hundred concurrent changes, and says so', async () => {
  let plan: 'free' | 'pro' = 'free';
  const world = await begin(async () => {
    plan = plan === 'free' ? 'pro' : 'free';
    await world.admin.setPlan('acme', plan);
  });
  const order = world.slow.setAccountState('acme', 'disabled');
  await expect(order).rejects.toThrow(KeyAdminError);
  await expect(order).rejects.toThrow(/nothing was changed; give the order again/);
  expect(world.writes()).toBe(100);
  expect((await world.admin.list())[0]?.state).toBe('active');
});

test('what was read in one store is never written to another', async () => {
  const world = await begin(async () => {
    await redis.ask('FLUSHALL');
    await openAdmin(redis.url).create({ ...INPUT, account: 'beta' });
  });
  const order = world.slow.create({ ...INPUT, account: 'gamma' });
  await expect(order).rejects.toThrow(/is not the store that was used before/);
  expect((await world.admin.list()).map(({ account }) => account)).toEqual(['beta']);
});

test.each([
  ['OOM', ['CONFIG', 'SET', 'maxmemory', '1'], ['CONFIG', 'SET', 'maxmemory', '0']],
  ['READONLY', ['REPLICAOF', '127.0.0.1', '1'], ['REPLICAOF', 'NO', 'ONE']],
])(
  'a Redis that stops accepting writes (%s) holds all of an order or none of it',
  async (code, stop, go) => {
    const world = await begin(async () => void (await redis.ask(...stop)));
    onTestFinished(async () => void (await redis.ask(...go)));
    const order = world.slow.create({ ...INPUT, account: 'beta', unlimited: true });
    await expect(order).rejects.toThrow(StoreError);
    await expect(order).rejects.toThrow(new RegExp(`Redis cannot be used \\(.*${code}`));
    await redis.ask(...go);
    expect(await redis.ask('HGETALL', 'rl:accounts')).toEqual(['acme', '1']);
    expect(await redis.ask('GET', 'rl:account-number')).toBe('1');
    expect(await world.admin.events(null)).toHaveLength(1);
  },
);

test('an order whose outcome is unknown is not repeated', async () => {
  const world = await begin((client) => {
    // Redis has received the order, but its reply is lost.
    setImmediate(() => client.destroy());
  });
  const order = world.slow.setPlan('acme', 'pro');
  await expect(order).rejects.toThrow(StoreError);
  await expect(order).rejects.toThrow(/Redis cannot be used/);
  await until(async () => (await world.admin.events(null)).length === 2);
  expect((await world.admin.list())[0]?.plan).toBe('pro');
  expect(world.writes()).toBe(1);
});

test('a store of an older edition, without the newer fields, stays usable', async () => {
  await redis.ask('FLUSHALL');
  const digest = '0'.repeat(64);
  const rows = [
    ['SET', 'rl:store', 'anOldStore'],
    ['SET', 'rl:account-number', '1'],
    ['HSET', 'rl:accounts', 'acme', '1'],
    ['HSET', 'rl:a:1', 'name', 'acme', 'plan', 'pro'],
    ['RPUSH', 'rl:keys', '000000000000'],
    ['HSET', 'rl:k:000000000000', 'digest', '\0'.repeat(32), 'hint', 'abcd', 'account', '1'],
    ['HSET', 'rl:k:000000000000', 'state', 'active'],
  ];
  for (const row of rows) await redis.ask(...row);
  const admin = openAdmin(redis.url);
  const old = { id: 'key_000000000000', hint: 'abcd', plan: 'pro', state: 'active' };
  expect(await admin.whois(digest)).toMatchObject({ ...old, createdAt: null, expiresAt: null });
  await admin.rotate(old.id, 0);
  await admin.setAccountState('acme', 'disabled');
  await admin.setPlan('acme', 'free');
  await admin.create({ ...INPUT, account: 'beta', unlimited: true });
  expect(await redis.ask('GET', 'rl:store')).toBe('anOldStore');
  expect(await redis.ask('HGETALL', 'rl:accounts')).toEqual(['acme', '1', 'beta', '2']);
  expect((await admin.list()).map(({ account, plan, state }) => [account, plan, state])).toEqual([
    ['acme', 'free', 'disabled'],
    ['acme', 'free', 'disabled'],
    ['beta', 'business', 'active'],
  ]);
});

test('a key whose record has another digest is not ours', async () => {
  const { admin, key } = await begin(() => undefined);
  const digest = digestOfKey(key.key);
  expect((await admin.whois(digest)).id).toBe(key.id);
  await redis.ask('HSET', `rl:k:${key.id.slice(4)}`, 'digest', 'x'.repeat(32));
  await expect(admin.whois(digest)).rejects.toThrow(/this store has no such key/);
});
