import { legalYear } from '../../src/artifact/calendars.ts';
import type { CountryArtifact } from '../../src/artifact/schema.ts';
import { SUPPORTED_YEARS } from '../../src/calendar/supported-range.ts';
import { markdownText } from '../../src/text/markdown.ts';
import { withWeekday } from './describe-change.ts';
import { table } from './markdown.ts';

/** The dates of a new country, one row a holiday and group of regions. */
export function newDates(artifact: CountryArtifact): string {
  const rows = new Map<string, { name: string; where: string; dates: Map<number, string> }>();
  for (const record of artifact.holidays) {
    const where = record.regions?.join(', ') ?? 'nationwide';
    const key = `${record.id} ${where}`;
    const row = rows.get(key) ?? { name: record.name, where, dates: new Map() };
    const estimated = record.date_accuracy === 'estimated' ? ', estimated' : '';
    row.dates.set(legalYear(record), `${withWeekday(record.date)}${estimated}`);
    rows.set(key, row);
  }
  const years = SUPPORTED_YEARS.filter((year) => year <= (artifact.held_until ?? year));
  return table(
    ['Holiday', 'Where', ...years.map(String)],
    [...rows].map(([key, { name, where, dates }]) => [
      `${markdownText(name)} (${key.split(' ')[0]})`,
      where,
      ...years.map((year) => dates.get(year) ?? '-'),
    ]),
  );
}
