import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { formatIsoDate } from '../../../src/calendar/day-number.ts';
import type { CountryFile } from '../../country/country-file.ts';
import { readCountry } from '../../country/read-country.ts';
import { changesOf } from '../../diff/changes.ts';
import { describeChange } from '../../diff/describe-change.ts';
import { announce, type Edited } from '../../edit/announce.ts';
import { type Announcement, feastOf, readAnnouncement } from '../../edit/announcement.ts';
import type { NewCitation } from '../../edit/edit-yaml.ts';
import { writeFiles } from '../../edit/write-files.ts';
import { countryArtifact } from '../../expand/country-artifact.ts';
import { expandCountry } from '../../expand/expand-country.ts';
import { type Diagnostic, diagnosticLines, hasErrors } from '../../read/diagnostic.ts';
import { textFolder } from '../../read/folder.ts';
import { orChoices, quote } from '../../read/suggest.ts';
import type { Command } from '../command.ts';
import { type OptionValues, readWords } from '../words.ts';

const OPTIONS = {
  cite: { type: 'string' },
  title: { type: 'string' },
  kind: { type: 'string' },
  publisher: { type: 'string' },
  'seen-in': { type: 'string' },
  words: { type: 'string' },
  read: { type: 'boolean' },
  official: { type: 'string' },
  cancelled: { type: 'string' },
} as const;

const KINDS = ['act', 'gazette', 'official-list', 'authority', 'press'];

const USAGE = `npm run data -- announce AE eid-al-fitr 2027-03-10..12 --cite https://… \\
  --title "FAHR, 8 March 2027, Eid al-Fitr begins on Wednesday 10 March 2027" --kind authority --read
  --cite ADDRESS|ID   where it is announced, or the id of a citation that the source has
  --title, --kind     of a new citation; the kind is ${KINDS.join(', ')}
  --read              you have read the text itself, today; or --seen-in "who says so, in full", and with the
                      sentence itself --words "…"
  --publisher NAME    who publishes it, if that is not in the title
  --official DATE     the date that the law names, where neither rule nor estimate says so; of a feast the first
  --cancelled YEAR    instead of days: there is none in that year`;

/**
 * `announce CC ID DATE[..DATE] --cite ADDRESS`: writes an announced date, with its citation, into
 * a country's files, and prints what changes. It writes nothing that has errors. A single date
 * concerns one day; a range is the whole feast, which may be longer or shorter than expected.
 */
export const announceCommand: Command = (words, { folders, today, print, complain }) => {
  const read = readWords(words, OPTIONS, complain, 3);
  if (read === null) return 1;
  const [country = '', id, days] = read.rest;
  const cancelled = textOf(read.values.cancelled);
  const says = (days === undefined) !== (cancelled === undefined);
  if (id === undefined || !says || read.values.cite === undefined) {
    complain(`name a country, a holiday, its day and the address of the announcement:\n${USAGE}`);
    return 1;
  }
  const code = country.toUpperCase();
  const before = readCountry(folders.sources, code);
  for (const diagnostic of before.diagnostics) diagnosticLines(diagnostic).forEach(complain);
  if (before.file === null || hasErrors(before.diagnostics)) {
    complain(`nothing was written; correct sources/${code}.yaml first`);
    return 1;
  }
  const typed = { id, days, cancelled, official: textOf(read.values.official) };
  const announcement = readAnnouncement(typed, before.file, expandCountry(before.file).dates);
  const citation =
    typeof announcement === 'string'
      ? announcement
      : citationOf(read.values, before.file, announcement, formatIsoDate(today));
  const texts = {
    yaml: textIn(folders.sources.read(`${code}.yaml`)) ?? '',
    csv: textIn(folders.sources.read(`${code}.dates.csv`)),
  };
  const edited =
    typeof announcement === 'string' || typeof citation === 'string'
      ? String(citation)
      : announce(before.file, texts, announcement, citation);
  if (typeof edited === 'string') {
    complain(`${edited}; nothing was written`);
    return 1;
  }
  const { file, faults } = readEdited(edited, code);
  if (file === null || faults.length > 0) {
    for (const fault of faults) diagnosticLines(fault).forEach(complain);
    complain('nothing was written, as the files would have these errors');
    return 1;
  }
  const table = join(folders.root, 'sources', `${code}.dates.csv`);
  if (edited.csv === null) rmSync(table, { force: true });
  writeFiles(
    new Map([
      [join(folders.root, 'sources', `${code}.yaml`), edited.yaml],
      ...(edited.csv === null ? [] : [[table, edited.csv] as const]),
    ]),
  );
  for (const line of edited.diff) print(line);
  const [was, is] = [before.file, file].map((each) => countryArtifact(expandCountry(each)));
  for (const change of changesOf(was ?? null, is ?? null, formatIsoDate(today))) {
    print(describeChange(change));
  }
  if (typeof announcement !== 'string') remaining(announcement, file).forEach(print);
  print(`next: npm run data -- check ${code}`);
  return 0;
};

/** The other days of the feast that are still estimated: a single date concerns one day. */
function remaining({ id, days, legalYear }: Announcement, file: CountryFile): string[] {
  const known = file.source.holidays.map((holiday) => holiday.id);
  const feast = feastOf(id.replace(/-\d$/u, ''), known);
  return expandCountry(file).dates.flatMap((date) => {
    if (!feast.includes(date.id) || days.some((day) => day.id === date.id)) return [];
    if (date.legalYear !== legalYear || date.accuracy === 'exact') return [];
    return [
      `${date.id} of ${legalYear} stays on ${formatIsoDate(date.day)} (estimated); announce it too when it is`,
    ];
  });
}

/** The files after the edit, and what would be wrong with them. */
function readEdited(
  { yaml, csv }: Edited,
  code: string,
): { file: CountryFile | null; faults: Diagnostic[] } {
  const table = csv === null ? {} : { [`${code}.dates.csv`]: csv };
  const folder = textFolder('sources', { [`${code}.yaml`]: yaml, ...table });
  const { file, diagnostics } = readCountry(folder, code);
  const expanded = file === null ? [] : expandCountry(file).diagnostics;
  // Rulings are not among these files, so what only they cite looks unused.
  const faults = [...diagnostics, ...expanded].filter(({ code }) => code !== 'unused_citation');
  return { file, faults };
}

/** The given citation: a known one by its id or address, or what is missing from a new one. */
function citationOf(
  values: OptionValues,
  file: CountryFile,
  { id: holiday, legalYear }: Announcement,
  today: string,
): NewCitation | string {
  const cite = String(values.cite);
  const known = Object.entries(file.source.citations);
  const [id] = known.find(([each, { url }]) => each === cite || url === cite) ?? [];
  if (id !== undefined) return { id, fields: [] };
  if (!/^https?:\/\/[^/\s]+\/\S*$/u.test(cite)) {
    const choices = orChoices(
      cite,
      known.map(([each]) => each),
    );
    return `${quote(cite)} is neither an address nor a citation of ${file.code}${choices}`;
  }
  const own = `${holiday}-${legalYear}`;
  if (known.some(([each]) => each === own)) {
    return `the citation "${own}" already exists with another address; write --cite ${own} if you mean it, or correct its address`;
  }
  const [title, kind, seenIn, words] = ['title', 'kind', 'seen-in', 'words'].map((key) =>
    textOf(values[key]),
  );
  if (title === undefined) {
    return 'the citation is new and has no title; add --title "who, when, what", like --title "FAHR, 8 March 2027, Eid al-Fitr begins on 10 March 2027"';
  }
  if (kind === undefined || !KINDS.includes(kind)) {
    const said =
      kind === undefined
        ? 'the kind of the citation is missing'
        : `${quote(kind)} is not a kind of citation`;
    return `${said}; add --kind and one of ${KINDS.join(', ')}`;
  }
  if ((values.read === true) === (seenIn !== undefined)) {
    return 'say how you know it: --read if you have read the text itself today, or --seen-in and who says so, in full';
  }
  if (words !== undefined && seenIn === undefined)
    return '--words needs --seen-in: say where the sentence is';
  const seen = words === undefined ? 'summarised' : 'quoted';
  return {
    id: own,
    fields: [
      ['title', title],
      ['kind', kind],
      ['supports', 'date'],
      ['years', `[${legalYear}]`],
      ['url', cite],
      ['publisher', textOf(values.publisher)],
      ['read', values.read === true ? today : undefined],
      ['seen', values.read === true ? 'text' : seen],
      ['seen_in', seenIn],
      ['words', words],
    ],
  };
}

function textOf(value: OptionValues[string]): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

function textIn(bytes: Buffer | null): string | null {
  return bytes === null ? null : bytes.toString('utf8').replaceAll('\r\n', '\n');
}
