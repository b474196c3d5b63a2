import {
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { newId } from '../keys/base62.ts';
import { KeyAdminError, StoreError, storeError } from '../store.ts';
import { lockFolder } from '../var-dir/folder-lock.ts';
import { StoreIdentity } from '../var-dir/store-identity.ts';
import { makePrivateFile, moveSynced, syncFile, syncFolder } from '../var-dir/synced-files.ts';
import { checkSameStore, placesIn } from './embedded-folder.ts';
import type { AloneOptions } from './mend-month.ts';
import { addEvent, filesOf, openDatabase } from './sqlite-database.ts';
import { isHeaderOfStore, readStoreId } from './sqlite-schema.ts';
import { sqliteUsage } from './sqlite-usage.ts';

type Places = ReturnType<typeof placesIn>;

/**
 * Replaces the store of a folder, in which no server may run, with a backup. The new file is
 * checked first and takes its place by one rename: a kill or a power cut leaves the old store or
 * the new one. The old store is kept beside it.
 * @returns the path of the old store; null = there was none.
 * @throws KeyAdminError when the file is not a backup, StoreError when it cannot be restored.
 */
export function restoreFolder(
  { varDir, now, by }: AloneOptions,
  file: string,
): { readonly keptAside: string | null } {
  const unlock = lockFolder(varDir, 'alone');
  const places = placesIn(varDir);
  const draft = `${places.database}.restoring`;
  try {
    const identity = new StoreIdentity(places.identity);
    const at = now();
    const storeId = prepareDraft(file, draft, identity.id, { at, by });
    syncFile(draft);
    const suffix = `.before-restore-${new Date(at).toISOString().replaceAll(':', '-')}`;
    const keptAside = keepCopy(places, suffix) ?? moveAside(places, suffix, storeId);
    moveSynced(draft, places.database);
    identity.adopt(storeId);
    return { keptAside };
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    throw storeError(varDir, 'nothing was restored', error);
  } finally {
    for (const path of filesOf(draft)) rmSync(path, { force: true });
    unlock();
  }
}

/** Copies the backup beside the store and checks the copy. @returns the id of its store. */
function prepareDraft(
  file: string,
  draft: string,
  expected: string | null,
  { at, by }: { at: number; by: string },
): string {
  checkSource(file);
  for (const path of filesOf(draft)) rmSync(path, { force: true });
  makePrivateFile(draft);
  copyFileSync(file, draft);
  try {
    using database = openDatabase({
      file: draft,
      lockWaitMillis: 0,
      keepsOlder: false,
      checkIntegrity: true,
      // A backup that predates identities is accepted unless the folder has one.
      newStoreId: expected === null ? newId() : null,
    });
    const storeId = readStoreId(database, draft);
    checkSameStore(draft, expected, storeId);
    addEvent(database, { at, by, action: 'restore', detail: file });
    database.exec('PRAGMA journal_mode = DELETE');
    return storeId;
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    const reason = error.message.replace(`${draft}: `, '');
    throw new KeyAdminError(`${file}: cannot be restored, and nothing was changed: ${reason}`);
  }
}

/** @throws KeyAdminError when the file is clearly not a backup. */
function checkSource(file: string): void {
  const header = Buffer.alloc(100);
  try {
    const descriptor = openSync(file, 'r');
    try {
      readSync(descriptor, header);
    } finally {
      closeSync(descriptor);
    }
  } catch (error) {
    throw new KeyAdminError(`${file}: cannot be read (${(error as Error).message})`);
  }
  if (!isHeaderOfStore(header)) {
    throw new KeyAdminError(`${file}: is no backup; one is made by: npm run keys -- backup FILE`);
  }
  // Part of the data would be missing.
  if ((statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0) {
    throw new KeyAdminError(
      `${file}: is a database in use, with a part of it in another file; ` +
        'make a backup of it with: npm run keys -- backup FILE',
    );
  }
}

/** Keeps a copy of an intact store, with all its use. @returns null when it is damaged. */
function keepCopy(places: Places, suffix: string): string | null {
  if (!existsSync(places.database)) return null;
  try {
    using database = openDatabase({
      file: places.database,
      lockWaitMillis: 0,
      checkIntegrity: true,
      newStoreId: newId(),
    });
    const storeId = readStoreId(database, places.database);
    sqliteUsage(database, storeId).mergeLeft(places.journals);
    // Into one file: what lies beside it must not be taken for the new store's.
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  } catch (error) {
    if (error instanceof StoreError) return null;
    throw error;
  }
  const copy = places.database + suffix;
  // Not a link: a process with it open would write to the store in use.
  copyFileSync(places.database, copy, constants.COPYFILE_FICLONE);
  syncFile(copy);
  return copy;
}

/**
 * Moves an unusable store and its journals away. Until the new store is in place, the folder reports
 * its store as missing, and nothing starts.
 * @returns null when there is nothing to move.
 */
function moveAside(places: Places, suffix: string, storeId: string): string | null {
  new StoreIdentity(places.identity).adopt(storeId);
  const moved = [...filesOf(places.database), places.journals].filter((path) => existsSync(path));
  for (const path of moved) renameSync(path, path + suffix);
  syncFolder(dirname(places.database));
  return moved[0] === undefined ? null : moved[0] + suffix;
}
