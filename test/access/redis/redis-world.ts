import { onTestFinished } from 'vitest';
import { openRedisAdmin, openRedisStore } from '../../../src/access/redis/redis-store.ts';
import type { OpenStore } from '../../../src/access/store.ts';
import type { RedisProcess } from '../../support/redis/redis-process.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { START, type StoreUnderTest } from '../store-suite.ts';

/** The clock of the tests in milliseconds, stored in Redis under a key of its own. */
const TEST_CLOCK = "return redis.call('GET', 'test:now') * 1000";

export interface RedisUnderTest extends StoreUnderTest, Pick<OpenStore, 'health' | 'close'> {
  readonly varDir: string;
  readonly troubles: unknown[];
  /** Moves only this instance's clock, while Redis is down. */
  moveOwnClock(millis: number): void;
}

/** A store over an empty Redis; both clocks stand still. */
export async function openEmpty(redis: RedisProcess): Promise<RedisUnderTest> {
  await redis.ask('FLUSHALL');
  await redis.ask('SET', 'test:now', String(START));
  return await openRedisUnderTest(redis);
}

export async function openRedisUnderTest(
  redis: Pick<RedisProcess, 'url' | 'ask'>,
  varDir = tempFolder(),
  clock = { now: START },
  // Long, because delay on a busy machine is no outage; tests of time set their own.
  deadlineMillis = 5_000,
): Promise<RedisUnderTest> {
  const troubles: unknown[] = [];
  const now = () => clock.now;
  const store = await openRedisStore({
    url: redis.url,
    varDir,
    now,
    uptime: now,
    onTrouble: (error) => troubles.push(error),
    clock: TEST_CLOCK,
    deadlineMillis,
  });
  let isOpen = true;
  const close = async () => {
    if (isOpen) await store.close();
    isOpen = false;
  };
  onTestFinished(close);
  return {
    ...store,
    varDir,
    troubles,
    now,
    moveOwnClock: (millis) => {
      clock.now = millis;
    },
    setNow: async (millis) => {
      clock.now = millis;
      await redis.ask('SET', 'test:now', String(millis));
    },
    elsewhere: () => openRedisAdmin(redis.url, { varDir, by: 'anna', clock: TEST_CLOCK }),
    reopen: async () => {
      await close();
      return openRedisUnderTest(redis, varDir, clock);
    },
  };
}
