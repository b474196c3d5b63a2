import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isMoney } from '../../../src/artifact/codes.ts';
import { buildDataSet } from '../../../src/artifact/data-set.ts';
import { loadNewestRelease } from '../../../src/artifact/load-release.ts';
import { formatIsoDate, parseIsoDate } from '../../../src/calendar/day-number.ts';
import { calendarsOf, codeOf } from '../../../src/site/tables/day-table.ts';
import { FORMULAS, ORDERS, RECIPES } from '../../../src/site/tables/recipes.ts';
import { holidaySheet, weekendText } from '../../../src/site/tables/sheet.ts';
import { tableFiles } from '../../../src/site/tables/table-files.ts';
import { directLane, OPEN_GATE, serviceOver } from '../../support/lanes/direct-lane.ts';
import { get } from '../../support/lanes/lane.ts';
import { load } from '../../support/own-packages.ts';
import { pathOf } from '../../support/programs.ts';
import { Random } from '../../support/random.ts';

const dataSet = buildDataSet(loadNewestRelease('artifacts'));
const lane = directLane(serviceOver(OPEN_GATE, dataSet));
const folder = mkdtempSync(join(tmpdir(), 'redletter-tables-'));

/** A question of the orders with the answer of `/v1`; null = the end is out of range. */
interface Order {
  readonly calendar: string;
  readonly start: string;
  readonly days: number;
  readonly finish: string;
  readonly taken: number;
  readonly due: string | null;
}
let orders: readonly Order[];

beforeAll(async () => {
  for (const { name, bytes } of await tableFiles(dataSet)) {
    writeFileSync(join(folder, name), bytes);
    if (name.endsWith('.sqlite.gz')) {
      writeFileSync(join(folder, name.slice(0, -3)), gunzipSync(bytes));
    }
  }
  const random = new Random(11);
  // The answers come from the API, which has no calendar of money.
  const codes = calendarsOf(dataSet)
    .map(({ calendar }) => codeOf(calendar))
    .filter((code) => !isMoney(code));
  const { first, last } = dataSet.range;
  const dayOf = () => formatIsoDate(first + random.below(last - first + 1));
  const drawn = Array.from({ length: 1_500 }, () => {
    const calendar = codes[random.below(codes.length)] ?? '';
    return [calendar, dayOf(), random.below(201) - 100, dayOf()] as const;
  });
  const shown = ORDERS.trim().split('\n').slice(1);
  orders = await Promise.all([
    ...shown.map((line) => {
      const [calendar = '', start = '', days, finish = ''] = line.split(',');
      return answered(calendar, start, Number(days), finish);
    }),
    ...drawn.map((order) => answered(...order)),
  ]);
  const lines = orders.map(({ calendar, start, days, finish }) =>
    [calendar, start, days, finish].join(','),
  );
  writeFileSync(
    join(folder, 'orders.csv'),
    `${['calendar,start,days,finish', ...lines].join('\n')}\n`,
  );
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function answered(
  calendar: string,
  start: string,
  days: number,
  finish: string,
): Promise<Order> {
  const [country, region] = calendar.split('-');
  const place = `country=${country}${region === undefined ? '' : `&region=${region}`}`;
  const ask = async (question: string) => JSON.parse((await lane.send(get(question))).body);
  const count = await ask(`/v1/count-business-days?start=${start}&end=${finish}&${place}`);
  const sum = await ask(`/v1/add-business-days?date=${start}&days=${days}&${place}`);
  expect(sum.error?.code ?? 'date_out_of_range').toBe('date_out_of_range');
  return { calendar, start, days, finish, taken: count.business_days, due: sum.end_date ?? null };
}

/** Compares the lines that a recipe wrote, in any order, with the answers of `/v1`. */
function expectAnswers(csv: string): void {
  const found = (parse(csv, { columns: true }) as Record<string, string>[]).map(
    ({ calendar, start, days, finish, taken, due }) =>
      [calendar, start, Number(days), finish, Number(taken), due || null].join(),
  );
  const wanted = orders.map(({ calendar, start, days, finish, taken, due }) =>
    [calendar, start, days, finish, taken, due].join(),
  );
  expect(found.sort()).toEqual(wanted.sort());
}

function run(program: string, words: readonly string[], input?: string): string {
  const options = { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 26 } as const;
  const { status, stdout, stderr } = spawnSync(program, words, { ...options, input });
  expect(status, stderr).toBe(0);
  return stdout;
}

test('the questions go forward and backward, stay, and leave the range', () => {
  expect(orders.filter(({ taken }) => taken < 0).length).toBeGreaterThan(100);
  expect(orders.filter(({ days }) => days < 0).length).toBeGreaterThan(100);
  expect(orders.filter(({ days }) => days === 0).length).toBeGreaterThan(3);
  expect(orders.filter(({ due }) => due === null).length).toBeGreaterThan(10);
});

test('DuckDB, from the Parquet file, answers as /v1 does', { tags: ['judges'] }, async () => {
  const { DuckDBInstance } = await load('@duckdb/node-api');
  const instance = await DuckDBInstance.create(':memory:', { threads: '1' });
  const connection = await instance.connect();
  await connection.run(`SET file_search_path = '${folder}'`);
  await connection.run(
    RECIPES.duckdb.text.replace("'answered.csv'", `'${join(folder, 'duckdb.csv')}'`),
  );
  expectAnswers(readFileSync(join(folder, 'duckdb.csv'), 'utf8'));
  // Values have the types of the schema: real dates, and null where there is no region.
  const described = await connection.runAndReadAll('DESCRIBE days');
  expect(described.getRows().map(([name, type, nullable]) => [name, type, nullable])).toEqual([
    ['calendar', 'VARCHAR', 'YES'],
    ['country', 'VARCHAR', 'YES'],
    ['region', 'VARCHAR', 'YES'],
    ['date', 'DATE', 'YES'],
    ['is_business_day', 'INTEGER', 'YES'],
    ['business_day_number', 'INTEGER', 'YES'],
    ['business_day_of_month', 'INTEGER', 'YES'],
    ['is_weekend', 'INTEGER', 'YES'],
    ['holiday', 'VARCHAR', 'YES'],
    ['beside', 'VARCHAR', 'YES'],
    ['list_seen', 'VARCHAR', 'YES'],
  ]);
  // The three forms hold the same rows.
  const csv = `SELECT * FROM read_csv('${join(folder, 'days.csv.gz')}', all_varchar = true, quote = '"')`;
  const parquet = 'SELECT COLUMNS(*)::VARCHAR FROM days';
  for (const [one, other] of [
    [csv, parquet],
    [parquet, csv],
  ]) {
    const left = await connection.runAndReadAll(`SELECT count(*) FROM (${one} EXCEPT ${other})`);
    expect(Number(left.getRows()[0]?.[0])).toBe(0);
  }
  const rows = await connection.runAndReadAll('SELECT count(*), count(region) FROM days');
  expect(rows.getRows()[0]?.map(Number)).toEqual([calendarsOf(dataSet).length * 1095, 192 * 1095]);
  connection.closeSync();
});

test('SQLite answers as /v1 does', { tags: ['sqlite3'] }, () => {
  expectAnswers(run('sqlite3', ['days.sqlite'], RECIPES.sqlite.text));
  const same = `.import --csv "|gunzip -c days.csv.gz" other
SELECT (SELECT count(*) FROM (SELECT * FROM other EXCEPT SELECT calendar, coalesce(country, ''), coalesce(region, ''), date,
  CAST(is_business_day AS TEXT), CAST(business_day_number AS TEXT), CAST(business_day_of_month AS TEXT),
  CAST(is_weekend AS TEXT), coalesce(holiday, ''), coalesce(beside, ''), coalesce(list_seen, '') FROM days)), (SELECT count(*) FROM days);
PRAGMA integrity_check;`;
  const words = [':memory:', '-cmd', `ATTACH 'days.sqlite' AS given`];
  expect(run('sqlite3', words, same).trim().split('\n')).toEqual([
    `0|${calendarsOf(dataSet).length * 1095}`,
    'ok',
  ]);
});

test('pandas, from the CSV, answers as /v1 does', { tags: ['pandas'] }, () => {
  run(pathOf('pandas'), ['-B', '-'], RECIPES.pandas.text);
  expectAnswers(readFileSync(join(folder, 'answered.csv'), 'utf8'));
});

/** A spreadsheet's number for a date: 1 January 1970 is 25,569. */
const SHEET_EPOCH = 25_569;

test('a spreadsheet counts and adds by our formulas as /v1 does', {
  tags: ['judges'],
}, async () => {
  const { HyperFormula } = await load('hyperformula');
  const listed = parse(holidaySheet(dataSet), { columns: true }) as Record<string, string>[];
  const holidays = Map.groupBy(listed, ({ calendar }) => calendar);
  const weekends = new Map(
    calendarsOf(dataSet).map(({ calendar }) => [codeOf(calendar), weekendText(calendar)]),
  );
  const asked = Map.groupBy(orders, ({ calendar }) => calendar);
  const book = HyperFormula.buildEmpty({
    licenseKey: 'gpl-v3',
    dateFormats: ['YYYY-MM-DD'],
    maxRows: 2_000,
  });
  for (const [calendar, rows] of asked) {
    const weekend = weekends.get(calendar) ?? '';
    const sheet = book.getSheetId(book.addSheet(calendar)) ?? 0;
    const dates = (holidays.get(calendar) ?? []).map(({ date }) => [date ?? '']);
    book.setCellContents({ sheet, row: 0, col: 9 }, dates);
    book.addNamedExpression('HOLIDAYS', `='${calendar}'!$J$1:$J$${dates.length}`, sheet);
    const lines = rows.map(({ start, days, finish }, index) => {
      const inRow = (formula: string) => formula.replaceAll(/([ABC])2/g, `$1${index + 2}`);
      const formulas = [FORMULAS.count(weekend), FORMULAS.add(weekend)].map(inRow);
      return [start, days, finish, ...formulas];
    });
    book.setCellContents({ sheet, row: 1, col: 0 }, lines);
    const said = rows.map((_, index) =>
      [3, 4].map((col) => book.getCellValue({ sheet, row: index + 1, col })),
    );
    const localized = rows.map(({ taken, due }, index) => [
      taken,
      // A spreadsheet does not know where the range ends.
      due === null ? said[index]?.[1] : (parseIsoDate(due) ?? 0) + SHEET_EPOCH,
    ]);
    expect(said, calendar).toEqual(localized);
  }
});
