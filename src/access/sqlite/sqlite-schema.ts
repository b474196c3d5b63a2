import { existsSync, readFileSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { StoreError } from '../store.ts';
import { makePrivateFile, moveSynced, syncFile } from '../var-dir/synced-files.ts';

const SCHEMA_VERSION = 6;
/**
 * The oldest program that can use the newest schema. Steps only add tables and optional columns.
 * A step that raises this version may drop what no program since then needs: Decision 30.
 */
const USABLE_FROM = 4;
/** Older schemas have no identity, and are given one. */
const FIRST_WITH_IDENTITY = 3;
/** Marks the file as ours ("RLtr"); another application's database is refused. */
const APPLICATION_ID = 0x524c7472;
/** `user_version` holds the version in its lower 16 bits, and the oldest usable one above them. */
const VERSION_BITS = 16;

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
  if (isUsable(database)) return;
  // Two processes may start at once: the second finds the first one's tables.
  database.exec('BEGIN IMMEDIATE');
  try {
    if (!isUsable(database)) {
      const version = versionOf(database, file);
      const isWithoutIdentity = version < FIRST_WITH_IDENTITY;
      if (isWithoutIdentity && newStoreId === null) throw withoutIdentity(file);
      if (version > 0 && keepsOlder) keepOlderCopy(file, version);
      for (let step = version + 1; step <= SCHEMA_VERSION; step += 1) database.exec(readStep(step));
      if (isWithoutIdentity) {
        database.prepare('INSERT INTO store (id) VALUES (?)').run(newStoreId);
      }
      database.exec(`PRAGMA application_id = ${APPLICATION_ID};
        PRAGMA user_version = ${USABLE_FROM * 2 ** VERSION_BITS + SCHEMA_VERSION}`);
    }
    database.exec('COMMIT');
  } finally {
    if (database.isTransaction) database.exec('ROLLBACK');
  }
}

/**
 * What a schema version added. STRICT: a column holds its declared type, so that rows need no checks
 * when read.
 */
function readStep(version: number): string {
  return readFileSync(new URL(`schema/${version}.sql`, import.meta.url), 'utf8');
}

/** The identity of a store. @throws StoreError when it is missing. */
export function readStoreId(database: DatabaseSync, file: string): string {
  const id = database.prepare('SELECT id FROM store').get()?.id;
  if (typeof id !== 'string') throw withoutIdentity(file);
  return id;
}

/** Whether a file that begins with these 100 bytes is a store of ours, of any version. */
export function isHeaderOfStore(header: Buffer): boolean {
  // https://sqlite.org/fileformat.html: the application's id is at byte 68.
  return (
    header.toString('latin1', 0, 16) === 'SQLite format 3\0' &&
    header.readUInt32BE(68) === APPLICATION_ID
  );
}

/** Whether this program can use a database unchanged. */
function isUsable(database: DatabaseSync): boolean {
  const stamp = pragma(database, 'user_version');
  const version = stamp % 2 ** VERSION_BITS;
  // Earlier programs, which accept only their own schema, wrote 0.
  const usableFrom = Math.floor(stamp / 2 ** VERSION_BITS) || version;
  return isOurs(database) && version >= SCHEMA_VERSION && usableFrom <= SCHEMA_VERSION;
}

/** A file's schema version; 0 = it is empty. */
function versionOf(database: DatabaseSync, file: string): number {
  const stamp = pragma(database, 'user_version');
  const version = isOurs(database) ? stamp % 2 ** VERSION_BITS : 0;
  if (version > SCHEMA_VERSION) throw ofNewerProgram(file, version);
  const tables = database.prepare('SELECT count(*) AS n FROM sqlite_schema').get()?.n;
  const isEmpty = pragma(database, 'application_id') === 0 && stamp === 0 && tables === 0;
  if (isEmpty || (version >= 1 && version < SCHEMA_VERSION)) return version;
  throw new StoreError(`${file}: is no store of this service; set VAR_DIR to another folder`);
}

function isOurs(database: DatabaseSync): boolean {
  return pragma(database, 'application_id') === APPLICATION_ID;
}

function pragma(database: DatabaseSync, name: 'application_id' | 'user_version'): number {
  return Number(database.prepare(`PRAGMA ${name}`).get()?.[name]);
}

/**
 * Keeps a copy of a database before its schema changes, for an older program to restore. The caller
 * holds the write lock, so that nothing is written in between.
 * @throws when it cannot be written; the schema must not change then.
 */
function keepOlderCopy(file: string, version: number): void {
  const copy = olderCopy(file, version);
  const draft = `${copy}.partial`;
  rmSync(draft, { force: true });
  using reader = new DatabaseSync(file, { readOnly: true });
  try {
    makePrivateFile(draft);
    reader.prepare('VACUUM INTO ?').run(draft);
    syncFile(draft);
    moveSynced(draft, copy);
  } finally {
    rmSync(draft, { force: true });
  }
}

function olderCopy(file: string, version: number): string {
  return `${file}.schema-${version}`;
}

/** Decision 30. */
function ofNewerProgram(file: string, version: number): StoreError {
  let older = SCHEMA_VERSION;
  while (older > 0 && !existsSync(olderCopy(file, older))) older -= 1;
  const back = older === 0 ? 'to a backup that this one made' : 'to the copy from before it';
  return new StoreError(
    `${file}: is used by a newer program (schema ${version}, and this one knows ${SCHEMA_VERSION}); ` +
      `start that one, or go back ${back}, without the changes of keys and the use since: ` +
      `npm run keys -- restore ${older === 0 ? 'FILE' : olderCopy(file, older)}`,
  );
}

function withoutIdentity(file: string): StoreError {
  return new StoreError(
    `${file}: is empty, or older than the store that this folder belongs to; restore a backup ` +
      'with: npm run keys -- restore FILE, or, to begin with this file on purpose, remove store-id ' +
      'and usage/ beside it',
  );
}
