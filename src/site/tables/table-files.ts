import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { buffer } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';
import { ByteWriter, ParquetWriter } from 'hyparquet-writer';
import type { DataSet } from '../../artifact/data-set.ts';
import { writeCsv } from '../csv.ts';
import { calendarsOf, type DayRow, rowsOf } from './day-table.ts';
import { COLUMNS } from './table-schema.ts';

export interface TableFile {
  /** The path below `/data/VERSION/`. */
  readonly name: string;
  readonly sha256: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Level 9 takes seven times as long on SQLite, for 6 % less. Decision 35. */
const GZIP = { level: 6 };

/** The ending of each form's name, after `days.`. */
export const TABLE_FORMS = ['parquet', 'sqlite.gz', 'csv.gz'] as const;

/**
 * The table of a release in every form; the same programs give the same bytes. Memory holds all
 * forms and the rows of one group, however many calendars there are.
 */
export async function tableFiles(dataSet: DataSet): Promise<readonly TableFile[]> {
  const folder = mkdtempSync(join(tmpdir(), 'redletter-tables-'));
  try {
    const forms = [parquetForm(), sqliteForm(join(folder, 'days.sqlite')), csvForm()];
    for (const tabled of calendarsOf(dataSet)) {
      const rows = [...rowsOf(tabled)];
      for (const { add } of forms) await add(rows);
    }
    const made = await Promise.all(forms.map(({ end }) => end()));
    return made.map((bytes, index) => ({
      name: `days.${TABLE_FORMS[index]}`,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      bytes,
    }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Takes the rows of one calendar after the other, then gives the bytes of a file. */
interface Form {
  readonly add: (rows: readonly DayRow[]) => unknown;
  readonly end: () => Buffer<ArrayBuffer> | Promise<Buffer<ArrayBuffer>>;
}

const COLUMN_NAMES = Object.keys(COLUMNS) as (keyof DayRow)[];
const MILLISECONDS_PER_DAY = 86_400_000;

function valuesOf(row: DayRow): (string | number | null)[] {
  return COLUMN_NAMES.map((name) => row[name]);
}

const PARQUET_TYPES = {
  string: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
  integer: { type: 'INT32' },
  date: { type: 'INT32', converted_type: 'DATE' },
} as const;

/** Readers select columns of a group, and its rows by statistics; 20 countries fit one group. */
const GROUP_ROWS_MAX = 2 ** 18;

function parquetForm(): Form {
  const bytes = new ByteWriter();
  const columns = COLUMN_NAMES.map((name) => {
    const { type, constraints } = COLUMNS[name];
    const repetition_type = constraints.required ? ('REQUIRED' as const) : ('OPTIONAL' as const);
    return { name, repetition_type, ...PARQUET_TYPES[type] };
  });
  const schema = [{ name: 'days', num_children: columns.length }, ...columns];
  const writer = new ParquetWriter({ writer: bytes, schema, createdBy: 'redletter' });
  let group: DayRow[] = [];
  const writeGroup = () => {
    const columnData = COLUMN_NAMES.map((name) => ({
      name,
      data: group.map((row) =>
        name === 'date' ? Date.parse(row.date) / MILLISECONDS_PER_DAY : row[name],
      ),
    }));
    if (group.length > 0) writer.write({ columnData, rowGroupSize: group.length });
    group = [];
  };
  return {
    add: (rows) => {
      if (group.length + rows.length > GROUP_ROWS_MAX) writeGroup();
      group = group.concat(rows);
    },
    end: () => {
      writeGroup();
      writer.finish();
      return Buffer.from(bytes.getBuffer());
    },
  };
}

/** @param path of a file that does not exist yet. */
function sqliteForm(path: string): Form {
  const database = new DatabaseSync(path);
  const columns = COLUMN_NAMES.map((name) => {
    const { type, constraints } = COLUMNS[name];
    return `${name} ${type === 'integer' ? 'INTEGER' : 'TEXT'}${constraints.required ? ' NOT NULL' : ''}`;
  });
  // Durability is not needed: a lost file is made again.
  database.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF');
  // Clustered by calendar, for short lookups by number.
  database.exec(
    `CREATE TABLE days (${columns.join(', ')}, PRIMARY KEY (calendar, date)) WITHOUT ROWID; BEGIN`,
  );
  const insert = database.prepare(`INSERT INTO days VALUES (${columns.map(() => '?').join(', ')})`);
  return {
    add: (rows) => {
      for (const row of rows) insert.run(...valuesOf(row));
    },
    end: () => {
      database.exec('COMMIT');
      database.close();
      return buffer(createReadStream(path).pipe(createGzip(GZIP)));
    },
  };
}

function csvForm(): Form {
  const gzip = createGzip(GZIP);
  const bytes = buffer(gzip);
  gzip.write(writeCsv([COLUMN_NAMES]));
  return {
    add: (rows) => gzip.write(writeCsv(rows.map(valuesOf))) || once(gzip, 'drain'),
    end: () => {
      gzip.end();
      return bytes;
    },
  };
}
