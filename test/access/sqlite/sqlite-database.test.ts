import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { changeSynced, openDatabase } from '../../../src/access/sqlite/sqlite-database.ts';
import { StoreError } from '../../../src/access/store.ts';
import { tempFolder } from '../../support/temp-folder.ts';

function open(file = join(tempFolder(), 'access.db')) {
  const options = { lockWaitMillis: 0, checkIntegrity: false, newStoreId: 'A'.repeat(16) };
  const database = openDatabase({ ...options, file });
  onTestFinished(() => {
    if (database.isOpen) database.close();
  });
  const synchronous = () => Number(database.prepare('PRAGMA synchronous').get()?.synchronous);
  return { file, database, synchronous };
}

test('a commit syncs a change; what follows it is not synced', () => {
  const { database, synchronous } = open();
  expect(synchronous()).toBe(1);
  expect(changeSynced(database, synchronous)).toBe(2);
  expect(synchronous()).toBe(1);
  expect(() =>
    changeSynced(database, () => {
      throw new RangeError('no');
    }),
  ).toThrow(RangeError);
  expect(synchronous()).toBe(1);
});

test('a change that SQLite refuses is reported with the file, and leaves no trace', () => {
  const { file, database } = open();
  const other = open(file).database;
  other.exec('BEGIN IMMEDIATE');
  const change = () =>
    changeSynced(database, () =>
      database.exec("INSERT INTO accounts (name, plan) VALUES ('acme', 'free')"),
    );
  expect(change).toThrow(StoreError);
  expect(change).toThrow(`${file}: cannot be opened (database is locked)`);
  // The error keeps SQLite's own message for the trouble log.
  expect(change).toThrow(expect.objectContaining({ cause: expect.any(Error) }));
  other.exec('ROLLBACK');
  expect(database.isTransaction).toBe(false);
  expect(database.prepare('SELECT * FROM accounts').all()).toEqual([]);
});

test('a damaged page is reported in one line', () => {
  const { file, database } = open();
  database.close();
  const bytes = readFileSync(file);
  writeFileSync(file, bytes.fill(7, 4_096, 8_192));
  const options = { file, lockWaitMillis: 0, checkIntegrity: true, newStoreId: 'A'.repeat(16) };
  expect(() => openDatabase(options)).toThrow(/^[^\n]* is damaged; restore it [^\n]*$/);
});
