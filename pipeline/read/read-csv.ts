import { CsvError, parse } from 'csv-parse/sync';
import { type Diagnostic, error, type Place } from './diagnostic.ts';
import { quote } from './suggest.ts';

export interface CsvRow {
  readonly line: number;
  /** Values by column name; every column of the header is present. */
  readonly fields: Readonly<Record<string, string>>;
  /** The place of a field. */
  placeOf(column: string): Place;
}

/**
 * Reads a CSV text whose header is `required`, then any of `optional` in that order. Fields are
 * taken as written; spaces are kept.
 */
export function readCsv(
  text: string,
  file: string,
  required: readonly string[],
  optional: readonly string[],
): { rows: CsvRow[]; diagnostics: Diagnostic[] } {
  const lines = text.split('\n');
  const header = lines[0] ?? '';
  const columns = header.split(',');
  const extra = columns.slice(required.length);
  const inOrder = optional.filter((name) => extra.includes(name));
  if (
    columns.slice(0, required.length).join(',') !== required.join(',') ||
    extra.join(',') !== inOrder.join(',')
  ) {
    const message = `the header row is ${quote(header)}; write ${quote(required.join(','))}, then as needed ${optional.join(', ')}`;
    return { rows: [], diagnostics: [error({ file, line: 1, column: 1 }, 'csv_header', message)] };
  }
  const rows: CsvRow[] = [];
  const diagnostics: Diagnostic[] = [];
  // A row is one line, since no field holds a line break; one bad row spoils no other.
  for (const [index, line] of lines.entries()) {
    if (index === 0 || line === '') continue;
    const place = { file, line: index + 1, column: 1 };
    const fields = parseLine(line);
    if (fields === null) {
      diagnostics.push(
        error(
          place,
          'csv_row',
          `the row ${quote(line)} has a quote that does not end, or a stray one; quotes are only needed around a comma`,
        ),
      );
    } else if (fields.length !== columns.length) {
      diagnostics.push(
        error(
          place,
          'csv_row',
          `the row has ${fields.length} fields and the header has ${columns.length}; write ${columns.join(',')}`,
        ),
      );
    } else {
      rows.push({
        line: index + 1,
        fields: Object.fromEntries(columns.map((name, column) => [name, fields[column] ?? ''])),
        placeOf: (column) => ({
          ...place,
          column: 1 + fieldStart(line, columns.indexOf(column)),
        }),
      });
    }
  }
  return { rows, diagnostics };
}

function parseLine(line: string): string[] | null {
  try {
    const records: string[][] = parse(line);
    return records[0] ?? null;
  } catch (thrown) {
    if (thrown instanceof CsvError) return null;
    throw thrown;
  }
}

/** Characters before a field of a line; quoted commas do not separate fields. */
function fieldStart(line: string, field: number): number {
  let quoted = false;
  let seen = 0;
  for (const [index, character] of [...line].entries()) {
    if (seen === field) return index;
    if (character === '"') quoted = !quoted;
    else if (character === ',' && !quoted) seen += 1;
  }
  return [...line].length;
}
