// @module-tag redis
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { monthAt } from '../../../src/access/limits/month.ts';
import { PLANS } from '../../../src/access/limits/plans.ts';
import { PREFIXES } from '../../../src/access/redis/names.ts';
import { provideRedis } from '../../support/redis/provide-redis.ts';
import { until } from '../../support/until.ts';
import { openWorld, START } from '../store-suite.ts';
import { openEmpty } from './redis-world.ts';

// Redis writes before it answers, so kill -9 loses nothing that was acknowledged.
const redis = provideRedis(['--appendonly', 'yes', '--appendfsync', 'no']);

afterEach(() => redis.start());

/** A caller on account 1 whom Redis has charged once. */
async function begin() {
  const store = await openEmpty(redis);
  const world = openWorld(store);
  const { key } = await world.create({ plan: 'business' });
  const caller = (await world.identify(key)) ?? expect.fail();
  const spend = () => world.gate.spend(caller, true);
  /** The count in Redis itself, without units that wait in a journal. */
  const counted = async () =>
    Number(await redis.ask('HGET', `${PREFIXES.usage}1`, String(monthAt(START))));
  const folder = join(store.varDir, 'journal');
  const journals = () => (existsSync(folder) ? readdirSync(folder) : []);
  expect(await spend()).toMatchObject({ ok: true });
  expect([await counted(), journals()]).toEqual([1, []]);
  return { world: { ...world, troubles: store.troubles }, spend, counted, journals };
}

test('after one lost reply, Redis charges again as soon as it is back, and refuses no call of the new session', async () => {
  const { world, spend, counted, journals } = await begin();
  redis.freeze();
  const lost = spend();
  // The call was sent, but gets no reply.
  await pause(50);
  await redis.stop();
  expect(await lost).toMatchObject({ ok: true });
  expect(journals()).toHaveLength(1);
  await redis.start();
  await until(async () => journals().length === 0 && (await counted()) === 2);
  for (let call = 3; call < 20; call += 1) {
    expect(await spend()).toMatchObject({ ok: true });
    expect([await counted(), journals()]).toEqual([call, []]);
  }
  expect(await world.used()).toBe(19);
});

test('a used-up month that Redis refuses is not reported as a fault', async () => {
  const { world, spend, counted, journals } = await begin();
  const quota = PLANS.business.monthlyQuota;
  await redis.ask('HSET', `${PREFIXES.usage}1`, String(monthAt(START)), String(quota));
  expect(await spend()).toMatchObject({ ok: false, code: 'monthly_limit_reached' });
  expect([await counted(), journals(), world.troubles]).toEqual([quota, [], []]);
});

test('a closed session costs one call under local limits, and no more', async () => {
  const { world, spend, counted, journals } = await begin();
  const [session = ''] = (await redis.ask('KEYS', `${PREFIXES.session}*`)) as string[];
  await redis.ask('SET', PREFIXES.closed + session.slice(PREFIXES.session.length), '1');
  expect(await spend()).toMatchObject({ ok: true });
  await until(() => journals().length === 0);
  for (let call = 3; call < 20; call += 1) {
    expect(await spend()).toMatchObject({ ok: true });
    expect([await counted(), journals()]).toEqual([call, []]);
  }
  expect(await world.used()).toBe(19);
});

test('a key past its deadline for first use is refused by the charge itself', async () => {
  const world = openWorld(await openEmpty(redis));
  const [unused, used] = [
    await world.create({ unusedUntil: START + 1_000 }),
    await world.create({ unusedUntil: START + 1_000 }),
  ];
  const find = async (key: string) => (await world.identify(key)) ?? expect.fail();
  const callers = [await find(unused.key), await find(used.key)];
  expect(await world.spend(used.key)).toMatchObject({ ok: true });
  await world.setNow(START + 1_000);
  const spent = await Promise.all(callers.map((caller) => world.gate.spend(caller, true)));
  expect(spent).toEqual(['expired', expect.objectContaining({ ok: true })]);
});
