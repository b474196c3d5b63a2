import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { buffer } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';
import { ByteWriter, ParquetWriter } from 'hyparquet-writer';
import type { DataSet } from '../../artifact/data-set.ts';
import { writeCsv } from '../csv.ts';
import { calendarsOf, type DayRow, rowsOf } from './day-table.ts';
import { COLUMNS } from './table-schema.ts';

/** The table of a release in one form. Contract 23.1. */
export interface TableFile {
  /** The path below `/data/VERSION/`. */
  readonly name: string;
  readonly sha256: string;
  readonly bytes: Uint8Array;
}

/** Level 9 takes seven times as long on SQLite, for 6 % less. Decision 35. */
const GZIP = { level: 6 };

/** The ending of each form's name, after `days.`. */
export const TABLE_FORMS = ['parquet', 'sqlite.gz', 'csv.gz'] as const;

/**
 * The table of a release in every form. The same programs give the same bytes. Memory holds at
 * most all forms and the rows of one group, however many calendars there are.
 */
export async function tableFiles(dataSet: DataSet): Promise<readonly TableFile[]> {
  const folder = mkdtempSync(join(tmpdir(), 'redletter-tables-'));
  try {
    const parquet = new ParquetForm();
    const sqlite = new SqliteForm(join(folder, 'days.sqlite'));
    const csv = new CsvForm();
    for (const tabled of calendarsOf(dataSet)) {
      const rows = [...rowsOf(tabled)];
      parquet.add(rows);
      sqlite.add(rows);
      await csv.add(rows);
    }
    const forms = [parquet.end(), ...(await Promise.all([sqlite.end(), csv.end()]))];
    return forms.map((bytes, index) => ({
      name: `days.${TABLE_FORMS[index]}`,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      bytes,
    }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

type Value = string | number | null;

const COLUMN_NAMES = Object.keys(COLUMNS) as (keyof DayRow)[];
const MILLISECONDS_PER_DAY = 86_400_000;

function valuesOf(row: DayRow): Value[] {
  return COLUMN_NAMES.map((name) => row[name]);
}

const PARQUET_TYPES = {
  string: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
  integer: { type: 'INT32' },
  date: { type: 'INT32', converted_type: 'DATE' },
} as const;

/**
 * A reader selects columns of a group, and rows of a calendar by their statistics; 20 countries
 * fit one group.
 */
const GROUP_ROWS_MAX = 2 ** 18;

class ParquetForm {
  readonly #bytes = new ByteWriter();
  readonly #writer: ParquetWriter;
  #rows: DayRow[] = [];

  constructor() {
    const columns = COLUMN_NAMES.map((name) => {
      const { type, constraints } = COLUMNS[name];
      const repetition_type = constraints.required ? ('REQUIRED' as const) : ('OPTIONAL' as const);
      return { name, repetition_type, ...PARQUET_TYPES[type] };
    });
    const schema = [{ name: 'days', num_children: columns.length }, ...columns];
    this.#writer = new ParquetWriter({ writer: this.#bytes, schema, createdBy: 'redletter' });
  }

  add(rows: readonly DayRow[]): void {
    if (this.#rows.length + rows.length > GROUP_ROWS_MAX) this.#writeGroup();
    this.#rows = this.#rows.concat(rows);
  }

  end(): Buffer {
    this.#writeGroup();
    this.#writer.finish();
    return Buffer.from(this.#bytes.getBuffer());
  }

  #writeGroup(): void {
    const rows = this.#rows;
    this.#rows = [];
    if (rows.length === 0) return;
    const columnData = COLUMN_NAMES.map((name) => ({
      name,
      data: rows.map((row) =>
        name === 'date' ? Date.parse(row.date) / MILLISECONDS_PER_DAY : row[name],
      ),
    }));
    this.#writer.write({ columnData, rowGroupSize: rows.length });
  }
}

class SqliteForm {
  readonly #path: string;
  readonly #database: DatabaseSync;
  readonly #insert: StatementSync;

  /** @param path of a file that does not exist yet. */
  constructor(path: string) {
    this.#path = path;
    this.#database = new DatabaseSync(path);
    const columns = COLUMN_NAMES.map((name) => {
      const { type, constraints } = COLUMNS[name];
      return `${name} ${type === 'integer' ? 'INTEGER' : 'TEXT'}${constraints.required ? ' NOT NULL' : ''}`;
    });
    // Durability is not needed: a lost file is made again.
    this.#database.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF');
    // Clustered by calendar, for short lookups by number.
    this.#database.exec(
      `CREATE TABLE days (${columns.join(', ')}, PRIMARY KEY (calendar, date)) WITHOUT ROWID; BEGIN`,
    );
    this.#insert = this.#database.prepare(
      `INSERT INTO days VALUES (${columns.map(() => '?').join(', ')})`,
    );
  }

  add(rows: readonly DayRow[]): void {
    for (const row of rows) this.#insert.run(...valuesOf(row));
  }

  end(): Promise<Buffer> {
    this.#database.exec('COMMIT');
    this.#database.close();
    return buffer(createReadStream(this.#path).pipe(createGzip(GZIP)));
  }
}

class CsvForm {
  readonly #gzip = createGzip(GZIP);
  readonly #bytes = buffer(this.#gzip);

  constructor() {
    this.#gzip.write(writeCsv([COLUMN_NAMES]));
  }

  async add(rows: readonly DayRow[]): Promise<void> {
    if (!this.#gzip.write(writeCsv(rows.map(valuesOf)))) await once(this.#gzip, 'drain');
  }

  end(): Promise<Buffer> {
    this.#gzip.end();
    return this.#bytes;
  }
}
