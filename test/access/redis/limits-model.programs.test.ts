// @module-tag redis
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { takeToken } from '../../../src/access/limits/bucket.ts';
import { monthAt } from '../../../src/access/limits/month.ts';
import { PLANS } from '../../../src/access/limits/plans.ts';
import { Random } from '../../support/random.ts';
import { provideRedis } from '../../support/redis/provide-redis.ts';
import { openWorld } from '../store-suite.ts';
import { openEmpty } from './redis-world.ts';

const redis = provideRedis();

test.each(['free', 'pro', 'business'] as const)(
  'the script agrees with the reference model over 1,000 steps, with clocks that jump: %s',
  async (plan) => {
    const world = openWorld(await openEmpty(redis));
    const { key } = await world.create({ plan });
    const { bucket } = PLANS[plan];
    const random = new Random(bucket.capacity);
    let tat = 0;
    const refusals = { ours: 0, theirs: 0 };
    for (let step = 0; step < 1_000; step += 1) {
      const jump = random.fraction();
      const move =
        jump < 0.02
          ? -random.fraction() * 1e6
          : (random.fraction() * 3 * bucket.tokenMicros) / 1_000;
      if (jump < 0.4) await world.setNow(world.now() + Math.round(move));
      const model = takeToken(bucket, tat, world.now() * 1_000);
      tat = model.tat;
      const spent = await world.spend(key, false);
      expect({ step, allowed: spent.ok, limits: spent.limits }).toEqual({
        step,
        allowed: model.allowed,
        limits: model.limits,
      });
      refusals.ours += spent.ok ? 0 : 1;
      refusals.theirs += model.allowed ? 0 : 1;
    }
    // Both outcomes must occur often.
    expect(refusals.ours).toBeGreaterThan(20);
    expect(refusals.ours).toBeLessThan(980);
  },
);

test('Lua computes the same month, over 1,200 months and at their edges', async () => {
  const moments = Array.from({ length: 1_200 }, (_, month) => Date.UTC(1970, month, 1)).flatMap(
    (start) => [start, start - 1, start + 86_400_000 * 27],
  );
  const script = `${readFileSync('src/access/redis/lua/month-of.lua', 'utf8')}
local months = {}
for at = 1, #ARGV do months[at] = month_of(ARGV[at] * 1000) end
return months`;
  const inRange = moments.filter((moment) => moment >= 0);
  const months = await redis.ask('EVAL', script, '0', ...inRange.map(String));
  expect(months).toEqual(inRange.map(monthAt));
});
