import type { DatabaseSync } from 'node:sqlite';

/** Marks the file as ours ("RLtr"); another application's database is refused. */
const APPLICATION_ID = 0x524c7472;
/** `user_version` holds the version in its lower 16 bits, and the oldest usable one above them. */
const VERSION_BITS = 16;

/** The schema that a database declares. */
export interface SchemaStamp {
  readonly version: number;
  /** Programs of this schema or newer can read and write it. */
  readonly usableFrom: number;
}

/** The stamp of a database; null when it is empty or not a store of ours. */
export function readStamp(database: DatabaseSync): SchemaStamp | null {
  if (pragma(database, 'application_id') !== APPLICATION_ID) return null;
  const stamp = pragma(database, 'user_version');
  const version = stamp % 2 ** VERSION_BITS;
  // Earlier programs, which accept only their own schema, wrote 0.
  return { version, usableFrom: Math.floor(stamp / 2 ** VERSION_BITS) || version };
}

export function writeStamp(database: DatabaseSync, { version, usableFrom }: SchemaStamp): void {
  const oldest = usableFrom === version ? 0 : usableFrom;
  database.exec(`PRAGMA application_id = ${APPLICATION_ID}`);
  database.exec(`PRAGMA user_version = ${oldest * 2 ** VERSION_BITS + version}`);
}

/** Whether a database is completely empty. */
export function isEmpty(database: DatabaseSync): boolean {
  const tables = database.prepare('SELECT count(*) AS n FROM sqlite_schema').get()?.n;
  const marks = pragma(database, 'application_id') + pragma(database, 'user_version');
  return marks === 0 && tables === 0;
}

/** Whether a file that begins with these 100 bytes is a store of ours, of any version. */
export function isHeaderOfStore(header: Buffer): boolean {
  // https://sqlite.org/fileformat.html: the application's id is at byte 68.
  return (
    header.toString('latin1', 0, 16) === 'SQLite format 3\0' &&
    header.readUInt32BE(68) === APPLICATION_ID
  );
}

function pragma(database: DatabaseSync, name: 'application_id' | 'user_version'): number {
  return Number(database.prepare(`PRAGMA ${name}`).get()?.[name]);
}
