import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { openFolder } from '../../../src/access/sqlite/embedded-folder.ts';
import { openEmbeddedAdmin } from '../../../src/access/sqlite/embedded-store.ts';
import { restoreFolder } from '../../../src/access/sqlite/restore.ts';
import { StoreError } from '../../../src/access/store.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const NEW_KEY = { account: 'acme', plan: null, unlimited: false, expiresAt: null };

/** A folder whose store has one key, changed by `sql` while nobody uses it. */
async function leftFolder(sql: string): Promise<{ varDir: string; file: string }> {
  const varDir = tempFolder();
  const admin = openEmbeddedAdmin(varDir, Date.now);
  await admin.create(NEW_KEY);
  await admin.close();
  const file = join(varDir, 'access.db');
  change(file, sql);
  return { varDir, file };
}

function change(file: string, sql: string): void {
  const database = new DatabaseSync(file);
  database.exec(sql);
  database.close();
}

function versionOf(file: string): unknown {
  const database = new DatabaseSync(file, { readOnly: true });
  const version = database.prepare('PRAGMA user_version').get()?.user_version;
  database.close();
  return version;
}

async function accountsIn(varDir: string): Promise<string[]> {
  const admin = openEmbeddedAdmin(varDir, Date.now);
  const listed = await admin.list();
  await admin.close();
  return listed.map(({ account }) => account);
}

const THIRD = `
  DROP TABLE day_starts; DROP INDEX keys_by_account; DROP INDEX keys_by_successor_of;
  ALTER TABLE keys DROP COLUMN admin_of; ALTER TABLE keys DROP COLUMN successor_of;
  ALTER TABLE keys DROP COLUMN unused_until;
  PRAGMA user_version = 3;
`;
/** A newer program's schema 7, with an added column that this program may leave out. */
const WIDER = `ALTER TABLE keys ADD COLUMN later TEXT; PRAGMA user_version = ${4 * 65_536 + 7}`;
/** A still newer program's schema 8, without a column that this program needs. */
const NARROWER = `ALTER TABLE keys DROP COLUMN hint; PRAGMA user_version = ${8 * 65_536 + 8}`;

test('a copy of an older store is kept before the upgrade, once', async () => {
  const { varDir, file } = await leftFolder(THIRD);
  expect(await accountsIn(varDir)).toEqual(['acme']);
  expect([versionOf(file), versionOf(`${file}.schema-3`)]).toEqual([4 * 65_536 + 6, 3]);
  expect((statSync(`${file}.schema-3`).mode & 0o777).toString(8)).toBe('600');
  const before = readFileSync(`${file}.schema-3`);
  expect(await accountsIn(varDir)).toEqual(['acme']);
  expect(readFileSync(`${file}.schema-3`).equals(before)).toBe(true);
  expect(readdirSync(varDir).filter((name) => name.includes('partial'))).toEqual([]);
});

test('a store that cannot be copied stays unchanged', async () => {
  const { varDir, file } = await leftFolder(THIRD);
  mkdirSync(`${file}.schema-3.partial`);
  expect(() => openFolder(varDir, 'serve')).toThrow(StoreError);
  expect(versionOf(file)).toBe(3);
});

test('a newer store that only adds to this schema is usable', async () => {
  const { varDir, file } = await leftFolder(WIDER);
  const admin = openEmbeddedAdmin(varDir, Date.now);
  await admin.create({ ...NEW_KEY, account: 'beta' });
  await admin.close();
  expect(await accountsIn(varDir)).toEqual(['acme', 'beta']);
  expect(versionOf(file)).toBe(4 * 65_536 + 7);
  expect(readdirSync(varDir).filter((name) => name.includes('schema'))).toEqual([]);
});

test('a newer store that this program cannot use is refused, with the way back', async () => {
  const { varDir, file } = await leftFolder(THIRD);
  expect(await accountsIn(varDir)).toEqual(['acme']);
  change(file, NARROWER);
  const before = readFileSync(file);
  const open = () => openFolder(varDir, 'serve');
  expect(open).toThrow(StoreError);
  expect(open).toThrow(/newer program \(schema 8, and this one knows 6\); start that one, or/);
  expect(open).toThrow(
    `without the changes of keys and the use since: npm run keys -- restore ${file}.schema-3`,
  );
  expect(readFileSync(file).equals(before)).toBe(true);
  restoreFolder({ varDir, now: Date.now, by: 'test' }, `${file}.schema-3`);
  expect(await accountsIn(varDir)).toEqual(['acme']);
});

test('without a copy, the way back is a backup', async () => {
  const { varDir } = await leftFolder(NARROWER);
  expect(() => openFolder(varDir, 'serve')).toThrow(/a backup .*: npm run keys -- restore FILE$/);
});
