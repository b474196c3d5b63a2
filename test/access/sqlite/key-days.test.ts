import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { KeyDays } from '../../../src/access/sqlite/key-days.ts';
import { openDatabase } from '../../../src/access/sqlite/sqlite-database.ts';
import { sqliteUsage } from '../../../src/access/sqlite/sqlite-usage.ts';
import { tempFolder } from '../../support/temp-folder.ts';

/** A database with two keys, and the day of last use that it stores for each. */
function openWorld() {
  const file = join(tempFolder(), 'access.db');
  const database = openDatabase({
    file,
    lockWaitMillis: 0,
    checkIntegrity: false,
    newStoreId: 'A'.repeat(16),
  });
  onTestFinished(() => {
    if (database.isOpen) database.close();
  });
  database.exec(`
    INSERT INTO accounts (id, name, plan) VALUES (1, 'acme', 'free');
    INSERT INTO keys (id, digest, hint, account_id) VALUES ('a', x'01', '', 1), ('b', x'02', '', 1);
  `);
  const troubles: unknown[] = [];
  const usage = sqliteUsage(database, 'A'.repeat(16));
  const keyDays = new KeyDays(database, usage, (error) => troubles.push(error));
  const other = new DatabaseSync(file);
  onTestFinished(() => other.close());
  const days = () =>
    other
      .prepare('SELECT last_used_day AS day FROM keys ORDER BY id')
      .all()
      .map(({ day }) => day);
  return { database, other, usage, keyDays, troubles, days };
}

const startOf = (day: number, before = 0) => ({ accountId: 1, month: 682, day, before });
const turn = () => new Promise((resolve) => setImmediate(resolve));

test('days are written together, at the end of the turn', async () => {
  const { keyDays, days } = openWorld();
  keyDays.note('a', startOf(7));
  keyDays.note('b', startOf(8));
  expect(days()).toEqual([null, null]);
  await turn();
  expect(days()).toEqual([7, 8]);
});

test('a locked database is reported once, and not waited for in every turn', async () => {
  const { keyDays, other, troubles, days } = openWorld();
  other.exec('BEGIN IMMEDIATE');
  for (const id of ['a', 'b', 'a']) {
    keyDays.note(id, startOf(7));
    await turn();
  }
  expect(troubles).toHaveLength(1);
  expect(keyDays.write()).toBe(false);
  other.exec('ROLLBACK');
  expect([keyDays.write(), days(), troubles.length]).toEqual([true, [7, 7], 2]);
});

test('a database closed after the last write is left alone', async () => {
  const { keyDays, database, other, troubles } = openWorld();
  other.exec('BEGIN IMMEDIATE');
  keyDays.note('a', startOf(7));
  expect(keyDays.write()).toBe(false);
  database.close();
  await turn();
  expect(troubles).toHaveLength(1);
});

test('a day starts with the first key used on it, however late it is written', async () => {
  const { keyDays, usage, other } = openWorld();
  other.exec('BEGIN IMMEDIATE');
  keyDays.note('a', startOf(7, 0));
  keyDays.note('b', startOf(8, 5));
  keyDays.note('a', startOf(8, 6));
  keyDays.note('a', startOf(8, 9));
  other.exec('ROLLBACK');
  await turn();
  expect(usage.startsOf(1, 682)).toEqual([
    { day: 7, before: 0 },
    { day: 8, before: 5 },
  ]);
});

test('months before the previous one are dropped', async () => {
  const { keyDays, usage } = openWorld();
  for (const month of [680, 681, 682]) {
    keyDays.note('a', { accountId: 1, month, day: month, before: 0 });
    await turn();
  }
  expect([680, 681, 682].map((month) => usage.startsOf(1, month).length)).toEqual([0, 1, 1]);
});
