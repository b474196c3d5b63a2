import { statSync } from 'node:fs';
import { join } from 'node:path';
import { newId } from '../keys/base62.ts';
import { StoreError } from '../store.ts';
import { listJournals } from '../usage/journal-files.ts';
import { diskReserve } from '../var-dir/disk-reserve.ts';
import { type FolderUse, lockFolder } from '../var-dir/folder-lock.ts';
import { StoreIdentity } from '../var-dir/store-identity.ts';
import { openDatabase } from './sqlite-database.ts';
import { readStoreId } from './sqlite-schema.ts';
import { sqliteUsage } from './sqlite-usage.ts';

/** The paths in the folder of an embedded store. */
export function placesIn(varDir: string) {
  return {
    database: join(varDir, 'access.db'),
    journals: join(varDir, 'usage'),
    identity: join(varDir, 'store-id'),
  };
}

/**
 * Opens the store of a folder, or creates its first one. A missing or empty database, or that of another
 * store, is refused without writing: Decision 30.
 * @throws StoreError
 */
export function openFolder(varDir: string, use: FolderUse) {
  using opened = new DisposableStack();
  opened.defer(lockFolder(varDir, use));
  const places = placesIn(varDir);
  const { database: file, journals } = places;
  const identity = new StoreIdentity(places.identity);
  checkPresence(places, identity);
  const reserve = diskReserve(varDir);
  const options = {
    file,
    // A request must not wait long for another writer.
    lockWaitMillis: use === 'serve' ? 100 : 5_000,
    checkIntegrity: use !== 'administer',
    newStoreId: identity.id === null ? newId() : null,
  };
  const database = opened.use(reserve.spendOn(() => openDatabase(options)));
  const storeId = readStoreId(database, file);
  checkSameStore(file, identity.id, storeId);
  // Written last: a process killed before this leaves a database that still names its store.
  identity.adopt(storeId);
  const usage = sqliteUsage(database, storeId);
  const kept = opened.move();
  return { varDir, database, storeId, usage, journals, reserve, close: () => kept.dispose() };
}
/** The folder of an embedded store, locked, with its database open. */
export type EmbeddedFolder = ReturnType<typeof openFolder>;

/** @throws StoreError when the folder belongs to another store. */
export function checkSameStore(file: string, expected: string | null, found: string): void {
  if (expected === null || expected === found) return;
  throw new StoreError(
    `${file}: is store ${found}, but this folder belongs to store ${expected}; restore a backup of ` +
      'that one, or set VAR_DIR to an empty folder for this one',
  );
}

/** Refuses to create a new store in a folder whose own store is missing. */
function checkPresence(places: ReturnType<typeof placesIn>, identity: StoreIdentity): void {
  const size = statSync(places.database, { throwIfNoEntry: false })?.size ?? 0;
  if (size > 0) return;
  const journal = listJournals(places.journals)[0];
  const witness = identity.id !== null ? places.identity : journal?.path;
  if (witness === undefined) return;
  throw new StoreError(
    `${places.database}: is missing or empty, but ${witness} belongs to a store; restore a backup ` +
      'with: npm run keys -- restore FILE, or, to begin anew on purpose, remove store-id and usage/',
  );
}
