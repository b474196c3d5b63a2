import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StoreError } from '../store.ts';
import { makePrivateFile, makePrivateFolder } from './synced-files.ts';

/**
 * How a folder is used: by the one server there may be, beside it for administration, or alone,
 * to put another store in its place.
 */
export type FolderUse = 'serve' | 'administer' | 'alone';

/**
 * SQLite's own ladder of locks, on an empty file: many may read, one of them may mean to write,
 * and who writes is alone. Node has no `flock`, and the kernel lets go of these when the process
 * dies, however it dies. Decision 30.
 */
const ORDERS: Readonly<Record<FolderUse, string>> = {
  serve: 'BEGIN IMMEDIATE',
  administer: 'BEGIN; SELECT count(*) FROM sqlite_schema',
  alone: 'BEGIN EXCLUSIVE',
};

/** Whoever restores needs a moment; a server that runs does not go away by waiting. */
const WAIT_MILLIS: Readonly<Record<FolderUse, number>> = {
  serve: 200,
  administer: 5_000,
  alone: 200,
};

const LOCK_NAME = 'lock';

/**
 * Takes a folder for a use, until the process ends or the result is called.
 * @throws StoreError when the folder is in use in a way that does not go together.
 */
export function lockFolder(varDir: string, use: FolderUse): () => void {
  const file = join(varDir, LOCK_NAME);
  let lock: DatabaseSync | undefined;
  try {
    makePrivateFolder(varDir);
    makePrivateFile(file);
    lock = new DatabaseSync(file, { timeout: WAIT_MILLIS[use] });
    lock.exec(ORDERS[use]);
    const held = lock;
    return () => held.close();
  } catch (error) {
    lock?.close();
    throw new StoreError(explain(varDir, file, use, error), { cause: error });
  }
}

function explain(varDir: string, file: string, use: FolderUse, error: unknown): string {
  const detail = error instanceof Error ? error.message : String(error);
  if (!/locked/.test(detail)) return `${file}: cannot be opened (${detail})`;
  switch (use) {
    case 'serve':
      return `VAR_DIR: another server runs on ${varDir}; stop it, or set another folder`;
    case 'administer':
      return `VAR_DIR: the store in ${varDir} is being restored; try again when that is done`;
    default:
      return `VAR_DIR: a server or another "npm run keys" runs on ${varDir}; stop it first`;
  }
}
