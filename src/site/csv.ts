/** Matches text that a spreadsheet would run as a formula, even in quotes; numbers are excluded. */
const FORMULA = /^(?![+-]?\d+(?:\.\d+)?$)[=+\-@\t\r]/u;

/**
 * Rows as CSV (RFC 4180); null is an empty field. An apostrophe is put before text that would run
 * as a formula.
 */
export function writeCsv(rows: readonly (readonly (string | number | null)[])[]): string {
  return rows.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('');
}

function csvCell(value: string | number | null): string {
  if (typeof value === 'number') return String(value);
  const text = (value ?? '').replace(FORMULA, "'$&");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
