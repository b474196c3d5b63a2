import { toCivilDate } from '../../src/calendar/day-number.ts';
import { quote } from '../../src/text/suggest.ts';
import type { CountryFile } from '../country/country-file.ts';
import type { Announcement } from './announcement.ts';
import { addRow } from './edit-csv.ts';
import { addCitation, type NewCitation, removeEstimatedYear } from './edit-yaml.ts';
import { lineDiff } from './line-diff.ts';

/** The texts of a country's files, and how they are shown. */
export interface Texts {
  readonly yaml: string;
  /** Null when there is no table yet. */
  readonly csv: string | null;
}

/** What an announcement makes of the files. */
export interface Edited {
  readonly yaml: string;
  readonly csv: string;
  /** Lines with "-" and "+", below the place of each edit. */
  readonly diff: readonly string[];
}

/** Writes an announcement into the files of a country, or says why that cannot be. */
export function announce(
  file: CountryFile,
  texts: Texts,
  announcement: Announcement,
  citation: NewCitation,
): Edited | string {
  const { ids, dates, officialDate, legalYear } = announcement;
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
      return `the citations of ${file.shownAs} do not stand one below the other; add ${quote(citation.id)} by hand, and give its id`;
    }
    edit(cited);
  }
  for (const id of ids) edit(removeEstimatedYear(yaml, id, legalYear));
  const replaced = rows.map(({ place }) => place.line);
  const csv = addRow(
    texts.csv,
    { id: ids[0] ?? '', date: rangeOf(dates), officialDate, cite: citation.id },
    (line) => replaced.includes(line),
  );
  diff.push(...lineDiff(`${file.shownAs.replace(/\.yaml$/u, '')}.dates.csv`, texts.csv ?? '', csv));
  return { yaml, csv, diff };
}

/** "2027-03-10", or for days in a row "2027-03-10..2027-03-12". */
function rangeOf(dates: readonly string[]): string {
  const [first = '', last = first] = [dates[0], dates.at(-1)];
  return dates.length > 1 ? `${first}..${last}` : first;
}
