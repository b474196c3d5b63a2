import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { RedisProcess } from './redis-process.ts';

/** A redis-server for a whole test file; `settings` go to its command line. */
export function provideRedis(settings: readonly string[] = []): RedisProcess {
  const folder = mkdtempSync(join(tmpdir(), 'redletter-redis-'));
  const redis = new RedisProcess(folder, settings);
  beforeAll(() => redis.start());
  afterAll(async () => {
    await redis.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  return redis;
}
