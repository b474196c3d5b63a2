import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { createGate } from '../../../src/access/gate.ts';
import { digestOfKey } from '../../../src/access/keys/key-format.ts';
import type { KnownCaller } from '../../../src/access/limits/account.ts';
import { monthAt } from '../../../src/access/limits/month.ts';
import { PLANS } from '../../../src/access/limits/plans.ts';
import { openEmbeddedStore } from '../../../src/access/sqlite/embedded-store.ts';
import { type Spent, UNAVAILABLE } from '../../../src/api/message.ts';
import { serviceOver, toApiRequest } from '../../support/lanes/direct-lane.ts';
import { get } from '../../support/lanes/lane.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const START = Date.parse('2026-11-20T12:00:00Z');
/** Contract 14.5. */
const SERVED_MILLIS = 300_000;
/** How often a server checks whether the file can be read. */
const LOOK_MILLIS = 1_000;

/** The service over its own store; its clock stands still until a test moves it. */
function openWorld(held?: { callers: number; accounts: number }) {
  const varDir = tempFolder();
  const clock = { now: START };
  const troubles: unknown[] = [];
  const onTrouble = (error: unknown) => troubles.push(error);
  const store = openEmbeddedStore({
    varDir,
    now: () => clock.now,
    onTrouble,
    ...(held && { held }),
  });
  onTestFinished(() => store.close());
  const service = serviceOver(createGate(store.callers));
  const create = async (account: string) => {
    const input = { account, plan: 'starter', unlimited: false, expiresAt: null } as const;
    return (await store.admin.create(input)).key;
  };
  const status = async (key: string, path = '/v1/countries') => {
    const headers: [string, string][] = [['Authorization', `Bearer ${key}`]];
    const request = get(path, { role: 'nobody', headers });
    return (await service.answer(toApiRequest(request))).status;
  };
  const file = join(varDir, 'access.db');
  /** Forces every page to be read again and fail its check, as when the disk has gone bad. */
  const spoil = () => {
    const other = new DatabaseSync(file);
    other.exec('UPDATE keys SET hint = hint; PRAGMA wal_checkpoint(TRUNCATE)');
    other.close();
    writeFileSync(file, Buffer.alloc(readFileSync(file).length, 0xff));
  };
  return { file, clock, troubles, store, create, status, spoil };
}

test('an unreadable database never makes a key wrong', async () => {
  const world = openWorld();
  const stranger = await openWorld().create('elsewhere');
  const key = await world.create('acme');
  expect(await world.status(stranger)).toBe(401);
  world.spoil();
  expect([await world.status(key), await world.status(stranger)]).toEqual([503, 503]);
  // Text that cannot be a key needs no look-up.
  expect(await world.status('rl_nonsense')).toBe(401);
  expect(world.troubles.length).toBeGreaterThan(0);
});

test('use that cannot be read is not free: 503 for a known key whose use is unknown', async () => {
  const world = openWorld();
  const key = await world.create('acme');
  // A look-up makes the key known; only a charge brings its month into memory.
  expect(world.store.callers.find(digestOfKey(key))).toMatchObject({ plan: { name: 'starter' } });
  world.spoil();
  expect([await world.status(key), await world.status(key)]).toEqual([503, 503]);
});

test('a key whose use is in memory continues, with its bucket and its month', async () => {
  const world = openWorld();
  const key = await world.create('acme');
  expect(await world.status(key)).toBe(200);
  world.spoil();
  const statuses: number[] = [];
  for (let request = 0; request < 60; request += 1) statuses.push(await world.status(key));
  expect(statuses).toEqual([...Array(59).fill(200), 429]);
});

test('known keys are served for at most five minutes while the file is unreadable', async () => {
  const world = openWorld();
  const key = await world.create('acme');
  expect(await world.status(key)).toBe(200);
  world.spoil();
  world.clock.now = START + SERVED_MILLIS;
  expect(await world.status(key)).toBe(200);
  world.clock.now = START + SERVED_MILLIS + LOOK_MILLIS;
  expect([await world.status(key), await world.status(key)]).toEqual([503, 503]);
});

/**
 * Writes this many keys, one an account, into the tables and returns how to find them by number.
 */
function addKeys({ file, store }: ReturnType<typeof openWorld>, count: number) {
  const database = new DatabaseSync(file);
  database.exec(`
    BEGIN;
    CREATE TEMP TABLE n AS WITH RECURSIVE n (number) AS
      (SELECT 1 UNION ALL SELECT number + 1 FROM n WHERE number < ${count}) SELECT number FROM n;
    INSERT INTO accounts (id, name, plan) SELECT number, 'a' || number, 'free' FROM n;
    INSERT INTO keys (id, digest, hint, account_id)
      SELECT 'key_' || number, unhex(printf('%064x', number)), 'hint', number FROM n;
    COMMIT;
  `);
  onTestFinished(() => database.close());
  const find = (number: number) => store.callers.find(number.toString(16).padStart(64, '0'));
  return { database, find };
}

test('memory holds at most the given callers and accounts, and forgetting gives away no free use', () => {
  const held = { callers: 1_500, accounts: 1_000 };
  const world = openWorld(held);
  const { database, find } = addKeys(world, held.callers + 1);
  const quota = PLANS.free.monthlyQuota;
  const used = 'INSERT INTO usage (account_id, month, used) VALUES (1, ?, ?)';
  database.prepare(used).run(monthAt(START), quota - 1);
  const spend = (number: number) =>
    world.store.callers.spend(find(number) as KnownCaller, true) as Spent;
  for (let number = 1; number <= held.accounts + 1; number += 1) {
    if (!spend(number).ok) expect.fail(`key ${number} is refused`);
  }
  // The first account stays in memory, because its use is not merged yet.
  expect(spend(1)).toMatchObject({ code: 'monthly_limit_reached' });
  // The caller found longest ago is read again.
  for (let number = held.accounts + 2; number <= held.callers + 1; number += 1) find(number);
  world.spoil();
  expect([find(2), find(held.callers + 1)]).toEqual([
    expect.objectContaining({ keyId: 'key_2' }),
    expect.objectContaining({ keyId: `key_${held.callers + 1}` }),
  ]);
  expect(find(1)).toBe(UNAVAILABLE);
});
