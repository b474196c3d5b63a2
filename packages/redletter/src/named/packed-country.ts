import type { Citation } from '../../../../src/artifact/citation.ts';
import type { CountryArtifact, HolidayRecord } from '../../../../src/artifact/schema.ts';
import { localNameIn } from '../../../../src/artifact/words/local-name.ts';
import { parseIsoDate } from '../../../../src/calendar/day-number.ts';
import { compareHolidays } from '../../../../src/calendar/holiday.ts';
import { LAST_YEAR } from '../../../../src/calendar/supported-range.ts';
import { packDates, readDates } from './packed-dates.ts';

/**
 * A country with names and laws as lines of text, in five parts separated by an empty line: code,
 * name, time zone, weekend and, where present, a last year that differs from the release's, and
 * an article; the regions, `CA California`, with `*` before those that have languages of their
 * own; the notes; the sources, with title, address, publisher and the regions they cover; and the
 * holidays, in the order of lists of one date, with name, regions, sources, dates and local name.
 * `|` separates fields; empty fields at the end are omitted, and so is the `https://` of an
 * address.
 * A local name is that of the country; names in regions follow it, each after `^`: `Neujahr^GE
 * JU=Nouvel An^TI=Capodanno`.
 * The records of one holiday share what they have in common; `packed-dates.ts` writes their
 * dates. A source is its place in base 36.
 */
/** `*` stands before regions that have names of their own. */
const REGION = /^(\*?)(\w+) (.*)/;

/** The part of a country from which answers and laws are built. */
export type NamedCountry = Pick<
  CountryArtifact,
  | 'country'
  | 'name'
  | 'article'
  | 'timezone'
  | 'weekend_days'
  | 'held_until'
  | 'languages'
  | 'regions'
  | 'notes'
  | 'holidays'
> & {
  readonly citations: Readonly<
    Record<string, Pick<Citation, 'title' | 'url' | 'publisher' | 'regions'>>
  >;
};

export function packCountry(artifact: NamedCountry): string {
  const cited = new Set(artifact.holidays.flatMap(({ cite }) => cite));
  // Citations of days beside the count alone appear in no answer.
  const citations = Object.entries(artifact.citations).filter(([id]) => cited.has(id));
  const cites = citations.map(([id]) => id);
  const kinds = new Map<string, HolidayRecord[]>();
  for (const record of artifact.holidays.toSorted(compareNames)) {
    const { id, name, regions, cite } = record;
    const places = cite.map((each) => cites.indexOf(each).toString(36)).join(' ');
    // Records with the same name on one date keep their order.
    const key = JSON.stringify([id, name, regions?.join(' '), places, packNames(artifact, record)]);
    kinds.set(key, [...(kinds.get(key) ?? []), record]);
  }
  const parts = [
    [
      writeLine([
        artifact.country,
        artifact.name,
        artifact.timezone,
        artifact.weekend_days.join(''),
        artifact.held_until?.toString(),
        artifact.article,
      ]),
    ],
    artifact.regions.map(({ code, name, languages }) => `${languages ? '*' : ''}${code} ${name}`),
    artifact.notes,
    citations.map(([id, { title, url, publisher, regions }]) =>
      writeLine([
        title,
        url?.replace(SECURE, ''),
        publisher,
        isTold(artifact, id, regions) ? regions?.join(' ') : null,
      ]),
    ),
    [...kinds].map(([key, records]) => {
      const [, name, regions, cited, local] = JSON.parse(key) as string[];
      return writeLine([name, regions, cited, packDates(records), local]);
    }),
  ];
  return parts.map((lines) => lines.join('\n')).join('\n\n');
}

/** @throws RangeError for a name that contains a separator. */
function packNames(artifact: NamedCountry, record: HolidayRecord): string {
  const own = localNameIn(artifact, record, null) ?? '';
  const kept = record.regions ?? artifact.regions.map(({ code }) => code);
  const others = Map.groupBy(kept, (code) => localNameIn(artifact, record, code) ?? '');
  others.delete(own);
  const broken = [own, ...others.keys()].find((name) => /[\^=]/.test(name));
  if (broken !== undefined) throw new RangeError(`"${broken}" cannot stand among names`);
  return [own, ...[...others].map(([name, codes]) => `${codes.join(' ')}=${name}`)].join('^');
}

/**
 * Whether the regions of its law must be stated. They need not be when every region that cites the
 * law is one of its own.
 */
function isTold(
  { holidays }: NamedCountry,
  id: string,
  regions: readonly string[] | null,
): boolean {
  const citing = holidays.filter(({ cite }) => cite.includes(id));
  return !citing.every((record) => record.regions?.every((code) => regions?.includes(code)));
}

const SECURE = /^https:\/\//;
/** The parts of the lines. */
const RESERVED = /[|\n]/;

/** @throws RangeError for a field that contains a separator. */
function writeLine(fields: readonly (string | null | undefined)[]): string {
  const broken = fields.find((field) => RESERVED.test(field ?? ''));
  if (broken !== undefined) throw new RangeError(`"${broken}" cannot stand in a line`);
  return fields
    .map((field) => field ?? '')
    .join('|')
    .replace(/\|+$/, '');
}

/** By name and id, as lists of one date are sorted (Contract 10.8). */
function compareNames(a: HolidayRecord, b: HolidayRecord): number {
  return compareHolidays({ ...a, day: 0 }, { ...b, day: 0 });
}

/** The code of a packed country, and a function that reads the rest. */
export function readPacked(text: string): [code: string, read: () => CountryArtifact] {
  // Answers and laws use no other part of a country.
  return [text.slice(0, text.indexOf('|')), () => unpackCountry(text) as CountryArtifact];
}

/** A country in the form of a release, without what answers do not need. */
export function unpackCountry(text: string): NamedCountry {
  const [head = '', regions = '', notes = '', citations = '', holidays = ''] = text.split('\n\n');
  const [country = '', name = '', timezone = '', weekend = '', held, article] = head.split('|');
  const places = linesOf(regions).map((line) => {
    const [, own, code = '', region = ''] = REGION.exec(line) ?? [];
    // Treated as a language of its own, because names are packed by region.
    return { code, name: region, ...(own && { languages: [code] }) };
  });
  const own = places.flatMap(({ languages = [] }) => languages);
  return {
    country,
    name,
    ...(article && { article: 'the' as const }),
    timezone,
    weekend_days: Array.from(weekend, Number),
    held_until: Number(held || LAST_YEAR),
    regions: places,
    notes: linesOf(notes),
    citations: Object.fromEntries(
      linesOf(citations).map((line, index) => {
        const [title = '', url = '', publisher, of] = line.split('|');
        return [
          index.toString(36),
          {
            title,
            url: url ? (url.includes('://') ? url : `https://${url}`) : null,
            publisher: publisher || null,
            regions: of?.split(' ') ?? null,
          },
        ];
      }),
    ),
    // The sort is stable: two records on one date keep the order of lists.
    holidays: linesOf(holidays)
      .flatMap((line, index) => unpackHoliday(line, index, own))
      .sort((a, b) => dayOf(a.date) - dayOf(b.date)),
  };
}

function linesOf(part: string): string[] {
  return part === '' ? [] : part.split('\n');
}

function unpackHoliday(line: string, index: number, own: readonly string[]): HolidayRecord[] {
  const [name = '', regions, cited = '', dates = '', packed = ''] = line.split('|');
  const [local, ...others] = packed.split('^');
  const called = new Map(own.map((code) => [code, local]));
  for (const other of others) {
    const [codes = '', theirs = ''] = other.split('=');
    for (const code of codes.split(' ')) called.set(code, theirs);
  }
  const names = Object.fromEntries([...called].filter(([, theirs]) => theirs)) as Record<
    string,
    string
  >;
  return readDates(dates).map((date) => ({
    ...date,
    // Ids are never shown; they only keep the order.
    id: String(index).padStart(4, '0'),
    name,
    local_name: local || null,
    names,
    ...(regions && { regions: regions.split(' ') }),
    cite: cited.split(' '),
  }));
}

/** The day number of a date in the verified release, which is always valid. */
function dayOf(date: string): number {
  return parseIsoDate(date) as number;
}
