import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type { CallerStore, KeyAdmin } from '../store.ts';
import { isAlive } from '../usage/process-alive.ts';
import { journalFolder } from '../usage/usage-journal.ts';
import { UsageMerge } from '../usage/usage-merge.ts';
import { SqliteCallers } from './sqlite-callers.ts';
import { openDatabase } from './sqlite-database.ts';
import { SqliteKeyAdmin } from './sqlite-key-admin.ts';
import { UsageLedger } from './usage-ledger.ts';

export interface EmbeddedStoreOptions {
  /** The folder of the store's files; created when missing. */
  readonly varDir: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Told of every failure of the file that did not stop a request. */
  readonly onTrouble: (error: unknown) => void;
}

/** The store of a single process: for its requests and for administration in it. */
export interface EmbeddedStore {
  readonly callers: CallerStore;
  readonly admin: KeyAdmin;
}

const DATABASE_NAME = 'access.db';
/** A request must not stand still for long because somebody else writes. */
const SERVER_LOCK_WAIT_MILLIS = 100;
const ADMIN_LOCK_WAIT_MILLIS = 5_000;

/**
 * Opens the embedded store for a server; `callers.close` closes both halves.
 * @throws StoreError when the file is damaged or cannot be opened.
 */
export function openEmbeddedStore(options: EmbeddedStoreOptions): EmbeddedStore {
  const database = openDatabase({
    file: join(options.varDir, DATABASE_NAME),
    lockWaitMillis: SERVER_LOCK_WAIT_MILLIS,
    checkIntegrity: true,
  });
  const { now, onTrouble } = options;
  const folder = journalFolder(options.varDir);
  const ledger = openLedger(database, folder, onTrouble);
  const callers = new SqliteCallers({ database, ledger, now, onTrouble });
  const admin = new SqliteKeyAdmin({
    database,
    folder,
    now,
    randomBytes,
    onChange: () => callers.forget(),
    onClose: () => callers.close(),
  });
  return { callers, admin };
}

/** Counts first what a process that has died left in its journal. */
function openLedger(
  database: DatabaseSync,
  folder: string,
  onTrouble: (error: unknown) => void,
): UsageLedger {
  try {
    // A journal with our own number is a dead process's too: numbers are given again.
    new UsageMerge(database).recover(folder, (id) => id !== process.pid && isAlive(id));
    return new UsageLedger({ database, folder, processId: process.pid, randomBytes, onTrouble });
  } catch (error) {
    database.close();
    throw error;
  }
}

/**
 * Opens the embedded store for administration beside a running server, which sees the
 * changes within a second.
 * @throws StoreError when the file is damaged or cannot be opened.
 */
export function openEmbeddedAdmin(varDir: string, now: () => number): KeyAdmin {
  const database = openDatabase({
    file: join(varDir, DATABASE_NAME),
    lockWaitMillis: ADMIN_LOCK_WAIT_MILLIS,
    checkIntegrity: false,
  });
  return new SqliteKeyAdmin({
    database,
    folder: journalFolder(varDir),
    now,
    randomBytes,
    onChange: () => undefined,
    onClose: () => database.close(),
  });
}
