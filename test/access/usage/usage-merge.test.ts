import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../../src/access/sqlite/sqlite-database.ts';
import { listJournals, UsageJournal } from '../../../src/access/usage/usage-journal.ts';
import { UsageMerge, withUnmerged } from '../../../src/access/usage/usage-merge.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const MONTH = 682;
/** More than one step's accounts, and not a multiple of them. */
const ACCOUNTS = 450;

/** A database with accounts, and a journal in which account n has n units, written in two turns. */
function openWorld() {
  const folder = tempFolder();
  const options = { file: join(folder, 'access.db'), lockWaitMillis: 0, checkIntegrity: false };
  const database = openDatabase(options);
  onTestFinished(() => database.close());
  const account = database.prepare("INSERT INTO accounts (name, plan) VALUES (?, 'free')");
  const entries: { accountId: number; units: number }[] = [];
  for (let accountId = 1; accountId <= ACCOUNTS; accountId += 1) {
    account.run(`a${accountId}`);
    entries.push({ accountId, units: accountId });
  }
  const journal = new UsageJournal(folder, { id: 'x', processId: 1, month: MONTH });
  journal.append(entries.map(({ accountId }) => ({ accountId, units: 1 })));
  journal.append(entries.slice(1).map(({ accountId }) => ({ accountId, units: accountId - 1 })));
  journal.close();
  const used = () =>
    database.prepare('SELECT account_id AS accountId, used AS units FROM usage').all();
  const counted = () =>
    withUnmerged(database, folder, MONTH, (unmerged) => {
      const sums = new Map(unmerged);
      for (const { accountId, units } of used()) {
        sums.set(Number(accountId), (sums.get(Number(accountId)) ?? 0) + Number(units));
      }
      return [...sums].sort(([a], [b]) => a - b);
    });
  const expected = entries.map(({ accountId, units }) => [accountId, units]);
  const merge = new UsageMerge(database);
  return { folder, options, database, entries, journal, merge, used, counted, expected };
}

const isDead = () => false;

test('a dead process has its journal merged once, however often somebody starts', () => {
  const world = openWorld();
  world.merge.recover(world.folder, isDead);
  world.merge.recover(world.folder, isDead);
  expect(world.used()).toEqual(world.entries);
  expect(existsSync(world.journal.file.path)).toBe(false);
  expect(world.database.prepare('SELECT * FROM merged').all()).toEqual([]);
});

test('a process that lives keeps its journal', () => {
  const world = openWorld();
  world.merge.recover(world.folder, (processId) => processId === 1);
  expect(world.used()).toEqual([]);
  expect(listJournals(world.folder)).toHaveLength(1);
});

test('killed between any two steps: the next start counts the rest, and nothing twice', () => {
  for (let steps = 0; steps <= 3; steps += 1) {
    const world = openWorld();
    let merged = 0;
    for (let step = 0; step < steps; step += 1) {
      merged = world.merge.step(world.journal.file, world.entries, merged);
    }
    expect(merged).toBe(Math.min(ACCOUNTS, steps * 200));
    expect(world.counted()).toEqual(world.expected);
    world.merge.recover(world.folder, isDead);
    expect(world.used()).toEqual(world.entries);
    expect(world.counted()).toEqual(world.expected);
  }
});

test('a step that cannot be written leaves everything as it was', () => {
  const world = openWorld();
  const other = new DatabaseSync(world.options.file);
  other.exec('BEGIN IMMEDIATE');
  expect(() => world.merge.step(world.journal.file, world.entries, 0)).toThrow('locked');
  other.exec('ROLLBACK');
  other.close();
  expect(world.used()).toEqual([]);
  world.merge.recover(world.folder, isDead);
  expect(world.used()).toEqual(world.entries);
});

test('use of an account that the database does not know stops the start, and says what to do', () => {
  const world = openWorld();
  const stray = new UsageJournal(world.folder, { id: 'y', processId: 2, month: MONTH });
  stray.append([
    { accountId: 1, units: 1 },
    { accountId: ACCOUNTS + 1, units: 1 },
  ]);
  stray.close();
  expect(() => world.merge.recover(world.folder, (id) => id === 1)).toThrow(
    `${stray.file.path}: cannot be merged into the database (FOREIGN KEY constraint failed); move it away`,
  );
  expect(world.used()).toEqual([]);
  world.merge.recover(world.folder, (id) => id === 2);
  expect(world.used()).toEqual(world.entries);
});
