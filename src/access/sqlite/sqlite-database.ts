import { DatabaseSync } from 'node:sqlite';
import { type EventSubject, type StoreError, storeError } from '../store.ts';
import { makePrivateFile } from '../var-dir/synced-files.ts';
import { prepareSchema, type SchemaOptions } from './sqlite-schema.ts';

export interface DatabaseOptions extends SchemaOptions {
  /** How long a call waits for another process's lock; it blocks the thread. */
  readonly lockWaitMillis: number;
  /** Whether to read the whole file and refuse it when a page is damaged. */
  readonly checkIntegrity: boolean;
}

/**
 * WAL with NORMAL: a commit is one write, and survives a killed process. A power cut can lose the last
 * commits, but never the file's consistency.
 */
const UNSYNCED = 'PRAGMA synchronous = NORMAL';

/**
 * Opens the embedded store's database; creates a missing one, and updates an older one.
 * @throws StoreError when it cannot be opened, is damaged, or is not ours.
 */
export function openDatabase(options: DatabaseOptions): DatabaseSync {
  const { file } = options;
  let database: DatabaseSync | undefined;
  try {
    // Created before SQLite does it: SQLite's files beside this one get the same mode.
    makePrivateFile(file);
    database = new DatabaseSync(file, { timeout: options.lockWaitMillis });
    database.exec('PRAGMA journal_mode = WAL; PRAGMA foreign_keys = ON');
    // Synced, like every change of administration (Decision 30); other writes need not be.
    prepareSchema(database, options);
    database.exec(UNSYNCED);
    if (options.checkIntegrity) {
      const first = database.prepare('PRAGMA integrity_check(1)').get()?.integrity_check;
      if (first !== 'ok') throw new Error(`malformed: ${String(first).replaceAll('\n', ' ')}`);
    }
    return database;
  } catch (error) {
    const reason = explain(file, error);
    database?.close();
    throw reason;
  }
}

/** A database's file, and those that SQLite keeps beside it. */
export function filesOf(database: string): string[] {
  return ['', '-wal', '-shm', '-journal'].map((end) => database + end);
}

/**
 * One change of administration, atomic and on the disk when this returns, so that no power cut
 * undoes what was acknowledged (Contract 14.7).
 * @throws StoreError when the database cannot be written, and what `work` throws.
 */
export function changeSynced<T>(database: DatabaseSync, work: () => T): T {
  try {
    database.exec('PRAGMA synchronous = FULL; BEGIN IMMEDIATE');
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    throw databaseError(database, error);
  } finally {
    if (database.isTransaction) database.exec('ROLLBACK');
    database.exec(UNSYNCED);
  }
}

/** Records a change, in the transaction that makes it. */
export function addEvent(database: DatabaseSync, event: EventSubject & { at: number; by: string }) {
  const { at, by, action, account = null, keyId = null, detail = null } = event;
  database
    .prepare(
      'INSERT INTO events (at, done_by, action, account, key_id, detail) VALUES (?, ?, ?, ?, ?, ?)',
    )
    .run(at, by, action, account, keyId, detail);
}

/** An error of SQLite with the file and the remedy; any other error unchanged. */
export function databaseError(database: DatabaseSync, error: unknown): unknown {
  const isOfSqlite = error instanceof Error && 'errcode' in error;
  return isOfSqlite ? explain(database.location() ?? 'the database', error) : error;
}

function explain(file: string, error: unknown): StoreError {
  const detail = String(error);
  const remedy = /malformed|not a database|corrupt/i.test(detail)
    ? 'is damaged; restore it from a backup with: npm run keys -- restore FILE'
    : /disk is full|ENOSPC|EFBIG|disk I\/O error/i.test(detail)
      ? 'cannot be written, and nothing was changed; make room on the disk'
      : 'cannot be opened';
  return storeError(file, remedy, error);
}
