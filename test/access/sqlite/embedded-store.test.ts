import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createGate } from '../../../src/access/gate.ts';
import { openEmbeddedAdmin, openEmbeddedStore } from '../../../src/access/sqlite/embedded-store.ts';
import { type NewKey, StoreError } from '../../../src/access/store.ts';
import { listJournals } from '../../../src/access/usage/journal-files.ts';
import type { Caller, Spent } from '../../../src/api/message.ts';
import { addKeys } from '../../../trials/faults/keys/many-keys.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const START = Date.parse('2026-11-20T12:00:00Z');

/** A store in a fresh folder; its clock stands still until a test moves it. */
function openWorld(varDir = tempFolder()) {
  const clock = { now: START };
  const troubles: unknown[] = [];
  const now = () => clock.now;
  const store = openEmbeddedStore({ varDir, now, onTrouble: (error) => troubles.push(error) });
  const gate = createGate(store.callers);
  let open = true;
  const close = () => {
    if (open) store.close();
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
  const identify = (key: string) => {
    const found = gate.identify([`Bearer ${key}`]);
    return typeof found === 'string' ? null : (found as Caller);
  };
  const spend = (key: string, counts = true) =>
    gate.spend(identify(key) as Caller, counts) as Spent;
  return { varDir, clock, troubles, admin: store.admin, gate, create, identify, spend, close };
}

test('use that is not in the database yet counts in the month when it was made', async () => {
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
  expect(rows.map((row) => row.used)).toEqual([1, 2]);
});

test('use is on disk one turn of the event loop later, visible to other processes', async () => {
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

test('the list shows the current month, or the newest one with use when the clock is behind', async () => {
  const world = openWorld();
  const { key } = await world.create();
  world.spend(key);
  world.close();
  const listed = async (day: string) => {
    const admin = openEmbeddedAdmin(world.varDir, () => Date.parse(day));
    const [account] = await admin.list();
    await admin.close();
    return account?.monthUsed;
  };
  expect(await listed('2026-12-01')).toBe(0);
  expect(await listed('2026-10-31')).toBe(1);
});

test('every five seconds the journal is merged into the database, for many accounts too', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const world = openWorld();
  const keys = addKeys(join(world.varDir, 'access.db'), 450, 450);
  const other = new DatabaseSync(join(world.varDir, 'access.db'), { readOnly: true });
  onTestFinished(() => other.close());
  const merged = () => other.prepare('SELECT sum(used) AS sum FROM usage').get()?.sum;
  // Merges begin at 5,000 ms and 10,000 ms; each takes three turns of the event loop.
  for (const [untilBefore, expected] of [
    [4_999, null],
    [4_900, keys.length],
  ]) {
    for (const key of keys) world.spend(key);
    await vi.advanceTimersByTimeAsync(untilBefore ?? 0);
    expect(merged()).toBe(expected);
    await vi.advanceTimersByTimeAsync(100);
    expect(merged()).toBe((expected ?? 0) + keys.length);
    expect(listJournals(join(world.varDir, 'usage'))).toEqual([]);
  }
});

test('a store closed in the middle of a merge loses nothing', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const world = openWorld();
  const keys = addKeys(join(world.varDir, 'access.db'), 450, 450);
  for (const key of keys) world.spend(key);
  // The merge has completed the first of three steps.
  await vi.advanceTimersByTimeAsync(5_000);
  world.close();
  await vi.advanceTimersByTimeAsync(100);
  expect(world.troubles).toEqual([]);
  const other = new DatabaseSync(join(world.varDir, 'access.db'), { readOnly: true });
  expect(other.prepare('SELECT sum(used) AS sum FROM usage').get()?.sum).toBe(keys.length);
  other.close();
});

test('while another process holds the file, answers continue and use is written later', async () => {
  const world = openWorld();
  const { key } = await world.create();
  const other = new DatabaseSync(join(world.varDir, 'access.db'));
  other.exec('BEGIN IMMEDIATE');
  expect(world.spend(key)).toMatchObject({ ok: true });
  await new Promise((resolve) => setImmediate(resolve));
  expect(world.troubles).toHaveLength(1);
  expect(world.spend(key)).toMatchObject({ ok: true });
  await new Promise((resolve) => setImmediate(resolve));
  // Both units are in the journal, as after a kill.
  expect((await world.admin.list())[0]).toMatchObject({ monthUsed: 2, lastUsed: null });
  expect(world.troubles).toHaveLength(1);
  other.exec('ROLLBACK');
  other.close();
  world.close();
  const [listed] = await openWorld(world.varDir).admin.list();
  expect(listed).toMatchObject({ monthUsed: 2, lastUsed: '2026-11-20' });
});

test('neither the key nor the account name is stored beside the hash and the hint', async () => {
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
])('refuses to start with a damaged file: %s', async (_, damage) => {
  const world = openWorld();
  const file = join(world.varDir, 'access.db');
  addKeys(file, 200, 1);
  world.close();
  damage(file);
  expect(() => openWorld(world.varDir)).toThrow(StoreError);
  expect(() => openWorld(world.varDir)).toThrow(file);
});

test('refuses to start with a damaged journal of a dead process', async () => {
  const world = openWorld();
  const { key } = await world.create();
  for (let count = 0; count < 2; count += 1) {
    world.spend(key);
    await new Promise((resolve) => setImmediate(resolve));
  }
  const [journal] = listJournals(join(world.varDir, 'usage'));
  const left = readFileSync(journal?.path ?? '');
  world.close();
  writeFileSync(journal?.path ?? '', left.fill(0xff, 0, 4));
  expect(() => openWorld(world.varDir)).toThrow(StoreError);
  expect(() => openWorld(world.varDir)).toThrow(`${journal?.path}: line 1 is damaged`);
});

/** A store with the second schema; see the folder's README. */
function secondSchemaFolder(): string {
  const source = 'test/access/sqlite/second-schema';
  const varDir = tempFolder();
  writeFileSync(join(varDir, 'access.db'), gunzipSync(readFileSync(join(source, 'access.db.gz'))));
  mkdirSync(join(varDir, 'usage'));
  const [journal] = listJournals(source);
  copyFileSync(journal?.path ?? '', join(varDir, 'usage', basename(journal?.path ?? '')));
  return varDir;
}

test('a store of the second schema is upgraded, with everything it counted', async () => {
  const varDir = secondSchemaFolder();
  for (let start = 0; start < 2; start += 1) {
    const world = openWorld(varDir);
    const listed = await world.admin.list();
    await world.create({ account: 'beta' });
    world.close();
    expect(listed.slice(0, 2).map(({ account, monthUsed }) => [account, monthUsed])).toEqual([
      ['acme', 7],
      ['beta', 1],
    ]);
  }
  const world = openWorld(varDir);
  expect(await world.admin.events(null)).toHaveLength(2);
  await world.admin.setAccountState('beta', 'disabled');
  expect((await world.admin.list()).map(({ state }) => state)).toEqual([
    'active',
    ...Array.from({ length: 3 }, () => 'disabled'),
  ]);
  // Use counted before the upgrade has no day.
  const undated = { month: 682, units: 7, days: [], undated: 7 };
  expect((await world.admin.use('acme')).find(({ month }) => month === 682)).toEqual(undated);
});

/** Turns a current store back into one of the fourth schema. */
const TO_FOURTH = `DROP INDEX keys_by_account; DROP INDEX keys_by_successor_of;
  ALTER TABLE keys DROP COLUMN successor_of; ALTER TABLE keys DROP COLUMN unused_until`;

test('a store of the fourth schema learns the chains of exchanged keys from its history', async () => {
  const varDir = tempFolder();
  const before = openWorld(varDir);
  const { id } = await before.create();
  const second = await before.admin.rotate(id, 1);
  before.close();
  const database = new DatabaseSync(join(varDir, 'access.db'));
  database.exec(`${TO_FOURTH}; PRAGMA user_version = 4`);
  database.close();
  const { admin } = openWorld(varDir);
  expect(await admin.show(second.id)).toMatchObject({ successorOf: id });
  expect(await admin.revokeLine(id)).toEqual([second.id]);
});

test('a store of the third schema keeps its identity and its counts', async () => {
  const varDir = tempFolder();
  const before = openWorld(varDir);
  const { id, key } = await before.create();
  await before.spend(key);
  before.close();
  const database = new DatabaseSync(join(varDir, 'access.db'));
  database.exec(`DROP TABLE day_starts; ALTER TABLE keys DROP COLUMN admin_of; ${TO_FOURTH}`);
  database.exec('PRAGMA user_version = 3');
  database.close();
  const identity = readFileSync(join(varDir, 'store-id'), 'utf8');
  const world = openWorld(varDir);
  expect(readFileSync(join(varDir, 'store-id'), 'utf8')).toBe(identity);
  expect(await world.admin.show(id)).toMatchObject({ adminOf: null, monthUsed: 1 });
  expect(await world.admin.use('acme')).toMatchObject([{ units: 1, days: [], undated: 1 }, {}]);
  world.clock.now += 86_400_000;
  world.spend(key);
  await new Promise((resolve) => setImmediate(resolve));
  expect((await world.admin.use('acme'))[0]).toMatchObject({
    days: [{ units: 1 }],
    undated: 1,
  });
});

test('refuses another program’s database', () => {
  const varDir = tempFolder();
  mkdirSync(varDir, { recursive: true });
  const other = new DatabaseSync(join(varDir, 'access.db'));
  other.exec('CREATE TABLE theirs (x)');
  other.close();
  expect(() => openWorld(varDir)).toThrow(/is no store of this service/);
});

/** Files that a killed process of the first edition left; see the folder's README. */
function firstEditionFolder(): string {
  const source = 'test/access/usage/first-edition';
  const varDir = tempFolder();
  for (const name of ['access.db', 'access.db-wal']) {
    writeFileSync(join(varDir, name), gunzipSync(readFileSync(join(source, `${name}.gz`))));
  }
  mkdirSync(join(varDir, 'usage'));
  const journal = readdirSync(source).find((name) => name.endsWith('.usage')) ?? expect.fail();
  copyFileSync(join(source, journal), join(varDir, 'usage', journal));
  return varDir;
}

const FIRST_EDITION_USED = [
  ['acme', 7],
  ['beta', 2],
  ['gamma', 5],
];

test('what a killed process of the first edition left is fully listed before a start', async () => {
  const admin = openEmbeddedAdmin(firstEditionFolder(), () => START);
  const listed = await admin.list();
  await admin.close();
  expect(listed.map(({ account, monthUsed }) => [account, monthUsed])).toEqual(FIRST_EDITION_USED);
});

test('the journals of a killed process of the first edition are counted once, however many starts follow', async () => {
  const varDir = firstEditionFolder();
  for (let start = 0; start < 3; start += 1) {
    const world = openWorld(varDir);
    const listed = await world.admin.list();
    world.close();
    expect(listed.map(({ account, monthUsed }) => [account, monthUsed])).toEqual(
      FIRST_EDITION_USED,
    );
    expect(listJournals(join(varDir, 'usage'))).toEqual([]);
  }
});
