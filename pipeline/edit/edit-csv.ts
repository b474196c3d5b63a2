/** A new row of `CC.dates.csv`, by column. */
export interface NewRow {
  readonly id: string;
  /** An ISO date, or two of them with ".." in between. */
  readonly date: string;
  /** ISO date. */
  readonly officialDate: string | null;
  readonly cite: string;
}

const HEADER = 'id,date,accuracy,cite';
const OFFICIAL = 'official_date';

/**
 * Inserts exact rows into a table by date, in place of the lines that `isReplaced` selects; every
 * other line stays unchanged. Null if nothing is left of the table.
 */
export function withRows(
  table: string | null,
  rows: readonly NewRow[],
  isReplaced: (line: number) => boolean,
): string | null {
  if (table === null && rows.length === 0) return null;
  const text = table ?? `${HEADER}\n`;
  const hasOfficial = rows.some(({ officialDate }) => officialDate !== null);
  const lines = (hasOfficial ? withOfficialColumn(text) : text).replace(/\n+$/u, '').split('\n');
  const columns = lines[0]?.split(',') ?? [];
  const kept = lines.filter((_line, index) => !isReplaced(index + 1));
  for (const row of rows) {
    const line = columns.map((column) => fieldOf(row, column)).join(',');
    const later = kept.findIndex((each, index) => index > 0 && dateOf(each) > row.date);
    kept.splice(later < 0 ? kept.length : later, 0, line);
  }
  return kept.length > 1 ? `${kept.join('\n')}\n` : null;
}

function withOfficialColumn(text: string): string {
  const [header = ''] = text.split('\n');
  if (header.split(',').includes(OFFICIAL)) return text;
  // The four columns before it hold no comma.
  return text.replace(/^(?:[^,\n]*,){3}[^,\n]+/gmu, (start) =>
    start === HEADER ? `${start},${OFFICIAL}` : `${start},`,
  );
}

function fieldOf({ id, date, officialDate, cite }: NewRow, column: string): string {
  const fields: Readonly<Record<string, string>> = {
    id,
    date,
    accuracy: 'exact',
    cite,
    [OFFICIAL]: officialDate ?? '',
  };
  return fields[column] ?? '';
}

function dateOf(line: string): string {
  return line.split(',')[1] ?? '';
}
