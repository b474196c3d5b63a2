import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { createGate } from '../../../src/access/gate.ts';
import { openEmbeddedStore } from '../../../src/access/sqlite/embedded-store.ts';
import type { Caller, Spent } from '../../../src/api/message.ts';
import { addKeys, timeLookups } from '../../../trials/faults/keys/many-keys.ts';
import { tempFolder } from '../../support/temp-folder.ts';

test('when a clock crosses the end of a month and returns, counting continues and refusals soon end', async () => {
  const clock = { now: Date.parse('2026-11-30T23:59:58Z') };
  const varDir = tempFolder();
  const store = openEmbeddedStore({ varDir, now: () => clock.now, onTrouble: () => undefined });
  const gate = createGate(store.callers);
  const { key } = await store.admin.create({
    account: 'acme',
    plan: 'free',
    unlimited: false,
    expiresAt: null,
  });
  const spend = () => {
    const caller = gate.identify([`Bearer ${key}`]) as Caller;
    return gate.spend(caller, true) as Spent;
  };
  for (const minute of [0, 1, 0, 44_640, -44_640, 0, 1]) {
    clock.now += minute * 60_000;
    let spent = spend();
    // After the clock goes back, the bucket is at worst empty until one refill.
    if (!spent.ok) {
      expect(spent).toMatchObject({ code: 'rate_limited', retryAfterSeconds: 1 });
      clock.now += 1_000;
      spent = spend();
    }
    expect(spent.ok).toBe(true);
  }
  await store.close();
  const database = new DatabaseSync(join(varDir, 'access.db'));
  const rows = database.prepare('SELECT month, used FROM usage ORDER BY month').all();
  database.close();
  // November has one unit, December those made until the clock showed January; none moved back.
  expect(rows.map(({ used }) => used)).toEqual([1, 2, 4]);
});

test('every one of many keys is found', async () => {
  const varDir = tempFolder();
  const { close } = openEmbeddedStore({ varDir, now: Date.now, onTrouble: () => undefined });
  await close();
  const keys = addKeys(join(varDir, 'access.db'), 5_000, 50);
  expect(timeLookups(varDir, keys)).toHaveLength(50);
});
