import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBase62 } from '../../../src/access/keys/base62.ts';
import { digestOfKey, generateKey, hintOfKey } from '../../../src/access/keys/key-format.ts';
import { KnownCaller } from '../../../src/access/limits/account.ts';
import { openStore, type StorePlace } from '../../../src/access/open-store.ts';
import { openRedisAdmin } from '../../../src/access/redis/redis-store.ts';
import { openEmbeddedAdmin } from '../../../src/access/sqlite/embedded-store.ts';
import { openDatabase } from '../../../src/access/sqlite/sqlite-database.ts';
import { RedisProcess } from '../../../test/support/redis/redis-process.ts';
import { residentMiB } from '../memory.ts';
import { atMost, exactly, type Finding, quantile } from '../suite.ts';

const KEYS = 1_000_000;
const ACCOUNTS = 1_000;
/** Keys to look up, each for the first time. */
const SAMPLE = 20_000;
const AT_ONCE = 500;

/** A million keys in each store: look-ups that no cache helps, memory, start. */
export async function measureMillionKeys(say: (progress: string) => void): Promise<Finding[]> {
  const folder = mkdtempSync(join(tmpdir(), 'redletter-faults-'));
  try {
    return [...(await measureEmbedded(folder, say)), ...(await measureRedis(folder, say))];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureEmbedded(folder: string, say: (progress: string) => void) {
  const varDir = join(folder, 'embedded');
  say('writing a million keys to the embedded store');
  const sample = fillEmbedded(varDir);
  const measured = await lookUp({ redisUrl: null, varDir }, sample);
  return report('embedded store', measured, residentMiB(process.pid));
}

async function measureRedis(folder: string, say: (progress: string) => void) {
  const redis = new RedisProcess(folder);
  await redis.start();
  try {
    say('writing a million keys to Redis');
    const sample = await fillRedis(redis.url);
    await redis.ask('SAVE');
    await redis.stop('SIGTERM');
    const begun = performance.now();
    await redis.start();
    const loadSeconds = (performance.now() - begun) / 1_000;
    const place = { redisUrl: redis.url, varDir: join(folder, 'redis') };
    const measured = await lookUp(place, sample);
    const info = String(await redis.ask('INFO', 'memory'));
    const used = Number(/used_memory_rss:(\d+)/.exec(info)?.[1]) / 1024 / 1024;
    return [
      ...report('Redis', { ...measured, startSeconds: measured.startSeconds + loadSeconds }, used),
    ];
  } finally {
    await redis.stop();
  }
}

interface Measured {
  readonly found: number;
  readonly millis: readonly number[];
  readonly startSeconds: number;
}

async function lookUp(place: StorePlace, digests: readonly string[]): Promise<Measured> {
  const begun = performance.now();
  const store = await openStore({
    ...place,
    onTrouble: (error) => process.stderr.write(`${error}\n`),
  });
  await store.callers.find(digests[0] ?? '');
  const startSeconds = (performance.now() - begun) / 1_000;
  const millis: number[] = [];
  let found = 0;
  for (const digest of digests.slice(1)) {
    const at = performance.now();
    const caller = await store.callers.find(digest);
    millis.push(performance.now() - at);
    if (caller instanceof KnownCaller) found += 1;
  }
  await store.close();
  return { found, millis, startSeconds };
}

function report(store: string, measured: Measured, memoryMiB: number): Finding[] {
  const { found, millis, startSeconds } = measured;
  const p50 = quantile(millis, 0.5).toFixed(3);
  return [
    exactly(`1,000,000 keys, ${store}: keys found of a sample`, found, SAMPLE - 1),
    atMost(
      `1,000,000 keys, ${store}: look-up p99 (p50 ${p50} ms)`,
      quantile(millis, 0.99),
      1,
      'ms',
    ),
    atMost(`1,000,000 keys, ${store}: memory`, memoryMiB, 300, 'MiB'),
    atMost(`1,000,000 keys, ${store}: start until the first look-up`, startSeconds, 5, 's'),
  ];
}

/** Directly into the tables, in one transaction: a million separate ones would take minutes. */
function fillEmbedded(varDir: string): string[] {
  const file = join(varDir, 'access.db');
  openEmbeddedAdmin(varDir, Date.now).close();
  const database = openDatabase({
    file,
    lockWaitMillis: 5_000,
    checkIntegrity: false,
    newStoreId: null,
  });
  const addAccount = database.prepare("INSERT INTO accounts (id, name, plan) VALUES (?, ?, 'pro')");
  const addKey = database.prepare(
    'INSERT INTO keys (id, digest, hint, account_id) VALUES (?, ?, ?, ?)',
  );
  const sample: string[] = [];
  database.exec('BEGIN');
  for (let id = 1; id <= ACCOUNTS; id += 1) addAccount.run(id, `account-${id}`);
  for (let index = 0; index < KEYS; index += 1) {
    const key = generateKey(randomBytes);
    const digest = digestOfKey(key);
    const id = `key_${randomBase62(12, randomBytes)}`;
    addKey.run(id, Buffer.from(digest, 'hex'), hintOfKey(key), (index % ACCOUNTS) + 1);
    if (index % (KEYS / SAMPLE) === 0) sample.push(digest);
  }
  database.exec('COMMIT');
  database.close();
  return shuffled(sample);
}

/** Adds keys as administration does, in batches. */
async function fillRedis(url: string): Promise<string[]> {
  const admin = openRedisAdmin(url, { varDir: '', by: 'trial' });
  const sample: string[] = [];
  for (let index = 0; index < KEYS; index += AT_ONCE) {
    const created = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, offset) =>
        admin.create({
          account: `account-${(index + offset) % ACCOUNTS}`,
          plan: 'pro',
          unlimited: false,
          expiresAt: null,
        }),
      ),
    );
    for (let offset = 0; offset < AT_ONCE; offset += KEYS / SAMPLE) {
      sample.push(digestOfKey(created[offset]?.key ?? ''));
    }
  }
  await admin.close();
  return shuffled(sample);
}

/** The keys in a different order from the one in which they were written. */
function shuffled(values: readonly string[]): string[] {
  return [...values].sort();
}
