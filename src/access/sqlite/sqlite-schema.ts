import type { DatabaseSync } from 'node:sqlite';
import { StoreError } from '../store.ts';
import { findOlderCopy, keepOlderCopy } from '../var-dir/older-copy.ts';
import { isEmpty, readStamp, type SchemaStamp, writeStamp } from './schema-stamp.ts';

const SCHEMA_VERSION = 6;
/**
 * The oldest program that can use the newest schema. Steps only add tables and optional columns.
 * A step that raises this version may drop what no program since then needs: Decision 30.
 */
const USABLE_FROM = 4;
/** Older schemas have no identity, and are given one. */
const FIRST_WITH_IDENTITY = 3;

/**
 * What each schema version added; a file is updated when it is opened. STRICT: a column holds its
 * declared type, so that rows need no checks when read.
 */
const STEPS: readonly string[] = [
  `
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
`,
  // How many entries of each journal are merged into `usage`: one an account, or more at a turn of
  // the month.
  `
  CREATE TABLE merged (
    journal TEXT PRIMARY KEY,
    accounts INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
`,
  // Times in milliseconds since 1970; keys older than this version have no creation.
  `
  CREATE TABLE store (
    id TEXT NOT NULL
  ) STRICT;
  ALTER TABLE accounts ADD COLUMN state TEXT NOT NULL DEFAULT 'active';
  ALTER TABLE keys ADD COLUMN created_at INTEGER;
  CREATE TABLE events (
    number INTEGER PRIMARY KEY,
    at INTEGER NOT NULL,
    done_by TEXT NOT NULL,
    action TEXT NOT NULL,
    account TEXT,
    key_id TEXT,
    detail TEXT
  ) STRICT;
`,
  // An account's use of a month at the start of a day; and the account whose keys a key sees.
  `
  CREATE TABLE day_starts (
    account_id INTEGER NOT NULL REFERENCES accounts (id),
    month INTEGER NOT NULL,
    day INTEGER NOT NULL,
    used_before INTEGER NOT NULL,
    PRIMARY KEY (account_id, month, day)
  ) STRICT, WITHOUT ROWID;
  ALTER TABLE keys ADD COLUMN admin_of INTEGER REFERENCES accounts (id);
`,
  // Which key was exchanged for which; before, only the history told.
  `
  ALTER TABLE keys ADD COLUMN successor_of INTEGER REFERENCES keys (number);
  UPDATE keys SET successor_of = old.number
  FROM events AS e JOIN keys AS old ON old.id = e.key_id
  WHERE e.action = 'rotate' AND keys.id = substr(e.detail, length('successor ') + 1);
  CREATE INDEX keys_by_account ON keys (account_id);
  CREATE INDEX keys_by_successor_of ON keys (successor_of) WHERE successor_of IS NOT NULL;
`,
  // When a key ends unless it has been used by then.
  `
  ALTER TABLE keys ADD COLUMN unused_until INTEGER;
`,
];

export interface SchemaOptions {
  readonly file: string;
  /** The identity for a store without one; null = such a file is refused. */
  readonly newStoreId: string | null;
  /** Whether to keep a copy of an older file beside it; true if left out. */
  readonly keepsOlder?: boolean;
}

/**
 * Creates the tables of a new file, or updates those of an older version.
 * @throws StoreError when the file is not a store of ours.
 */
export function prepareSchema(
  database: DatabaseSync,
  { file, newStoreId, keepsOlder = true }: SchemaOptions,
): void {
  if (isUsable(readStamp(database))) return;
  // Two processes may start at once: the second finds the first one's tables.
  database.exec('BEGIN IMMEDIATE');
  try {
    if (!isUsable(readStamp(database))) {
      const version = versionOf(database, file);
      const isWithoutIdentity = version < FIRST_WITH_IDENTITY;
      if (isWithoutIdentity && newStoreId === null) throw withoutIdentity(file);
      if (version > 0 && keepsOlder) keepOlderCopy(file, version);
      for (const step of STEPS.slice(version)) database.exec(step);
      if (isWithoutIdentity) {
        database.prepare('INSERT INTO store (id) VALUES (?)').run(newStoreId);
      }
      writeStamp(database, { version: SCHEMA_VERSION, usableFrom: USABLE_FROM });
    }
    database.exec('COMMIT');
  } finally {
    if (database.isTransaction) database.exec('ROLLBACK');
  }
}

/** The identity of a store. @throws StoreError when it is missing. */
export function readStoreId(database: DatabaseSync, file: string): string {
  const id = database.prepare('SELECT id FROM store').get()?.id;
  if (typeof id !== 'string') throw withoutIdentity(file);
  return id;
}

/** Whether this program can use a file of this schema unchanged. */
function isUsable(stamp: SchemaStamp | null): boolean {
  return stamp !== null && stamp.version >= SCHEMA_VERSION && stamp.usableFrom <= SCHEMA_VERSION;
}

/** A file's schema version; 0 = it is empty. */
function versionOf(database: DatabaseSync, file: string): number {
  const stamp = readStamp(database);
  if (stamp === null && isEmpty(database)) return 0;
  const version = stamp?.version ?? 0;
  if (version >= 1 && version < SCHEMA_VERSION) return version;
  if (version > SCHEMA_VERSION) throw ofNewerProgram(file, version);
  throw new StoreError(`${file}: is no store of this service; set VAR_DIR to another folder`);
}

/** Decision 30. */
function ofNewerProgram(file: string, version: number): StoreError {
  const copy = findOlderCopy(file, SCHEMA_VERSION);
  const back = copy === null ? 'to a backup that this one made' : 'to the copy from before it';
  return new StoreError(
    `${file}: is used by a newer program (schema ${version}, and this one knows ${SCHEMA_VERSION}); ` +
      `start that one, or go back ${back}, without the changes of keys and the use since: ` +
      `npm run keys -- restore ${copy ?? 'FILE'}`,
  );
}

function withoutIdentity(file: string): StoreError {
  return new StoreError(
    `${file}: is empty, or older than the store that this folder belongs to; restore a backup ` +
      'with: npm run keys -- restore FILE, or, to begin with this file on purpose, remove store-id ' +
      'and usage/ beside it',
  );
}
