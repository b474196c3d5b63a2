// @module-tag redis
import { expect, onTestFinished, test } from 'vitest';
import { openRedisAdmin } from '../../../src/access/redis/redis-store.ts';
import { StoreError } from '../../../src/access/store.ts';
import { provideRedis } from '../../support/redis/provide-redis.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { openProxy } from './proxy.ts';

const redis = provideRedis();

/**
 * A Redis that claims this version and an append-only file, and says how many disks hold a
 * change.
 */
async function openBehind(version: string, disks: number) {
  const waits: string[] = [];
  const url = await openProxy(redis, (text, client) => {
    if (text.includes('\r\nWAITAOF\r\n')) {
      waits.push(text);
      client.write(`*2\r\n:${disks}\r\n:0\r\n`);
    } else if (text.includes('\r\nINFO\r\n')) {
      const info = `redis_version:${version}\r\naof_enabled:1\r\n`;
      client.write(`$${info.length}\r\n${info}\r\n`);
    } else {
      return false;
    }
    return true;
  });
  const admin = openRedisAdmin(url, { varDir: tempFolder(), by: 'anna' });
  onTestFinished(() => void admin.close());
  const create = () =>
    admin.create({ account: 'acme', plan: null, unlimited: false, expiresAt: null });
  return { waits, create };
}

test('a change is acknowledged when Redis has it on its disk', async () => {
  const { waits, create } = await openBehind('7.2.4', 1);
  await create();
  expect(waits).toEqual(['*4\r\n$7\r\nWAITAOF\r\n$1\r\n1\r\n$1\r\n0\r\n$4\r\n4000\r\n']);
});

test('a change that reaches the disk late is reported as made but not safe', async () => {
  const { create } = await openBehind('8.0.1', 0);
  await expect(create()).rejects.toThrow(StoreError);
  await expect(create()).rejects.toThrow(/the change is made, but/);
});

test('an older Redis receives no command that it lacks', async () => {
  const { waits, create } = await openBehind('7.0.15', 1);
  await create();
  expect(waits).toEqual([]);
});
