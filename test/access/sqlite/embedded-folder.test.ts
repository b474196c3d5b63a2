import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openFolder } from '../../../src/access/sqlite/embedded-folder.ts';
import { openEmbeddedAdmin, openEmbeddedStore } from '../../../src/access/sqlite/embedded-store.ts';
import { StoreError } from '../../../src/access/store.ts';
import { newJournalFile } from '../../../src/access/usage/journal-files.ts';
import { writeLine } from '../../../src/access/usage/usage-entry.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const mode = (path: string) => (statSync(path).mode & 0o777).toString(8);
const serve = (varDir: string) =>
  openEmbeddedStore({ varDir, now: Date.now, onTrouble: () => undefined });

/** A folder with an unused store. */
function leftFolder(varDir = join(tempFolder(), 'var')): string {
  openFolder(varDir, 'administer').close();
  return varDir;
}

/** The content of every file in a folder, except the empty lock. */
function contentOf(folder: string) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'lock')
    .map(({ parentPath, name }) => [name, readFileSync(join(parentPath, name), 'hex')]);
}

test('nobody else may read the files, SQLite’s own included, or list the folder', () => {
  const varDir = join(tempFolder(), 'var');
  // The most permissive umask.
  const mask = process.umask(0);
  onTestFinished(() => void process.umask(mask));
  const opened = openFolder(varDir, 'administer');
  opened.database.exec("INSERT INTO accounts (name, plan) VALUES ('acme', 'free')");
  expect(mode(varDir)).toBe('700');
  expect(readdirSync(varDir).map((name) => [name, mode(join(varDir, name))])).toEqual(
    ['access.db', 'access.db-shm', 'access.db-wal', 'lock', 'store-id'].map((name) => [
      name,
      '600',
    ]),
  );
  opened.close();
  // A file that somebody has made readable to all becomes private again.
  chmodSync(join(varDir, 'access.db'), 0o644);
  leftFolder(varDir);
  expect(mode(join(varDir, 'access.db'))).toBe('600');
});

test.each([
  ['missing', (file: string) => rmSync(file)],
  ['emptied', (file: string) => truncateSync(file, 0)],
  ["another store's", (file: string) => copyFileSync(join(leftFolder(), 'access.db'), file)],
  [
    'without tables',
    (file: string) => {
      rmSync(file);
      const empty = openFolder(join(tempFolder(), 'empty'), 'administer');
      empty.database.exec(
        'DROP TABLE usage; DROP TABLE day_starts; DROP TABLE keys; DROP TABLE accounts; DROP TABLE merged',
      );
      empty.database.exec('DROP TABLE events; DROP TABLE store; PRAGMA application_id = 0');
      empty.database.exec('PRAGMA user_version = 0');
      const path = empty.database.location() ?? '';
      empty.close();
      copyFileSync(path, file);
    },
  ],
])('a database that is %s is not a new store: refused without writing', (_, spoil) => {
  const varDir = leftFolder();
  spoil(join(varDir, 'access.db'));
  const before = contentOf(varDir);
  for (const open of [() => serve(varDir), () => openEmbeddedAdmin(varDir, Date.now)]) {
    expect(open).toThrow(StoreError);
    expect(open).toThrow(/access\.db: .*(restore|belongs)/);
  }
  expect(contentOf(varDir)).toEqual(before);
});

test('journals by themselves prove that a store existed', () => {
  const varDir = tempFolder();
  const folder = join(varDir, 'usage');
  mkdirSync(folder);
  writeFileSync(newJournalFile(folder, 4_194_305, 'aB3', null).path, writeLine('1 682 5'));
  expect(() => serve(varDir)).toThrow(/is missing or empty.*begin anew on purpose/);
  rmSync(folder, { recursive: true });
  serve(varDir).close();
});

test('a database without its note is accepted, and noted', () => {
  const varDir = leftFolder();
  const id = readFileSync(join(varDir, 'store-id'), 'utf8');
  rmSync(join(varDir, 'store-id'));
  serve(varDir).close();
  expect(readFileSync(join(varDir, 'store-id'), 'utf8')).toBe(id);
});

test('another store’s journal is refused and left unchanged', async () => {
  const varDir = leftFolder();
  const folder = join(varDir, 'usage');
  mkdirSync(folder);
  const journal = newJournalFile(folder, 4_194_305, 'aB3', 'S'.repeat(16));
  writeFileSync(journal.path, writeLine('1 682 5'));
  expect(() => serve(varDir)).toThrow(`${journal.path}: counts accounts of store`);
  const admin = openEmbeddedAdmin(varDir, Date.now);
  onTestFinished(async () => await admin.close());
  await expect(admin.list()).rejects.toThrow(StoreError);
  expect(readdirSync(folder)).toHaveLength(1);
});

test('one server a folder, with administration beside it', async () => {
  const varDir = leftFolder();
  const first = serve(varDir);
  expect(() => serve(varDir)).toThrow(`VAR_DIR: another server runs on ${varDir}`);
  openFolder(varDir, 'administer').close();
  expect(() => openFolder(varDir, 'alone')).toThrow(/stop it first/);
  await first.close();
  serve(varDir).close();
});
