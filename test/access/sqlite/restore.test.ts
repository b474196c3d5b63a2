import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createGate } from '../../../src/access/gate.ts';
import { openFolder } from '../../../src/access/sqlite/embedded-folder.ts';
import { openEmbeddedAdmin, openEmbeddedStore } from '../../../src/access/sqlite/embedded-store.ts';
import { restoreFolder } from '../../../src/access/sqlite/restore.ts';
import { KeyAdminError, StoreError } from '../../../src/access/store.ts';
import type { Caller } from '../../../src/api/message.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const START = Date.parse('2026-11-20T12:00:00Z');
const now = () => START;

/** A running store with an account whose use is only in its journal. */
async function serving(varDir = join(tempFolder(), 'var')) {
  const store = openEmbeddedStore({
    varDir,
    now,
    onTrouble: (error) => expect.fail(String(error)),
  });
  let isOpen = true;
  const stop = () => {
    if (isOpen) store.close();
    isOpen = false;
  };
  onTestFinished(stop);
  const create = async () =>
    await store.admin.create({ account: 'acme', plan: 'pro', unlimited: false, expiresAt: null });
  const { id, key } = await create();
  const gate = createGate(store.callers);
  const use = async (units: number) => {
    const caller = gate.identify([`Bearer ${key}`]) as Caller;
    for (let count = 0; count < units; count += 1) gate.spend(caller, true);
    await new Promise((resolve) => setImmediate(resolve));
  };
  await use(3);
  return { varDir, admin: store.admin, id, create, use, stop };
}

const restore = (varDir: string, file: string) => restoreFolder({ varDir, now, by: 'anna' }, file);

async function heldBy(varDir: string) {
  const admin = openEmbeddedAdmin(varDir, now);
  const listed = await admin.list();
  const [use] = await admin.use('acme');
  await admin.close();
  // Wherever it is restored, all of the use keeps its day.
  expect(use?.days).toEqual([{ day: START / 86_400_000 - 0.5, units: use?.units }]);
  return listed.map(({ state, monthUsed }) => [state, monthUsed]);
}

test('a backup of a running store is complete, use in journals included, and readable by its owner alone', async () => {
  const world = await serving();
  const file = join(tempFolder(), 'keys.backup');
  await world.admin.setState(world.id, 'disabled');
  const made = await world.admin.backUp(file);
  expect(made).toMatchObject({ keys: 1, bytes: statSync(file).size });
  expect((statSync(file).mode & 0o777).toString(8)).toBe('600');
  // Restores to an empty folder, as on another machine.
  const other = join(tempFolder(), 'var');
  expect(restore(other, file)).toEqual({ keptAside: null });
  expect(await heldBy(other)).toEqual([['disabled', 3]]);
  const admin = openEmbeddedAdmin(other, now);
  const events = await admin.events(null);
  await admin.close();
  expect(events.map(({ by, action }) => [by, action])).toEqual([
    ['server', 'create'],
    ['server', 'disable'],
    ['anna', 'restore'],
  ]);
});

test('a restored store keeps the old one and everything it counted', async () => {
  const world = await serving();
  const file = join(tempFolder(), 'keys.backup');
  await world.admin.backUp(file);
  await world.create();
  await world.use(4);
  // A copy as a kill leaves it, with recent use in a journal.
  const killed = join(tempFolder(), 'var');
  mkdirSync(join(killed, 'usage'), { recursive: true });
  for (const name of readdirSync(world.varDir, { recursive: true, encoding: 'utf8' })) {
    if (!statSync(join(world.varDir, name)).isFile() || name.endsWith('-shm')) continue;
    copyFileSync(
      join(world.varDir, name),
      join(killed, name.replace(/\d+-(?=.*units)/, '4194305-')),
    );
  }
  world.stop();
  const { keptAside } = restore(killed, file);
  expect(await heldBy(killed)).toEqual([['active', 3]]);
  expect(readdirSync(join(killed, 'usage'))).toEqual([]);
  expect(keptAside).toMatch(/access\.db\.before-restore-2026-11-20T12-00-00\.000Z$/);
  const aside = join(tempFolder(), 'var');
  restore(aside, keptAside ?? '');
  expect(await heldBy(aside)).toEqual([
    ['active', 7],
    ['active', 7],
  ]);
});

test('a damaged store is replaced, and kept with its journals', async () => {
  const world = await serving();
  const file = join(tempFolder(), 'keys.backup');
  await world.admin.backUp(file);
  world.stop();
  const database = join(world.varDir, 'access.db');
  writeFileSync(database, readFileSync(database).fill(0xff, 4_096, 4_200));
  const damaged = readFileSync(database, 'hex');
  writeFileSync(join(world.varDir, 'usage', '4194305-x.units'), 'what is left of a journal\n');
  const { keptAside } = restore(world.varDir, file);
  expect(readFileSync(keptAside ?? '', 'hex')).toBe(damaged);
  expect(await heldBy(world.varDir)).toEqual([['active', 3]]);
  expect(existsSync(join(world.varDir, 'usage'))).toBe(false);
});

test('a missing database is restored', async () => {
  const world = await serving();
  const file = join(tempFolder(), 'keys.backup');
  await world.admin.backUp(file);
  world.stop();
  writeFileSync(join(world.varDir, 'access.db'), '');
  restore(world.varDir, file);
  expect(await heldBy(world.varDir)).toEqual([['active', 3]]);
});

test.each([
  ['no file', () => '/nowhere/keys.backup', /cannot be read/],
  [
    'some text',
    () => {
      const file = join(tempFolder(), 'text');
      writeFileSync(file, 'not a backup\n'.repeat(99));
      return file;
    },
    /is no backup/,
  ],
  [
    'a damaged backup',
    () => {
      const varDir = tempFolder();
      openFolder(varDir, 'administer').close();
      const file = join(varDir, 'access.db');
      writeFileSync(file, readFileSync(file).fill(0xff, 4_096, 4_200));
      return file;
    },
    /nothing was changed: is damaged/,
  ],
  [
    'the backup of another store',
    () => {
      const varDir = tempFolder();
      openFolder(varDir, 'administer').close();
      return join(varDir, 'access.db');
    },
    /belongs to store/,
  ],
])('refuses %s, and changes nothing', async (_, make, reason) => {
  const world = await serving();
  world.stop();
  const database = join(world.varDir, 'access.db');
  const before = readFileSync(database, 'hex');
  const names = readdirSync(world.varDir);
  const file = make();
  expect(() => restore(world.varDir, file)).toThrow(KeyAdminError);
  expect(() => restore(world.varDir, file)).toThrow(reason);
  expect(readFileSync(database, 'hex')).toBe(before);
  expect(readdirSync(world.varDir)).toEqual(names);
});

test('refuses while a server runs', async () => {
  const world = await serving();
  const file = join(tempFolder(), 'keys.backup');
  await world.admin.backUp(file);
  expect(() => restore(world.varDir, file)).toThrow(StoreError);
  expect(() => restore(world.varDir, file)).toThrow(/a server .* stop it first/);
});

test('a backup is written neither beside the store nor over anything but a file', async () => {
  const world = await serving();
  const folder = tempFolder();
  const refused = [
    [join(world.varDir, 'keys.backup'), /beside what it backs up/],
    [join(world.varDir, 'access.db'), /beside what it backs up/],
    [folder, /is no file/],
    [join(folder, 'none', 'keys.backup'), /no such folder/],
  ] as const;
  for (const [file, reason] of refused) {
    await expect(world.admin.backUp(file)).rejects.toThrow(KeyAdminError);
    await expect(world.admin.backUp(file)).rejects.toThrow(reason);
  }
  expect(readdirSync(folder)).toEqual([]);
});

test('a killed backup is removed by the next; the last complete one stays until then', async () => {
  const world = await serving();
  const folder = tempFolder();
  const file = join(folder, 'keys.backup');
  await world.admin.backUp(file);
  for (const name of ['keys.backup.4194305.partial', 'keys.backup.4194305.partial-journal']) {
    writeFileSync(join(folder, name), 'half');
  }
  await world.admin.backUp(file);
  expect(readdirSync(folder)).toEqual(['keys.backup']);
});
