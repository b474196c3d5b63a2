import { readFileSync } from 'node:fs';

/** The orders that every recipe reads. */
export const ORDERS = read('orders.csv');

/**
 * The recipes that are programs, in the order of the page. Contract 23.4. `start` says how to run one
 * and what must lie beside `orders.csv`. In an answer, `taken` is the number of business days from
 * start to finish, a subtraction; `due` the date that many business days from the start, a join, null
 * outside the range.
 */
export const RECIPES = {
  duckdb: recipe('DuckDB', 'duckdb < orders.sql, with days.parquet beside it', 'duckdb.sql'),
  sqlite: recipe(
    'SQLite',
    'gunzip days.sqlite.gz, then sqlite3 days.sqlite < orders.sql > answered.csv',
    'sqlite.sql',
  ),
  pandas: recipe('pandas', 'python3 orders.py, with days.csv.gz beside it', 'pandas.py'),
};

/**
 * The formulas of a spreadsheet, with the start in A2, days in B2 and the finish in C2;
 * `HOLIDAYS` names the dates of the calendar. NETWORKDAYS.INTL counts both ends, whereas the API
 * leaves the start out.
 */
export const FORMULAS = {
  count: (weekend: string) =>
    `=IF(C2>A2, NETWORKDAYS.INTL(A2+1, C2, "${weekend}", HOLIDAYS), IF(C2<A2, -NETWORKDAYS.INTL(C2, A2-1, "${weekend}", HOLIDAYS), 0))`,
  add: (weekend: string) => `=WORKDAY.INTL(A2, B2, "${weekend}", HOLIDAYS)`,
} as const;

/** Puts the query that DuckDB and SQLite share into a recipe. */
function recipe(program: string, start: string, file: string) {
  return {
    program,
    start,
    text: read(file).replace('-- answer.sql', read('answer.sql').trimEnd()),
  };
}

/** Reads a file of the checkout, where pages are built. */
function read(name: string): string {
  return readFileSync(`src/site/tables/recipes/${name}`, 'utf8');
}
