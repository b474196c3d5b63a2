import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StoreError } from '../store.ts';

/** Marks the file as ours ("RLtr"); another application's database is refused. */
const APPLICATION_ID = 0x524c7472;
const SCHEMA_VERSION = 2;

/** STRICT: a column holds what its type says, so that rows need no checks when read. */
const SCHEMA = `
  CREATE TABLE accounts (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    plan TEXT NOT NULL,
    unlimited INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE TABLE keys (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    digest BLOB NOT NULL UNIQUE,
    hint TEXT NOT NULL,
    account_id INTEGER NOT NULL REFERENCES accounts (id),
    state TEXT NOT NULL DEFAULT 'active',
    expires_at INTEGER,
    last_used_day INTEGER
  ) STRICT;
  CREATE TABLE usage (
    account_id INTEGER NOT NULL REFERENCES accounts (id),
    month INTEGER NOT NULL,
    used INTEGER NOT NULL,
    PRIMARY KEY (account_id, month)
  ) STRICT, WITHOUT ROWID;
`;
/** How many entries of each journal are in `usage` by now: one an account, but for a month's turn. */
const SINCE_VERSION_2 = `
  CREATE TABLE merged (
    journal TEXT PRIMARY KEY,
    accounts INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
`;

export interface DatabaseOptions {
  readonly file: string;
  /** How long a call waits for another process's lock; the thread stands still meanwhile. */
  readonly lockWaitMillis: number;
  /** Reads the whole file, and refuses it when a page is damaged. */
  readonly checkIntegrity: boolean;
}

/**
 * Opens the embedded store's database, and creates it when there is none.
 * @throws StoreError when it cannot be opened, is damaged, or is not ours.
 */
export function openDatabase(options: DatabaseOptions): DatabaseSync {
  const { file } = options;
  let database: DatabaseSync | undefined;
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    // Before SQLite does: the files that it lays beside this one get the same mode.
    closeSync(openSync(file, 'a', 0o600));
    chmodSync(file, 0o600);
    database = new DatabaseSync(file, { timeout: options.lockWaitMillis });
    // WAL with NORMAL: a commit is one write, safe against a killed process; only a
    // power cut can take the last commits, and never the file's consistency.
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
    database.exec('PRAGMA foreign_keys = ON');
    createSchema(database, file);
    if (options.checkIntegrity) checkIntegrity(database, file);
    return database;
  } catch (error) {
    database?.close();
    throw error instanceof StoreError ? error : storeError(file, error);
  }
}

/** The reason in words, and the remedy. */
function storeError(file: string, error: unknown): StoreError {
  const detail = error instanceof Error ? error.message : String(error);
  const damaged = /malformed|not a database|corrupt/i.test(detail);
  const remedy = damaged
    ? 'is damaged; restore it from a backup, or move it away to begin with an empty store'
    : 'cannot be opened';
  return new StoreError(`${file}: ${remedy} (${detail})`, { cause: error });
}

function createSchema(database: DatabaseSync, file: string): void {
  const applicationId = pragma(database, 'application_id');
  const version = pragma(database, 'user_version');
  if (applicationId === APPLICATION_ID && version === SCHEMA_VERSION) return;
  const tables = database.prepare('SELECT count(*) AS n FROM sqlite_schema').get()?.n;
  const isOlder = applicationId === APPLICATION_ID && version === 1;
  const isEmpty = applicationId === 0 && version === 0 && tables === 0;
  if (!isOlder && !isEmpty) {
    throw new StoreError(
      `${file}: is not a store of this version (schema ${version}, expected ${SCHEMA_VERSION}); ` +
        'move it away, or set VAR_DIR to another folder',
    );
  }
  // Two processes may start at once: the second one finds the first one's tables.
  database.exec('BEGIN IMMEDIATE');
  const found = pragma(database, 'user_version');
  if (found !== SCHEMA_VERSION) {
    if (found === 0) database.exec(SCHEMA);
    database.exec(SINCE_VERSION_2);
    database.exec(`PRAGMA application_id = ${APPLICATION_ID}`);
    database.exec(`PRAGMA user_version = ${SCHEMA_VERSION}`);
  }
  database.exec('COMMIT');
}

function checkIntegrity(database: DatabaseSync, file: string): void {
  const first = database.prepare('PRAGMA integrity_check(1)').get()?.integrity_check;
  if (first !== 'ok') throw storeError(file, new Error(`malformed: ${String(first)}`));
}

function pragma(database: DatabaseSync, name: 'application_id' | 'user_version'): unknown {
  return database.prepare(`PRAGMA ${name}`).get()?.[name];
}
