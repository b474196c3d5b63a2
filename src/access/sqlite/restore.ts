import { randomBytes } from 'node:crypto';
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
import { randomBase62 } from '../keys/base62.ts';
import { KeyAdminError, StoreError } from '../store.ts';
import { lockFolder } from '../var-dir/folder-lock.ts';
import { StoreIdentity } from '../var-dir/store-identity.ts';
import { makePrivateFile, moveSynced, syncFile, syncFolder } from '../var-dir/synced-files.ts';
import { checkSameStore, placesIn } from './embedded-folder.ts';
import type { AloneOptions } from './mend-month.ts';
import { isHeaderOfStore } from './schema-stamp.ts';
import { openDatabase } from './sqlite-database.ts';
import { addEvent } from './sqlite-events.ts';
import { readStoreId } from './sqlite-schema.ts';
import { SqliteUsage } from './sqlite-usage.ts';

type Places = ReturnType<typeof placesIn>;

/** What SQLite lays beside a database. */
const BESIDE = ['-wal', '-shm', '-journal'];

/**
 * Puts what a backup holds in the place of a folder's store, in which no server may run. The new
 * file is checked before, and takes its place by one rename: a kill or a power cut leaves the old
 * store or the new one. What was there is kept beside it.
 * @returns the path of what was there; null = there was nothing.
 * @throws KeyAdminError for a file that is no backup, StoreError when it cannot be put there.
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
    const suffix = `.before-restore-${new Date(at).toISOString().replaceAll(':', '-')}`;
    const keptAside = keepCopy(places, suffix) ?? moveAside(places, suffix, storeId);
    moveSynced(draft, places.database);
    identity.adopt(storeId);
    return { keptAside };
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    throw new StoreError(`${varDir}: nothing was restored (${error.message})`, { cause: error });
  } finally {
    for (const end of ['', ...BESIDE]) rmSync(draft + end, { force: true });
    unlock();
  }
}

/** Copies the backup beside the store, and checks the copy. @returns whose store it is. */
function prepareDraft(
  file: string,
  draft: string,
  expected: string | null,
  { at, by }: { at: number; by: string },
): string {
  checkSource(file);
  for (const end of ['', ...BESIDE]) rmSync(draft + end, { force: true });
  makePrivateFile(draft);
  copyFileSync(file, draft);
  let storeId: string;
  try {
    const database = openDatabase({
      file: draft,
      lockWaitMillis: 0,
      keepsOlder: false,
      checkIntegrity: true,
      // A file from before there were identities is taken where nothing says otherwise.
      newStoreId: expected === null ? randomBase62(16, randomBytes) : null,
    });
    try {
      storeId = readStoreId(database, draft);
      checkSameStore(draft, expected, storeId);
      addEvent(database, { at, by, action: 'restore', detail: file });
      database.exec('PRAGMA journal_mode = DELETE');
    } finally {
      database.close();
    }
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    const reason = error.message.replace(`${draft}: `, '');
    throw new KeyAdminError(`${file}: cannot be restored, and nothing was changed: ${reason}`);
  }
  syncFile(draft);
  return storeId;
}

/** @throws KeyAdminError for what is no backup at a glance. */
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
  // Some of it would be missing.
  if ((statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0) {
    throw new KeyAdminError(
      `${file}: is a database in use, with a part of it in another file; ` +
        'make a backup of it with: npm run keys -- backup FILE',
    );
  }
}

/** Keeps a copy of a store that is whole, with all its use. @returns null when it is not. */
function keepCopy(places: Places, suffix: string): string | null {
  if (!existsSync(places.database)) return null;
  try {
    const database = openDatabase({
      file: places.database,
      lockWaitMillis: 0,
      checkIntegrity: true,
      newStoreId: randomBase62(16, randomBytes),
    });
    try {
      const storeId = readStoreId(database, places.database);
      new SqliteUsage(database, storeId).mergeLeft(places.journals);
      // All of it into the one file: what lies beside it must not be taken for the new one's.
      database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    } finally {
      database.close();
    }
  } catch (error) {
    if (error instanceof StoreError) return null;
    throw error;
  }
  const copy = places.database + suffix;
  // No link: who opened it would write to the store in use.
  copyFileSync(places.database, copy, constants.COPYFILE_FICLONE);
  syncFile(copy);
  return copy;
}

/**
 * Moves a store away that cannot be used as it is, with its journals. Until the new one is there
 * the folder says that its store is missing, and nothing starts.
 * @returns null when there is nothing.
 */
function moveAside(places: Places, suffix: string, storeId: string): string | null {
  new StoreIdentity(places.identity).adopt(storeId);
  let first: string | null = null;
  for (const path of [
    places.database,
    ...BESIDE.map((end) => places.database + end),
    places.journals,
  ]) {
    if (!existsSync(path)) continue;
    renameSync(path, path + suffix);
    first ??= path + suffix;
  }
  syncFolder(dirname(places.database));
  return first;
}
