import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../../src/access/sqlite/sqlite-database.ts';
import { sqliteUsage } from '../../../src/access/sqlite/sqlite-usage.ts';
import { Journal } from '../../../src/access/usage/journal.ts';
import { Merger } from '../../../src/access/usage/merger.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const MONTH = 682;
/** More accounts than one step takes, and not a multiple of that number. */
const ACCOUNTS = 450;
/** Higher than any process id. */
const DEAD = 4_194_305;
const STORE = 'A'.repeat(16);

/** A journal as a dying process leaves it; each turn has units by account number. */
async function leaveJournal(folder: string, id: string, ...turns: Map<number, number>[]) {
  const journal = new Journal({
    folder,
    processId: DEAD,
    newId: () => id,
    storeId: () => STORE,
    onTrouble: (error) => expect.fail(String(error)),
  });
  for (const turn of turns) {
    for (const [accountId, units] of turn) {
      journal.add({ accountId, month: MONTH, units, call: null });
    }
    await journal.written();
  }
  journal.close();
}

/** A database and a journal, written in two turns, in which account n has n units. */
async function openWorld() {
  const folder = tempFolder();
  const options = {
    file: join(folder, 'access.db'),
    lockWaitMillis: 0,
    checkIntegrity: false,
    newStoreId: STORE,
  };
  const database = openDatabase(options);
  onTestFinished(() => database.close());
  const account = database.prepare("INSERT INTO accounts (name, plan) VALUES (?, 'free')");
  const numbers = Array.from({ length: ACCOUNTS }, (_, index) => index + 1);
  for (const accountId of numbers) account.run(`a${accountId}`);
  const journals = join(folder, 'usage');
  const once = new Map(numbers.map((accountId) => [accountId, 1]));
  const rest = new Map(numbers.slice(1).map((accountId) => [accountId, accountId - 1]));
  await leaveJournal(journals, 'x', once, rest);
  const usage = sqliteUsage(database, STORE);
  const used = () =>
    database
      .prepare('SELECT account_id AS accountId, used AS units FROM usage')
      .all()
      .map(({ accountId, units }) => [accountId, units]);
  const counted = () => {
    using snapshot = usage.snapshot(journals);
    const sums = new Map(used().map(([accountId, units]) => [Number(accountId), Number(units)]));
    for (const { accountId, units } of snapshot.unmerged) {
      sums.set(accountId, (sums.get(accountId) ?? 0) + units);
    }
    return [...sums].sort(([a], [b]) => a - b);
  };
  const expected = numbers.map((accountId) => [accountId, accountId]);
  /** Merges as a starting process does; after `steps` batches it is killed. */
  const merge = (steps = Number.POSITIVE_INFINITY) => {
    let left = steps;
    const onTrouble = (error: unknown) => expect.fail(String(error));
    new Merger({
      journal: new Journal({
        folder: journals,
        newId: () => 'y',
        storeId: () => STORE,
        onTrouble,
      }),
      store: {
        ...usage,
        merge: (batch) => {
          left -= 1;
          return left >= 0 && usage.merge(batch);
        },
      },
      onTrouble,
    }).runAtOnce();
  };
  return { options, database, journals, used, counted, expected, merge };
}

test('a dead process’s journal is merged once, however often a start happens', async () => {
  const world = await openWorld();
  world.merge();
  world.merge();
  expect(world.used()).toEqual(world.expected);
  expect(readdirSync(world.journals)).toEqual([]);
  expect(world.database.prepare('SELECT * FROM merged').all()).toEqual([]);
});

test('after a kill between any two steps, the next start counts the rest and nothing twice', async () => {
  for (let steps = 0; steps <= 3; steps += 1) {
    const world = await openWorld();
    world.merge(steps);
    expect(world.used()).toHaveLength(Math.min(ACCOUNTS, steps * 200));
    expect(world.counted()).toEqual(world.expected);
    world.merge();
    expect(world.used()).toEqual(world.expected);
    expect(world.counted()).toEqual(world.expected);
  }
});

test('a step that cannot be written changes nothing', async () => {
  const world = await openWorld();
  world.merge(1);
  const other = new DatabaseSync(world.options.file);
  other.exec('BEGIN IMMEDIATE');
  expect(() => world.merge()).toThrow('locked');
  other.exec('ROLLBACK');
  other.close();
  expect(world.used()).toHaveLength(200);
  world.merge();
  expect(world.used()).toEqual(world.expected);
});

test('a batch handed over again counts only its new entries', async () => {
  const { database, options } = await openWorld();
  const usage = sqliteUsage(database, STORE);
  const journal = { path: options.file, id: 'z', processId: DEAD, storeId: STORE };
  const entries = [1, 2, 3].map((accountId) => ({ accountId, month: MONTH, units: 5, call: null }));
  usage.merge({ journal, first: 0, entries: entries.slice(0, 2) });
  usage.merge({ journal, first: 0, entries: entries.slice(0, 1) });
  usage.merge({ journal, first: 0, entries });
  usage.merge({ journal, first: 1, entries: entries.slice(1) });
  expect([1, 2, 3].map((accountId) => usage.used(accountId, MONTH))).toEqual([5, 5, 5]);
});

test('use of an unknown account stops the start, and the message says what to do', async () => {
  const world = await openWorld();
  world.merge();
  const stray = new Map([
    [1, 1],
    [ACCOUNTS + 1, 1],
  ]);
  await leaveJournal(world.journals, 'y', stray);
  expect(() => world.merge()).toThrow(
    `${join(world.journals, `${DEAD}-y.${STORE}.units`)}: cannot be merged into the database (FOREIGN KEY constraint failed); move it away`,
  );
  expect(world.used()).toEqual(world.expected);
});

test('a snapshot without a journal shows the moment when it began', async () => {
  const { database, journals, merge, options } = await openWorld();
  merge();
  const usage = sqliteUsage(database, STORE);
  const snapshot = usage.snapshot(journals);
  expect(snapshot.unmerged).toEqual([]);
  const other = new DatabaseSync(options.file);
  other.exec('UPDATE usage SET used = 0');
  other.close();
  const seen = usage.used(1, MONTH);
  snapshot[Symbol.dispose]();
  expect([seen, usage.used(1, MONTH)]).toEqual([1, 0]);
});
