import { type DayNumber, formatIsoDate, parseIsoDate } from '../../src/calendar/day-number.ts';
import type { DateAccuracy } from '../../src/calendar/holiday.ts';
import { type Diagnostic, error, type Place } from '../read/diagnostic.ts';
import type { Folder } from '../read/folder.ts';
import { type CsvRow, readCsv } from '../read/read-csv.ts';
import { readText } from '../read/read-text.ts';
import { orChoices, quote } from '../read/suggest.ts';
import { isoDateHint } from '../values/date-hints.ts';
import { shownTextFault } from '../values/shown-text.ts';
import type { CountrySource } from './country-schema.ts';

/** A date of `CC.dates.csv`. */
export interface AnnouncedDate {
  readonly id: string;
  readonly day: DayNumber;
  readonly officialDay: DayNumber | null;
  readonly regions: readonly string[] | null;
  readonly accuracy: DateAccuracy;
  readonly cite: string;
  /** What is uncertain about it. */
  readonly doubt: string | null;
  readonly place: Place;
}

/** No feast is longer; a longer range is a wrong year or month. */
const FEAST_DAYS_MAX = 9;

const REQUIRED = ['id', 'date', 'accuracy', 'cite'];
const OPTIONAL = ['official_date', 'regions', 'doubt'];

/** Reads a country's announced dates: every valid row, and what is wrong with the others. */
export function readAnnounced(
  folder: Folder,
  name: string,
  source: CountrySource,
): { rows: AnnouncedDate[]; diagnostics: Diagnostic[] } {
  const text = readText(folder, name);
  if (text.text === null) return { rows: [], diagnostics: [...text.diagnostics] };
  const csv = readCsv(text.text, `${folder.shownAs}/${name}`, REQUIRED, OPTIONAL);
  const diagnostics = [...csv.diagnostics];
  if (csv.rows.length === 0 && diagnostics.length === 0) {
    const message = 'the table has no rows; write its dates, or remove the file';
    diagnostics.push(
      error({ file: `${folder.shownAs}/${name}`, line: 1, column: 1 }, 'csv_row', message),
    );
  }
  const rows: AnnouncedDate[] = [];
  const seen = new Map<string, number>();
  for (const row of csv.rows) {
    for (const read of readRow(row, source, diagnostics)) {
      const key = `${read.id} ${read.day} ${(read.regions ?? []).join(' ')}`;
      const before = seen.get(key);
      if (before !== undefined) {
        const message = `${quote(read.id)} on ${formatIsoDate(read.day)} is already on line ${before}; remove one`;
        diagnostics.push(error(row.placeOf('date'), 'duplicate_row', message));
        continue;
      }
      seen.set(key, row.line);
      rows.push(read);
    }
  }
  return { rows, diagnostics };
}

/** The dates of a row: one, or those of a feast from its first day to its last. */
function readRow(row: CsvRow, source: CountrySource, diagnostics: Diagnostic[]): AnnouncedDate[] {
  const found: Diagnostic[] = [];
  const field = (name: string): string => row.fields[name] ?? '';
  const date = (name: string): DaysInRow | null => {
    const days = readDays(field(name));
    if (days === null) {
      const message = field(name).includes('..')
        ? `${quote(field(name))} is not a range of days; write it like 2027-03-10..2027-03-12`
        : `${quote(field(name))} is not a date; ${isoDateHint(field(name))}`;
      found.push(error(row.placeOf(name), 'invalid_value', message));
    }
    return days;
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
  const days = date('date');
  const official = field('official_date') === '' ? null : date('official_date');
  if (days !== null && official !== null && official.length !== days.length) {
    const message = `${quote(field('official_date'))} has ${official.length} and "date" ${days.length} days; write as many`;
    found.push(error(row.placeOf('official_date'), 'invalid_value', message));
  }
  // Each day of a feast is a holiday with its own id: eid-al-fitr, eid-al-fitr-2, …
  const dayIds = Array.from({ length: days?.length ?? 0 }, (_, n) =>
    n === 0 ? field('id') : `${field('id')}-${n + 1}`,
  );
  for (const id of dayIds.slice(1).filter((each) => !ids.includes(each))) {
    const message = `the row gives a date to ${quote(id)}, which is not a holiday of ${source.country}; shorten it or add the holiday`;
    found.push(error(row.placeOf('date'), 'unknown_id', message));
  }
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
  const kept = source.holidays
    .find((each) => each.id === field('id'))
    ?.regions?.map(({ code }) => code);
  for (const region of regions ?? []) {
    if (!regionCodes.includes(region)) {
      found.push(
        error(
          row.placeOf('regions'),
          'unknown_region',
          `${quote(region)} is not a region of ${source.country}${orChoices(region, regionCodes)}; separate regions with one space`,
        ),
      );
    } else if (kept?.includes(region) === false) {
      found.push(
        error(
          row.placeOf('regions'),
          'unknown_region',
          `${field('id')} is not kept in ${region}${orChoices(region, kept)}`,
        ),
      );
    }
  }
  const doubtFault = field('doubt') === '' ? null : shownTextFault(field('doubt'));
  if (doubtFault !== null) found.push(error(row.placeOf('doubt'), 'invalid_value', doubtFault));
  diagnostics.push(...found);
  if (found.length > 0 || days === null) return [];
  return dayIds.map((id, n) => ({
    id,
    day: days.first + n,
    officialDay: official === null ? null : official.first + n,
    regions,
    accuracy: accuracy === 'estimated' ? 'estimated' : 'exact',
    cite: field('cite'),
    doubt: field('doubt') === '' ? null : field('doubt'),
    place: row.placeOf('date'),
  }));
}

/** Consecutive days. */
interface DaysInRow {
  readonly first: DayNumber;
  readonly length: number;
}

/** A date, or two with dots between them. */
function readDays(text: string): DaysInRow | null {
  const [from = '', to = from, ...rest] = text.split('..');
  const [first, last] = [parseIsoDate(from), parseIsoDate(to)];
  if (first === null || last === null || rest.length > 0) return null;
  const length = last - first + 1;
  return length >= 1 && length <= FEAST_DAYS_MAX ? { first, length } : null;
}
