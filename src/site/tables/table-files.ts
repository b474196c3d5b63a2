import { createHash } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { gzipSync } from 'node:zlib';
import { parquetWriteBuffer } from 'hyparquet-writer';
import type { DataSet } from '../../artifact/data-set.ts';
import { writeCsv } from '../csv.ts';
import { COLUMNS, type DayRow, dayRows } from './day-table.ts';

/** The table of a release in one form. Contract 23.1. */
export interface TableFile {
  /** Below `/data/VERSION/`. */
  readonly name: string;
  readonly sha256: string;
  readonly bytes: Buffer;
}

/** 9 takes seven times as long on SQLite, for 6 % less. Decision 35. */
const GZIP = { level: 6 };

const made = new WeakMap<DataSet, readonly TableFile[]>();

/**
 * The table of a release in every form, made once: two seconds. The same bytes whoever makes them
 * with the same programs.
 */
export function tableFiles(dataSet: DataSet): readonly TableFile[] {
  const found = made.get(dataSet);
  if (found !== undefined) return found;
  const rows = [...dayRows(dataSet)];
  const files = [
    { name: 'days.parquet', bytes: writeParquet(rows) },
    { name: 'days.sqlite.gz', bytes: gzipSync(writeSqlite(rows), GZIP) },
    { name: 'days.csv.gz', bytes: gzipSync(writeCsv([COLUMN_NAMES, ...rows.map(valuesOf)]), GZIP) },
  ].map((file) => ({ ...file, sha256: createHash('sha256').update(file.bytes).digest('hex') }));
  made.set(dataSet, files);
  return files;
}

type Value = string | number | null;

const COLUMN_NAMES = Object.keys(COLUMNS) as (keyof DayRow)[];
const MILLISECONDS_PER_DAY = 86_400_000;

function valuesOf(row: DayRow): Value[] {
  return COLUMN_NAMES.map((name) => row[name]);
}

function writeParquet(rows: readonly DayRow[]): Buffer {
  const columnData = COLUMN_NAMES.map((name) => ({
    name,
    data: rows.map((row) =>
      name === 'date' ? Date.parse(row.date) / MILLISECONDS_PER_DAY : row[name],
    ),
  }));
  const columns = COLUMN_NAMES.map((name) => {
    const { type, isOptional } = COLUMNS[name];
    const repetition_type = isOptional ? ('OPTIONAL' as const) : ('REQUIRED' as const);
    return { name, repetition_type, ...PARQUET_TYPES[type] };
  });
  return Buffer.from(
    parquetWriteBuffer({
      columnData,
      schema: [{ name: 'days', num_children: columns.length }, ...columns],
      // One: a reader takes columns, and rows of a calendar by their statistics.
      rowGroupSize: rows.length,
      createdBy: 'redletter',
    }),
  );
}

const PARQUET_TYPES = {
  text: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
  number: { type: 'INT32' },
  date: { type: 'INT32', converted_type: 'DATE' },
} as const;

function writeSqlite(rows: readonly DayRow[]): Uint8Array {
  const database = new DatabaseSync(':memory:');
  const columns = COLUMN_NAMES.map((name) => {
    const { type, isOptional } = COLUMNS[name];
    return `${name} ${type === 'number' ? 'INTEGER' : 'TEXT'}${isOptional ? '' : ' NOT NULL'}`;
  });
  // A calendar's days lie side by side: a short table for whoever looks one up by number.
  database.exec(
    `CREATE TABLE days (${columns.join(', ')}, PRIMARY KEY (calendar, date)) WITHOUT ROWID; BEGIN`,
  );
  const insert = database.prepare(`INSERT INTO days VALUES (${columns.map(() => '?').join(', ')})`);
  for (const row of rows) insert.run(...valuesOf(row));
  database.exec('COMMIT');
  const bytes = database.serialize();
  database.close();
  return bytes;
}
