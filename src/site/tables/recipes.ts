/** How one program answers a file of questions from the table. Contract 23.4. */
export interface Recipe {
  readonly id: string;
  readonly program: string;
  /** What has to lie beside `orders.csv`, and how it is begun. */
  readonly start: string;
  readonly text: string;
}

/** Questions as every recipe reads them. */
export const ORDERS = `calendar,start,days,finish
GB-SCT,2026-12-24,5,2026-12-31
IL,2026-09-10,-3,2026-09-01
US-CA,2026-07-04,0,2026-07-10
`;

/**
 * `taken` is how many business days there are from start to finish: a subtraction. `due` is the date
 * so many business days from the start: a join; where it is out of the range there is none.
 */
const ANSWER = `SELECT o.calendar, o.start, o.days, o.finish,
  CASE WHEN o.finish >= o.start
    THEN f.business_day_number - s.business_day_number
    ELSE f.business_day_number - f.is_business_day
       - s.business_day_number + s.is_business_day
  END AS taken,
  CASE WHEN o.days = 0 THEN s.date ELSE due.date END AS due
FROM orders o
JOIN days s ON s.calendar = o.calendar AND s.date = o.start
JOIN days f ON f.calendar = o.calendar AND f.date = o.finish
LEFT JOIN days due ON due.calendar = o.calendar AND due.is_business_day = 1
  AND due.business_day_number = s.business_day_number + o.days
    + CASE WHEN o.days < 0 THEN 1 - s.is_business_day ELSE 0 END`;

/** The recipes that are programs, in the order of the page. */
export const RECIPES = {
  duckdb: {
    id: 'duckdb',
    program: 'DuckDB',
    start: 'duckdb < orders.sql, with days.parquet beside it',
    text: `CREATE VIEW days AS SELECT * FROM 'days.parquet';
CREATE TABLE orders AS SELECT * FROM 'orders.csv';
COPY (
${ANSWER}
) TO 'answered.csv';
`,
  },
  sqlite: {
    id: 'sqlite',
    program: 'SQLite',
    start: 'gunzip days.sqlite.gz, then sqlite3 days.sqlite < orders.sql > answered.csv',
    text: `CREATE TEMP TABLE orders (calendar TEXT, start TEXT, days INTEGER, finish TEXT);
.import --csv --skip 1 --schema temp orders.csv orders
.mode csv
.headers on
${ANSWER};
`,
  },
  pandas: {
    id: 'pandas',
    program: 'pandas',
    start: 'python3 orders.py, with days.csv.gz beside it',
    text: `import pandas as pd

days = pd.read_csv("days.csv.gz", keep_default_na=False)
days = days.rename(columns={"business_day_number": "number", "is_business_day": "business"})
days = days[["calendar", "date", "number", "business"]]
orders = pd.read_csv("orders.csv", keep_default_na=False)

def at(column):
    return orders.merge(days, how="left", left_on=["calendar", column], right_on=["calendar", "date"])

s, f = at("start"), at("finish")
backward = (f.number - f.business) - (s.number - s.business)
orders["taken"] = (f.number - s.number).where(f.date >= s.date, backward)

number = s.number + orders.days + (1 - s.business).where(orders.days < 0, 0)
business = days[days.business == 1]
due = orders.assign(number=number).merge(business, how="left", on=["calendar", "number"])
orders["due"] = due.date.where(orders.days != 0, orders.start)
orders.to_csv("answered.csv", index=False)
`,
  },
} as const satisfies Record<string, Recipe>;

/**
 * The formulas of a spreadsheet, with start in A2, days in B2 and finish in C2; `HOLIDAYS` is the
 * name of the calendar's dates. NETWORKDAYS.INTL counts both ends, the API leaves the start out.
 */
export const FORMULAS = {
  count: (weekend: string) =>
    `=IF(C2>A2, NETWORKDAYS.INTL(A2+1, C2, "${weekend}", HOLIDAYS), IF(C2<A2, -NETWORKDAYS.INTL(C2, A2-1, "${weekend}", HOLIDAYS), 0))`,
  add: (weekend: string) => `=WORKDAY.INTL(A2, B2, "${weekend}", HOLIDAYS)`,
} as const;
