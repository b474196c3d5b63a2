import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createGate } from '../../../src/access/gate.ts';
import { monthAt } from '../../../src/access/limits/month.ts';
import { mendMonth } from '../../../src/access/open-store.ts';
import { openEmbeddedStore } from '../../../src/access/sqlite/embedded-store.ts';
import { mendEmbeddedMonth } from '../../../src/access/sqlite/mend-month.ts';
import { KeyAdminError, StoreError } from '../../../src/access/store.ts';
import type { Caller, Spent } from '../../../src/api/message.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const START = Date.parse('2026-11-20T12:00:00Z');
const AHEAD = Date.parse('2030-01-01T00:00:00Z');

test('use that a clock recorded in 2030 moves to the present month', async () => {
  const varDir = join(tempFolder(), 'var');
  const clock = { now: START };
  const now = () => clock.now;
  const open = () => openEmbeddedStore({ varDir, now, onTrouble: () => undefined });
  const store = open();
  const gate = createGate(store.callers);
  const { key } = await store.admin.create({
    account: 'acme',
    plan: 'free',
    unlimited: false,
    expiresAt: null,
  });
  const spend = () => gate.spend(gate.identify([`Bearer ${key}`]) as Caller, true) as Spent;
  for (const moment of [START, AHEAD, START + 5_000, START + 10_000]) {
    clock.now = moment;
    spend();
    clock.now += 2_000;
    expect(spend().ok).toBe(true);
  }
  const mend = (month = monthAt(START)) => mendEmbeddedMonth({ varDir, now, by: 'anna' }, month);
  expect(() => mend()).toThrow(StoreError);
  store.close();
  expect(() => mend(monthAt(AHEAD))).toThrow(KeyAdminError);
  expect(() => mend(monthAt(AHEAD))).toThrow(/it is 2026-11/);
  const moved = [{ account: 'acme', from: monthAt(AHEAD), units: 5 }];
  expect(mend()).toEqual(moved);
  expect(mend()).toEqual([]);
  const later = open();
  const [listed] = await later.admin.list();
  const [use] = await later.admin.use('acme');
  const event = (await later.admin.events('acme')).at(-1);
  later.close();
  expect(listed?.monthUsed).toBe(7);
  expect(use).toMatchObject({ units: 7, days: [{ units: 7 }], undated: 0 });
  expect(event).toMatchObject({
    by: 'anna',
    action: 'mend-month',
    detail: '5 units of 2030-01',
  });
});

test('without Redis, the store below VAR_DIR is repaired', async () => {
  const varDir = join(tempFolder(), 'var');
  const thisMonth = monthAt(Date.now());
  // The server's clock is a year ahead; the order uses the machine's.
  const ahead = () => Date.now() + 366 * 86_400_000;
  const store = openEmbeddedStore({ varDir, now: ahead, onTrouble: () => undefined });
  const input = { account: 'acme', plan: 'free', unlimited: false, expiresAt: null } as const;
  const { key } = await store.admin.create(input);
  const gate = createGate(store.callers);
  gate.spend(gate.identify([`Bearer ${key}`]) as Caller, true);
  store.close();
  expect(await mendMonth({ varDir, redisUrl: null }, 'anna', thisMonth)).toMatchObject([
    { account: 'acme', units: 1 },
  ]);
});
