import { chmodSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../../src/access/sqlite/sqlite-database.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const mode = (path: string) => (statSync(path).mode & 0o777).toString(8);

test('nobody else may read the database, nor what SQLite lays beside it, nor look into the folder', () => {
  const folder = join(tempFolder(), 'var');
  const file = join(folder, 'access.db');
  // As permissive as a system can be.
  const mask = process.umask(0);
  onTestFinished(() => void process.umask(mask));
  const open = () => openDatabase({ file, lockWaitMillis: 0, checkIntegrity: false });
  const database = open();
  database.exec("INSERT INTO accounts (name, plan) VALUES ('acme', 'free')");
  expect(mode(folder)).toBe('700');
  expect(readdirSync(folder).map((name) => [name, mode(join(folder, name))])).toEqual([
    ['access.db', '600'],
    ['access.db-shm', '600'],
    ['access.db-wal', '600'],
  ]);
  database.close();
  // One that somebody has opened to all is closed to them again.
  chmodSync(file, 0o644);
  open().close();
  expect(mode(file)).toBe('600');
});
