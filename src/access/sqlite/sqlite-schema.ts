import { readFileSync } from 'node:fs';
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
      for (let step = version + 1; step <= SCHEMA_VERSION; step += 1) database.exec(readStep(step));
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
