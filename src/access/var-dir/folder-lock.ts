import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StoreError, storeError } from '../store.ts';
import { makePrivateFile, makePrivateFolder } from './synced-files.ts';

/** How a folder is used: by its one server, for administration beside it, or alone, to replace its store. */
export type FolderUse = 'serve' | 'administer' | 'alone';

/**
 * SQLite's own locks, on an empty file: many may read, one of them may intend to write, and a writer
 * is alone. Node has no `flock`, and the kernel releases these however the process dies. Decision 30.
 */
const LOCKS = {
  serve: {
    order: 'BEGIN IMMEDIATE',
    // A running server does not end soon, so nothing waits for it.
    waitMillis: 200,
    taken: (varDir: string) => `another server runs on ${varDir}; stop it, or set another folder`,
  },
  administer: {
    order: 'BEGIN; SELECT count(*) FROM sqlite_schema',
    // A restore takes a moment.
    waitMillis: 5_000,
    taken: (varDir: string) =>
      `the store in ${varDir} is being restored; try again when that is done`,
  },
  alone: {
    order: 'BEGIN EXCLUSIVE',
    waitMillis: 200,
    taken: (varDir: string) =>
      `a server or another "npm run keys" runs on ${varDir}; stop it first`,
  },
};

/**
 * Takes a folder for a use, until the process ends or the result is called.
 * @throws StoreError when the folder is in use in a way that rules this one out.
 */
export function lockFolder(varDir: string, use: FolderUse): () => void {
  const file = join(varDir, 'lock');
  const { order, waitMillis, taken } = LOCKS[use];
  try {
    return lockFile(file, order, waitMillis);
  } catch (error) {
    if (!/locked/.test(String(error))) throw storeError(file, 'cannot be opened', error);
    throw new StoreError(`VAR_DIR: ${taken(varDir)}`, { cause: error });
  }
}

/** A connection that nobody refers to is collected, and its lock with it. */
const held = new Set<DatabaseSync>();

/**
 * Locks a file that holds nothing, until the process ends or the result is called.
 * @param order SQL that takes the lock.
 * @throws what the system or SQLite reports.
 */
export function lockFile(file: string, order: string, waitMillis: number): () => void {
  makePrivateFolder(dirname(file));
  makePrivateFile(file);
  const database = new DatabaseSync(file, { timeout: waitMillis });
  try {
    database.exec(order);
  } catch (error) {
    database.close();
    throw error;
  }
  held.add(database);
  return () => {
    held.delete(database);
    database.close();
  };
}
