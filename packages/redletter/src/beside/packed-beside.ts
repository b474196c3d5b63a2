import type { BesideRecord, CountryArtifact } from '../../../../src/artifact/schema.ts';
import { packDates, readDates } from '../named/packed-dates.ts';
import type { BesideDay } from '../types.ts';

/**
 * The days beside the count of all countries as text. An empty line separates countries; each
 * begins with its code, and every other line is one day: name, part, description, dates
 * (`packed-dates.ts`) and, unless the whole country has it, the regions. `|` separates fields.
 */

/** A day beside the count, and the dates and regions it has. */
export type BesideIn = BesideDay & { readonly regions?: readonly string[] };

type Packed = Pick<CountryArtifact, 'country' | 'beside'>;

export function packBeside(countries: readonly Packed[]): string {
  return countries
    .filter(({ beside = [] }) => beside.length > 0)
    .map(({ country, beside = [] }) => [country, ...linesOf(beside)].join('\n'))
    .join('\n\n');
}

/** @throws RangeError for a text that contains a separator. */
function linesOf(beside: readonly BesideRecord[]): string[] {
  const kinds = Map.groupBy(beside, ({ name, part, what, regions = [] }) =>
    JSON.stringify([name, part ?? '', what, regions.join(' ')]),
  );
  return [...kinds].map(([key, records]) => {
    const [name, part, what, regions] = JSON.parse(key) as string[];
    const dates = packDates(records.map((record) => ({ ...record, official_date: null })));
    const fields = [name, part, what, dates, ...(regions ? [regions] : [])];
    const broken = fields.find((field) => /[|\n]/.test(field ?? ''));
    if (broken !== undefined) throw new RangeError(`"${broken}" cannot stand in a line`);
    return fields.join('|');
  });
}

/** The same by country, each sorted by date, then name. */
export function readBeside(text: string): ReadonlyMap<string, readonly BesideIn[]> {
  return new Map(
    text.split('\n\n').map((part) => {
      const [country = '', ...lines] = part.split('\n');
      return [country, lines.flatMap(readLine).sort(compareDays)];
    }),
  );
}

function readLine(line: string): BesideIn[] {
  const [name = '', part, what = '', dates = '', regions] = line.split('|');
  return readDates(dates).map(({ date, date_accuracy }) => ({
    date,
    name,
    part: (part || null) as BesideDay['part'],
    what,
    date_accuracy,
    ...(regions && { regions: regions.split(' ') }),
  }));
}

export function compareDays(a: BesideDay, b: BesideDay): number {
  if (a.date !== b.date) return a.date < b.date ? -1 : 1;
  return a.name < b.name ? -1 : Number(a.name > b.name);
}
