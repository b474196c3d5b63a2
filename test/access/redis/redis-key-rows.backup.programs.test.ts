// @module-tag redis
import { execFileSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { mendMonth } from '../../../src/access/open-store.ts';
import { openRedisAdmin } from '../../../src/access/redis/redis-store.ts';
import { KeyAdminError } from '../../../src/access/store.ts';
import { provideRedis } from '../../support/redis/provide-redis.ts';
import { RedisProcess } from '../../support/redis/redis-process.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { until } from '../../support/until.ts';

// Otherwise Redis waits five seconds for other replicas before it sends a copy.
const redis = provideRedis(['--repl-diskless-sync-delay', '0']);
const admin = (url: string, varDir = tempFolder()) => openRedisAdmin(url, { varDir, by: 'anna' });

test('a backup made with Redis’s own tools can be restored, also into a Redis with an append-only file', async () => {
  const first = admin(redis.url);
  const input = { account: 'acme', plan: 'pro', unlimited: false, expiresAt: null } as const;
  const { id } = await first.create(input);
  await first.create(input);
  await first.setState(id, 'revoked');
  const before = [await first.list(), await first.events(null)];
  await expect(first.backUp('keys.backup')).rejects.toThrow(KeyAdminError);
  await expect(first.backUp('keys.backup')).rejects.toThrow(/redis-cli --rdb FILE/);
  first.close();
  const folder = tempFolder();
  const file = join(folder, 'keys.rdb');
  execFileSync('redis-cli', ['-s', redis.socket, '--rdb', file], { stdio: 'ignore' });
  // Starts Redis once without the append-only file, then writes one, as deploy/redletter-admin
  // does.
  copyFileSync(file, join(folder, 'dump.rdb'));
  const once = new RedisProcess(folder, ['--appendonly', 'no']);
  onTestFinished(() => once.stop());
  await once.start();
  await once.ask('CONFIG', 'SET', 'appendonly', 'yes');
  const persistence = async () => String(await once.ask('INFO', 'persistence'));
  await until(async () =>
    /aof_rewrite_in_progress:0[\s\S]*aof_rewrite_scheduled:0/.test(await persistence()),
  );
  await once.stop('SIGTERM');
  const again = new RedisProcess(folder, ['--appendonly', 'yes']);
  onTestFinished(() => again.stop());
  await again.start();
  const second = admin(again.url);
  expect([await second.list(), await second.events(null)]).toEqual(before);
  second.close();
});

test('use that a clock recorded in the future moves back to the present month', async () => {
  await redis.ask('FLUSHALL');
  const place = { redisUrl: redis.url, varDir: tempFolder() };
  const keys = admin(redis.url);
  await keys.create({ account: 'acme', plan: 'pro', unlimited: false, expiresAt: null });
  const now = new Date();
  const month = (now.getUTCFullYear() - 1970) * 12 + now.getUTCMonth();
  await redis.ask('SET', 'rl:month', '720');
  await redis.ask('HSET', 'rl:u:1', '720', '5', String(month), '2');
  await expect(mendMonth(place, 'anna', 720)).rejects.toThrow(KeyAdminError);
  const [ahead] = await keys.list();
  expect(ahead?.monthUsed).toBe(5);
  const moved = [{ account: 'acme', from: 720, units: 5 }];
  expect(await mendMonth(place, 'anna', month)).toEqual(moved);
  expect(await mendMonth(place, 'anna', month)).toEqual([]);
  const [mended] = await keys.list();
  expect(mended?.monthUsed).toBe(7);
  // Units moved back count on the day of the move; the two earlier units have no day.
  expect(await keys.use('acme')).toMatchObject([
    { units: 7, days: [{ units: 5 }], undated: 2 },
    { units: 0 },
  ]);
  expect((await keys.events('acme')).at(-1)).toMatchObject({
    by: 'anna',
    action: 'mend-month',
    keyId: null,
    detail: '5 units of 2030-01',
  });
  keys.close();
  // The order leaves no connection behind: the remaining one is the test's own.
  await until(
    async () =>
      String(await redis.ask('CLIENT', 'LIST'))
        .trim()
        .split('\n').length === 1,
  );
});
