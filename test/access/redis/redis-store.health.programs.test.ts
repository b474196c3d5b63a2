// @module-tag redis
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { openRedisStore } from '../../../src/access/redis/redis-store.ts';
import { StoreError } from '../../../src/access/store.ts';
import { provideRedis } from '../../support/redis/provide-redis.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { until } from '../../support/until.ts';
import { openWorld, START } from '../store-suite.ts';
import { openEmpty, openRedisUnderTest } from './redis-world.ts';

const redis = provideRedis();

afterEach(() => redis.start());

/** Makes Redis reachable at a port, because the URL of a socket has no place for a password. */
async function openPort() {
  const sockets = new Set<Socket>();
  const pairs: [Socket, Socket][] = [];
  let asked = 0;
  const server = createServer((socket) => {
    const onward = connect(redis.socket);
    pairs.push([onward, socket]);
    socket.on('data', () => {
      asked += 1;
    });
    for (const each of [socket, onward]) {
      sockets.add(each);
      each.on('error', () => undefined).on('close', () => void sockets.delete(each));
    }
    socket.pipe(onward).pipe(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  onTestFinished(() => {
    server.close();
    cut();
  });
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    connections: () => pairs.length,
    asked: () => asked,
    /** Withholds Redis's answers while Redis keeps running. */
    hold: () => pairs.forEach(([onward, socket]) => void onward.unpipe(socket).pause()),
    release: () => pairs.forEach(([onward, socket]) => void onward.pipe(socket)),
  };
}

async function openAt(url: string) {
  const troubles: unknown[] = [];
  const store = await openRedisStore({
    url,
    varDir: tempFolder(),
    now: Date.now,
    uptime: () => performance.now(),
    onTrouble: (error) => void troubles.push(error),
    deadlineMillis: 5_000,
  });
  onTestFinished(() => store.close());
  return store;
}

test('a Redis that is silent for a moment is asked again on the same connection', async () => {
  const slow = await openPort();
  await openEmpty(redis);
  const url = `redis://127.0.0.1:${slow.port}`;
  const store = await openRedisUnderTest(
    { url, ask: (...words) => redis.ask(...words) },
    tempFolder(),
    { now: START },
    50,
  );
  await until(async () => (await store.health()).isUp);
  const world = openWorld(store);
  const { key } = await world.create();
  await world.spend(key);
  slow.hold();
  // The next call makes the store notice the silence.
  await world.spend(key);
  await until(async () => !(await store.health()).isUp);
  const { asked, connections } = { asked: slow.asked(), connections: slow.connections() };
  await until(() => slow.asked() >= asked + 2);
  slow.release();
  await until(async () => (await store.health()).isUp);
  expect(slow.connections()).toBe(connections);
});

test('a Redis that was never reached makes the process unready; one that went down does not', async () => {
  const never = await openAt('redis://127.0.0.1:1');
  expect(await never.health()).toMatchObject({
    isUp: false,
    unreadyBecause: ['Redis has not been reached yet'],
  });
  const store = await openEmpty(redis);
  const world = openWorld(store);
  const { key } = await world.create();
  await world.spend(key);
  const idle = { unreadyBecause: [], isJournalWritable: true, journalBytes: 0, unmergedUnits: 0 };
  expect(await store.health()).toEqual({ ...idle, isUp: true });
  await redis.stop();
  // Meanwhile, use waits in the journal.
  await until(async () => !(await store.health()).isUp);
  await world.spend(key);
  expect(await store.health()).toMatchObject({ isUp: false, unreadyBecause: [], unmergedUnits: 1 });
  expect((await store.health()).journalBytes).toBeGreaterThan(0);
});

test('a Redis that refuses writes makes the process unready until it accepts them', async () => {
  const store = await openEmpty(redis);
  expect((await store.health()).unreadyBecause).toEqual([]);
  await redis.ask('REPLICAOF', '127.0.0.1', '1');
  onTestFinished(() => void redis.ask('REPLICAOF', 'NO', 'ONE'));
  expect((await store.health()).unreadyBecause).toEqual(['Redis takes no writes (READONLY)']);
  await redis.ask('REPLICAOF', 'NO', 'ONE');
  await until(
    async () => (await store.health()).unreadyBecause.length === 0 && (await store.health()).isUp,
  );
});

test('a Redis that has lost its data is not up', async () => {
  const store = await openEmpty(redis);
  const world = openWorld(store);
  const { key } = await world.create();
  await world.spend(key);
  expect((await store.health()).isUp).toBe(true);
  await redis.ask('FLUSHALL');
  await world.gate.identify([`Bearer ${key}`]);
  await world.spend(key);
  expect(await store.health()).toMatchObject({ isUp: false, unreadyBecause: [] });
});

test('a user or password that Redis refuses stops a start, and makes the process unready later', async () => {
  const { port, cut } = await openPort();
  const allow = (password: string) =>
    redis.ask('ACL', 'SETUSER', 'app', 'reset', 'on', `>${password}`, '~*', '&*', '+@all');
  await allow('first');
  // Each start waits a second for Redis to accept it.
  const openings = ['app:second', 'no'].map((who) => openAt(`redis://${who}@127.0.0.1:${port}`));
  await Promise.allSettled(openings);
  for (const opening of openings) {
    await expect(opening).rejects.toBeInstanceOf(StoreError);
    await expect(opening).rejects.toThrow(
      'REDIS_URL: Redis refuses this user or password (WRONGPASS); write those that it knows',
    );
    await expect(opening).rejects.not.toThrow(/second/);
  }
  const store = await openAt(`redis://app:first@127.0.0.1:${port}`);
  expect((await store.health()).unreadyBecause).toEqual([]);
  await allow('other');
  cut();
  await until(async () =>
    (await store.health()).unreadyBecause.includes(
      'Redis refuses our user or password (WRONGPASS)',
    ),
  );
  await allow('first');
  await until(async () => (await store.health()).unreadyBecause.length === 0);
});

test('a missing password, or one where Redis has none, also stops a start', async () => {
  const { port } = await openPort();
  await expect(openAt(`redis://:needless@127.0.0.1:${port}`)).rejects.toThrow(
    /\((?:ERR|WRONGPASS)\)/,
  );
  await redis.ask('CONFIG', 'SET', 'requirepass', 'needed');
  // Nobody can log in to undo this, so the next test starts a new Redis.
  onTestFinished(() => redis.stop());
  await expect(openAt(`redis://127.0.0.1:${port}`)).rejects.toThrow(/\(NOAUTH\)/);
});
