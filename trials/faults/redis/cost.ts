import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGate } from '../../../src/access/gate.ts';
import { KnownCaller } from '../../../src/access/limits/account.ts';
import { openStore } from '../../../src/access/open-store.ts';
import { RedisProcess } from '../../../test/support/redis/redis-process.ts';
import { atMost, type Finding, quantile } from '../suite.ts';

const CALLS = 10_000;
const WARM_UP = 2_000;

/** What a request pays for the shared store: identify and spend, as the contract calls them. */
export async function measureCost(step: (text: string) => void): Promise<Finding[]> {
  const folder = mkdtempSync(join(tmpdir(), 'redletter-faults-'));
  const redis = new RedisProcess(folder);
  await redis.start();
  try {
    step('asking each store in turn');
    const embedded = await measure(null, join(folder, 'embedded'));
    const shared = await measure(redis.url, join(folder, 'shared'));
    const added = quantile(shared, 0.5) - quantile(embedded, 0.5);
    const p99 = quantile(shared, 0.99).toFixed(3);
    return [
      atMost(
        `Redis on a socket, added to a request: median (p99 in all ${p99} ms)`,
        added,
        1,
        'ms',
      ),
    ];
  } finally {
    await redis.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(redisUrl: string | null, varDir: string): Promise<number[]> {
  const { callers, admin, close } = await openStore({
    redisUrl,
    varDir,
    onTrouble: (error) => void process.stderr.write(`${error}\n`),
  });
  const input = { account: 'cost', plan: 'pro', unlimited: true, expiresAt: null } as const;
  const { key } = await admin.create(input);
  // Unlimited, so that every call is charged: a refusal would cost less.
  const gate = createGate(callers);
  const millis: number[] = [];
  for (let call = 0; call < WARM_UP + CALLS; call += 1) {
    const begun = performance.now();
    const caller = await gate.identify([`Bearer ${key}`]);
    if (caller instanceof KnownCaller) await gate.spend(caller, true);
    if (call >= WARM_UP) millis.push(performance.now() - begun);
  }
  await close();
  return millis;
}
