import type { DatabaseSync } from 'node:sqlite';
import { StoreError } from '../store.ts';

/** Marks the file as ours ("RLtr"); another application's database is refused. */
const APPLICATION_ID = 0x524c7472;
const SCHEMA_VERSION = 4;
/** Of the schemas: what is older has no identity, and is given one. */
const FIRST_WITH_IDENTITY = 3;

/**
 * What each version of the schema added to the one before; a file is brought to the newest one
 * when it is opened. STRICT: a column holds what its type says, so that rows need no checks when
 * read.
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
  // How many entries of each journal are in `usage` by now: one an account, but for a month's turn.
  `
  CREATE TABLE merged (
    journal TEXT PRIMARY KEY,
    accounts INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
`,
  // Times in milliseconds since 1970; keys that are older than this version have no creation.
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
  // What an account had used of a month when a day began; and of which account a key sees the keys.
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
];

/**
 * Makes the tables of a new file, or brings those of an older version up to date.
 * @param newStoreId the identity of a store that has none; null = a file without one is refused.
 * @throws StoreError when the file is not a store of ours.
 */
export function prepareSchema(
  database: DatabaseSync,
  file: string,
  newStoreId: string | null,
): void {
  if (isCurrent(database)) return;
  // Two processes may start at once: the second one finds the first one's tables.
  database.exec('BEGIN IMMEDIATE');
  try {
    if (!isCurrent(database)) {
      const version = versionOf(database, file);
      const isWithoutIdentity = version < FIRST_WITH_IDENTITY;
      if (isWithoutIdentity && newStoreId === null) throw withoutIdentity(file);
      for (const step of STEPS.slice(version)) database.exec(step);
      if (isWithoutIdentity) {
        database.prepare('INSERT INTO store (id) VALUES (?)').run(newStoreId);
      }
      database.exec(`PRAGMA application_id = ${APPLICATION_ID}`);
      database.exec(`PRAGMA user_version = ${SCHEMA_VERSION}`);
    }
    database.exec('COMMIT');
  } finally {
    if (database.isTransaction) database.exec('ROLLBACK');
  }
}

/** Whether a file that begins with these 100 bytes is a store of ours, of whatever version. */
export function isHeaderOfStore(header: Buffer): boolean {
  // https://sqlite.org/fileformat.html: the application's id is at byte 68.
  return (
    header.toString('latin1', 0, 16) === 'SQLite format 3\0' &&
    header.readUInt32BE(68) === APPLICATION_ID
  );
}

/** The identity of a store, made with it. @throws StoreError when it is gone. */
export function readStoreId(database: DatabaseSync, file: string): string {
  const id = database.prepare('SELECT id FROM store').get()?.id;
  if (typeof id !== 'string') throw withoutIdentity(file);
  return id;
}

function isCurrent(database: DatabaseSync): boolean {
  return (
    pragma(database, 'application_id') === APPLICATION_ID &&
    pragma(database, 'user_version') === SCHEMA_VERSION
  );
}

/** The version of the schema that a file has; 0 = it is empty. */
function versionOf(database: DatabaseSync, file: string): number {
  const version = Number(pragma(database, 'user_version'));
  const isOurs = pragma(database, 'application_id') === APPLICATION_ID;
  if (isOurs && version >= 1 && version < SCHEMA_VERSION) return version;
  const tables = database.prepare('SELECT count(*) AS n FROM sqlite_schema').get()?.n;
  if (pragma(database, 'application_id') === 0 && version === 0 && tables === 0) return 0;
  throw new StoreError(
    `${file}: is not a store of this version (schema ${version}, expected ${SCHEMA_VERSION}); ` +
      'move it away, or set VAR_DIR to another folder',
  );
}

function withoutIdentity(file: string): StoreError {
  return new StoreError(
    `${file}: is empty, or older than the store that this folder belongs to; restore a backup ` +
      'with: npm run keys -- restore FILE, or, to begin with this file on purpose, remove store-id ' +
      'and usage/ beside it',
  );
}

function pragma(database: DatabaseSync, name: 'application_id' | 'user_version'): unknown {
  return database.prepare(`PRAGMA ${name}`).get()?.[name];
}
