import { type DayNumber, parseIsoDate } from '../../src/calendar/day-number.ts';
import type { DateAccuracy } from '../../src/calendar/holiday.ts';
import { orChoices, quote } from '../../src/text/suggest.ts';
import { type Diagnostic, error, type Place } from '../read/diagnostic.ts';
import type { Folder } from '../read/folder.ts';
import { type CsvRow, readCsv } from '../read/read-csv.ts';
import { readText } from '../read/read-text.ts';
import { isoDateHint } from '../values/date-hints.ts';
import type { CountrySource } from './country-schema.ts';

/** A row of `CC.dates.csv`. */
export interface AnnouncedDate {
  readonly id: string;
  readonly day: DayNumber;
  readonly officialDay: DayNumber | null;
  readonly regions: readonly string[] | null;
  readonly accuracy: DateAccuracy;
  readonly cite: string;
  readonly place: Place;
}

const REQUIRED = ['id', 'date', 'accuracy', 'cite'];
const OPTIONAL = ['official_date', 'regions'];

/** Reads the announced dates of a country; every row that is right, and what is wrong. */
export function readAnnounced(
  folder: Folder,
  name: string,
  source: CountrySource,
): { rows: AnnouncedDate[]; diagnostics: Diagnostic[] } {
  const text = readText(folder, name);
  if (text.text === null) return { rows: [], diagnostics: [...text.diagnostics] };
  const csv = readCsv(text.text, `${folder.shownAs}/${name}`, REQUIRED, OPTIONAL);
  const diagnostics = [...csv.diagnostics];
  const rows: AnnouncedDate[] = [];
  const seen = new Map<string, number>();
  for (const row of csv.rows) {
    const read = readRow(row, source, diagnostics);
    if (read === null) continue;
    const key = `${read.id} ${read.day} ${(read.regions ?? []).join(' ')}`;
    const before = seen.get(key);
    if (before !== undefined) {
      const message = `${quote(read.id)} on ${row.fields.date} already stands on line ${before}; remove one`;
      diagnostics.push(error(row.placeOf('date'), 'duplicate_row', message));
      continue;
    }
    seen.set(key, row.line);
    rows.push(read);
  }
  return { rows, diagnostics };
}

function readRow(
  row: CsvRow,
  source: CountrySource,
  diagnostics: Diagnostic[],
): AnnouncedDate | null {
  const found: Diagnostic[] = [];
  const field = (name: string): string => row.fields[name] ?? '';
  const date = (name: string): number | null => {
    const day = parseIsoDate(field(name));
    if (day === null) {
      found.push(
        error(
          row.placeOf(name),
          'invalid_value',
          `${quote(field(name))} is not a date; ${isoDateHint(field(name))}`,
        ),
      );
    }
    return day;
  };
  const ids = source.holidays.map((holiday) => holiday.id);
  if (!ids.includes(field('id'))) {
    found.push(
      error(
        row.placeOf('id'),
        'unknown_id',
        `${quote(field('id'))} is not a holiday of ${source.country}${orChoices(field('id'), ids)}`,
      ),
    );
  }
  const day = date('date');
  const officialDay = field('official_date') === '' ? null : date('official_date');
  const accuracy = field('accuracy');
  if (accuracy !== 'exact' && accuracy !== 'estimated') {
    found.push(
      error(
        row.placeOf('accuracy'),
        'invalid_value',
        `${quote(accuracy)} is not an accuracy${orChoices(accuracy, ['exact', 'estimated'])}`,
      ),
    );
  }
  const citations = Object.keys(source.citations);
  if (!citations.includes(field('cite'))) {
    found.push(
      error(
        row.placeOf('cite'),
        'unknown_citation',
        `${quote(field('cite'))} is not a citation of ${source.country}${orChoices(field('cite'), citations)}`,
      ),
    );
  }
  const regionCodes = Object.keys(source.regions ?? {});
  const regions = field('regions') === '' ? null : field('regions').split(' ');
  const holiday = source.holidays.find((each) => each.id === field('id'));
  for (const region of regions ?? []) {
    if (!regionCodes.includes(region)) {
      found.push(
        error(
          row.placeOf('regions'),
          'unknown_region',
          `${quote(region)} is not a region of ${source.country}${orChoices(region, regionCodes)}; separate regions with one space`,
        ),
      );
    } else if (holiday?.regions !== undefined && !holiday.regions.includes(region)) {
      found.push(
        error(
          row.placeOf('regions'),
          'unknown_region',
          `${holiday.id} is not kept in ${region}${orChoices(region, holiday.regions)}`,
        ),
      );
    }
  }
  diagnostics.push(...found);
  if (found.length > 0 || day === null) return null;
  return {
    id: field('id'),
    day,
    officialDay,
    regions,
    accuracy: accuracy === 'estimated' ? 'estimated' : 'exact',
    cite: field('cite'),
    place: row.placeOf('date'),
  };
}
