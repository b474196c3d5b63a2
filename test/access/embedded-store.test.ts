import { mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { openEmbeddedAdmin, openEmbeddedStore } from '../../src/access/embedded-store.ts';
import { createGate } from '../../src/access/gate.ts';
import { PLANS } from '../../src/access/plans.ts';
import { KeyAdminError, type NewKey, StoreError } from '../../src/access/store.ts';
import type { Caller, Spent } from '../../src/api/message.ts';
import { tempFolder } from '../temp-folder.ts';

const START = Date.parse('2026-11-20T12:00:00Z');
const HOUR = 3_600_000;

/** A store in a fresh folder with a clock that stands until it is moved. */
function openWorld(varDir = tempFolder()) {
  const clock = { now: START };
  const troubles: unknown[] = [];
  const now = () => clock.now;
  const store = openEmbeddedStore({ varDir, now, onTrouble: (error) => troubles.push(error) });
  const gate = createGate(store.callers);
  let open = true;
  const close = () => {
    if (open) store.callers.close();
    open = false;
  };
  onTestFinished(close);
  const create = async (input: Partial<NewKey> = {}) =>
    await store.admin.create({
      account: 'acme',
      plan: null,
      unlimited: false,
      expiresAt: null,
      ...input,
    });
  const identify = (key: string) => gate.identify([`Bearer ${key}`]) as Caller | null;
  const spend = (key: string, counts = true) =>
    gate.spend(identify(key) as Caller, counts) as Spent;
  return { varDir, clock, troubles, admin: store.admin, gate, create, identify, spend, close };
}

test('a new key identifies its account and plan; a free one may not ask for regions', async () => {
  const world = openWorld();
  const paid = await world.create({ account: 'paying', plan: 'starter' });
  const free = await world.create({ account: 'trying' });
  expect(world.identify(paid.key)).toMatchObject({ keyId: paid.id, regions: true });
  expect(world.identify(free.key)).toMatchObject({ keyId: free.id, regions: false });
});

test('every key that is not valid is the same null', async () => {
  const world = openWorld();
  const disabled = await world.create();
  const revoked = await world.create();
  const expired = await world.create({ expiresAt: START });
  const unknown = await openWorld().create();
  await world.admin.setState(disabled.id, 'disabled');
  await world.admin.setState(revoked.id, 'revoked');
  for (const { key } of [disabled, revoked, expired, unknown]) {
    expect(world.identify(key)).toBeNull();
  }
  expect(world.gate.identify([])).toBeNull();
});

test('a change takes effect at once in the process that makes it', async () => {
  const world = openWorld();
  const { id, key } = await world.create();
  expect(world.identify(key)).not.toBeNull();
  await world.admin.setState(id, 'disabled');
  expect(world.identify(key)).toBeNull();
  await world.admin.setState(id, 'active');
  expect(world.identify(key)).not.toBeNull();
  await world.admin.setPlan('acme', 'pro');
  expect(world.identify(key)).toMatchObject({ regions: true });
});

test('a revocation by another process is seen within five seconds', async () => {
  const world = openWorld();
  const { id, key } = await world.create();
  expect(world.identify(key)).not.toBeNull();
  const other = openEmbeddedAdmin(world.varDir, () => START);
  await other.setState(id, 'revoked');
  await other.close();
  world.clock.now += 5_000;
  expect(world.identify(key)).toBeNull();
});

test('a key expires at its moment, although it was cached before', async () => {
  const world = openWorld();
  const { key } = await world.create({ expiresAt: START + HOUR });
  world.clock.now = START + HOUR - 1;
  expect(world.identify(key)).not.toBeNull();
  world.clock.now = START + HOUR;
  expect(world.identify(key)).toBeNull();
});

test.each([null, START + 999 * HOUR])(
  'after rotation both keys work until the overlap is over',
  async (expiresAt) => {
    const world = openWorld();
    const old = await world.create({ plan: 'pro', expiresAt });
    const successor = await world.admin.rotate(old.id, 24 * HOUR);
    expect(successor).toMatchObject({ account: 'acme', plan: 'pro', expiresAt: null });
    expect(world.identify(old.key)).not.toBeNull();
    world.clock.now += 24 * HOUR;
    expect(world.identify(old.key)).toBeNull();
    expect(world.identify(successor.key)).not.toBeNull();
  },
);

test('rotation never prolongs the old key', async () => {
  const world = openWorld();
  const old = await world.create({ expiresAt: START + HOUR });
  await world.admin.rotate(old.id, 24 * HOUR);
  world.clock.now += HOUR;
  expect(world.identify(old.key)).toBeNull();
});

test('a revoked key stays revoked', async () => {
  const world = openWorld();
  const { id } = await world.create();
  await world.admin.setState(id, 'revoked');
  expect(() => world.admin.setState(id, 'active')).toThrow(KeyAdminError);
  expect(() => world.admin.rotate(id, HOUR)).toThrow(KeyAdminError);
});

test('each key has its own bucket; the refusal says when a token is back', async () => {
  const world = openWorld();
  const first = await world.create();
  const second = await world.create();
  const { capacity } = PLANS.free.bucket;
  for (let count = 1; count <= capacity; count += 1) {
    expect(world.spend(first.key)).toMatchObject({
      ok: true,
      limits: { remaining: capacity - count },
    });
  }
  expect(world.spend(first.key)).toEqual({
    ok: false,
    code: 'rate_limited',
    limits: { limit: capacity, remaining: 0, resetSeconds: 1 },
    retryAfterSeconds: 1,
  });
  expect(world.spend(second.key)).toMatchObject({ ok: true });
  world.clock.now += 1_000;
  expect(world.spend(first.key)).toMatchObject({ ok: true });
});

test('the month belongs to the account, counts only what counts, and comes before the bucket', async () => {
  const world = openWorld();
  const keys = [await world.create(), await world.create()] as const;
  const quota = PLANS.free.monthlyQuota;
  for (let used = 0; used < quota; used += 1) {
    world.clock.now += 2_000;
    expect(world.spend(keys[((used + 1) % 2) as 0 | 1].key, false)).toMatchObject({ ok: true });
    expect(world.spend(keys[(used % 2) as 0 | 1].key)).toMatchObject({ ok: true });
  }
  const seconds = Math.ceil((Date.parse('2026-12-01T00:00:00Z') - world.clock.now) / 1_000);
  const refusal = {
    ok: false,
    code: 'monthly_limit_reached',
    limits: { limit: quota, remaining: 0, resetSeconds: seconds },
    retryAfterSeconds: seconds,
  };
  for (const { key } of keys) expect(world.spend(key, false)).toEqual(refusal);
  world.clock.now = Date.parse('2026-12-01T00:00:00Z');
  expect(world.spend(keys[0].key)).toMatchObject({ ok: true });
  expect((await world.admin.list())[0]).toMatchObject({ monthUsed: 0 });
});

test('a clock that goes back does not bring the old month back', async () => {
  const world = openWorld();
  const { key } = await world.create({ unlimited: true });
  world.spend(key);
  world.clock.now = Date.parse('2026-12-01T00:00:05Z');
  world.spend(key);
  world.clock.now = START;
  world.spend(key);
  world.close();
  const later = openWorld(world.varDir);
  later.clock.now = Date.parse('2026-12-02T00:00:00Z');
  expect((await later.admin.list())[0]).toMatchObject({ monthUsed: 2 });
});

test('nor does a restart with a clock that stands in the old month', async () => {
  const world = openWorld();
  const { key } = await world.create();
  world.clock.now = Date.parse('2026-12-01T00:00:05Z');
  world.spend(key);
  world.close();
  const later = openWorld(world.varDir);
  later.spend(key);
  expect((await later.admin.list())[0]).toMatchObject({ monthUsed: 1 });
  await new Promise((resolve) => setImmediate(resolve));
  expect((await later.admin.list())[0]).toMatchObject({ monthUsed: 2 });
});

test('use of the old month that could not be written is not moved into the new one', async () => {
  const world = openWorld();
  const { key } = await world.create();
  const other = new DatabaseSync(join(world.varDir, 'access.db'));
  other.exec('BEGIN IMMEDIATE');
  world.spend(key);
  world.clock.now = Date.parse('2026-12-01T00:00:05Z');
  world.spend(key);
  other.exec('ROLLBACK');
  world.spend(key);
  world.close();
  const rows = other.prepare('SELECT used FROM usage ORDER BY month').all();
  other.close();
  expect(rows.map((row) => row.used)).toEqual([2, 1]);
});

test('an unlimited account has neither bucket nor quota, and is still counted', async () => {
  const world = openWorld();
  const { key } = await world.create({ unlimited: true });
  for (let count = 0; count < 2_000; count += 1) {
    expect(world.spend(key)).toEqual({ ok: true, limits: null });
  }
  world.close();
  const [listed] = await openWorld(world.varDir).admin.list();
  expect(listed).toMatchObject({ monthUsed: 2_000, monthLimit: null });
});

test('use is on disk one turn of the event loop later, for other processes to see', async () => {
  const world = openWorld();
  const { key } = await world.create();
  for (const uses of [2, 1]) {
    for (let count = 0; count < uses; count += 1) world.spend(key);
    await new Promise((resolve) => setImmediate(resolve));
  }
  const other = openEmbeddedAdmin(world.varDir, () => START);
  const [listed] = await other.list();
  await other.close();
  expect(listed).toMatchObject({ monthUsed: 3, lastUsed: '2026-11-20' });
});

test('while another process holds the file, answers go on and their use is written later', async () => {
  const world = openWorld();
  const { key } = await world.create();
  const other = new DatabaseSync(join(world.varDir, 'access.db'));
  other.exec('BEGIN IMMEDIATE');
  expect(world.spend(key)).toMatchObject({ ok: true });
  await new Promise((resolve) => setImmediate(resolve));
  expect(world.troubles).toHaveLength(1);
  expect(world.spend(key)).toMatchObject({ ok: true });
  other.exec('ROLLBACK');
  other.close();
  world.close();
  const [listed] = await openWorld(world.varDir).admin.list();
  expect(listed).toMatchObject({ monthUsed: 2 });
});

test('neither key nor account name is written beside the hash and the hint', async () => {
  const world = openWorld();
  const { key } = await world.create();
  world.close();
  const bytes = readFileSync(join(world.varDir, 'access.db'));
  expect(bytes.includes(key.slice(0, 20))).toBe(false);
  expect(bytes.includes(key.slice(-4))).toBe(true);
});

test.each([
  [
    'a text file',
    (file: string) => writeFileSync(file, 'not a database, only some text\n'.repeat(99)),
  ],
  [
    'one damaged page',
    (file: string) => {
      const bytes = readFileSync(file);
      writeFileSync(file, bytes.fill(0xff, 4_096, 4_200));
    },
  ],
  ['a lost end', (file: string) => truncateSync(file, 8_192)],
])('refuses to start over a damaged file: %s', async (_, damage) => {
  const world = openWorld();
  for (let count = 0; count < 200; count += 1) await world.create();
  world.close();
  const file = join(world.varDir, 'access.db');
  damage(file);
  expect(() => openWorld(world.varDir)).toThrow(StoreError);
  expect(() => openWorld(world.varDir)).toThrow(file);
});

test('refuses a database that is not its own', () => {
  const varDir = tempFolder();
  mkdirSync(varDir, { recursive: true });
  const other = new DatabaseSync(join(varDir, 'access.db'));
  other.exec('CREATE TABLE theirs (x)');
  other.close();
  expect(() => openWorld(varDir)).toThrow(/is not a store of this version/);
});
