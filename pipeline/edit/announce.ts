import { parseIsoDate, toCivilDate } from '../../src/calendar/day-number.ts';
import type { CountryFile } from '../country/country-file.ts';
import { quote } from '../read/suggest.ts';
import type { AnnouncedDay, Announcement } from './announcement.ts';
import { type NewRow, withRows } from './edit-csv.ts';
import { addCancelled, addFeastDay, confirmListed, removeYear } from './edit-holiday.ts';
import { addCitation, type NewCitation } from './edit-yaml.ts';
import { lineDiff } from './line-diff.ts';

/** The texts of a country's files, and their names in messages. */
export interface Texts {
  readonly yaml: string;
  /** Null when there is no table yet. */
  readonly csv: string | null;
}

/** A country's files after an announcement. */
export interface Edited {
  readonly yaml: string;
  /** Null when there is no table, and none is needed. */
  readonly csv: string | null;
  /** Lines with "-" and "+", below the place of each edit. */
  readonly diff: readonly string[];
}

/** Writes an announcement into a country's files, or says why it cannot. */
export function announce(
  file: CountryFile,
  texts: Texts,
  announcement: Announcement,
  citation: NewCitation,
): Edited | string {
  const { days, cancelled, legalYear } = announcement;
  const ids = [...days, ...cancelled].map(({ id }) => id);
  const rows = file.announced.filter(
    (row) => ids.includes(row.id) && toCivilDate(row.officialDay ?? row.day).year === legalYear,
  );
  const settled = rows.find(({ accuracy }) => accuracy === 'exact');
  if (settled !== undefined) {
    return `${settled.id} of ${legalYear} is announced already, on line ${settled.place.line} of ${settled.place.file}; correct that line`;
  }
  const diff: string[] = [];
  let { yaml } = texts;
  const edit = (edited: string): void => {
    if (edited !== yaml) diff.push(...lineDiff(file.shownAs, yaml, edited));
    yaml = edited;
  };
  if (file.source.citations[citation.id] === undefined) {
    const cited = addCitation(yaml, citation);
    if (cited === null) {
      return `the citations of ${file.shownAs} are not listed one below the other; add ${quote(citation.id)} by hand, then pass its id`;
    }
    edit(cited);
  }
  for (const id of ids) {
    edit(removeYear(yaml, id, 'estimated', legalYear));
    edit(removeYear(yaml, id, 'not_announced', legalYear));
  }
  for (const each of cancelled) {
    edit(addCancelled(yaml, { ...each, year: legalYear, cite: citation.id }));
  }
  const first = file.source.holidays.find(({ id }) => id === announcement.id);
  const known = days.filter(({ id }) => file.source.holidays.some((each) => each.id === id));
  for (const [index, { date }] of days.entries()) {
    if (index < known.length || first === undefined) continue;
    edit(addFeastDay(yaml, first, { number: index + 1, date, cite: citation.id }));
  }
  const inTable = known.filter(({ id, date }) => {
    const before = yaml;
    edit(confirmListed(yaml, { id, date, legalYear, cite: citation.id }));
    return yaml === before;
  });
  const replaced = rows.map(({ place }) => place.line);
  const csv = withRows(texts.csv, rowsOf(inTable, citation.id), (line) => replaced.includes(line));
  if (csv !== texts.csv) {
    const table = `${file.shownAs.replace(/\.yaml$/u, '')}.dates.csv`;
    diff.push(...lineDiff(table, texts.csv ?? '', csv ?? ''));
  }
  return { yaml, csv, diff };
}

/** One row for consecutive days whose legal dates are consecutive too; else one row each. */
function rowsOf(days: readonly AnnouncedDay[], cite: string): NewRow[] {
  const official = days.map(({ officialDate }) => officialDate);
  const shift = new Set(
    days.map(({ date, officialDate }) =>
      officialDate === null ? null : dayOf(officialDate) - dayOf(date),
    ),
  );
  if (shift.size !== 1) {
    return days.map(({ id, date, officialDate }) => ({ id, date, officialDate, cite }));
  }
  const [first] = days;
  return first === undefined
    ? []
    : [
        {
          id: first.id,
          date: rangeOf(days.map(({ date }) => date)),
          officialDate: official[0] === null ? null : rangeOf(official.map(String)),
          cite,
        },
      ];
}

function dayOf(iso: string): number {
  return parseIsoDate(iso) ?? 0;
}

/** "2027-03-10", or for days in a row "2027-03-10..2027-03-12". */
function rangeOf(dates: readonly string[]): string {
  const [first = '', last = first] = [dates[0], dates.at(-1)];
  return dates.length > 1 ? `${first}..${last}` : first;
}
