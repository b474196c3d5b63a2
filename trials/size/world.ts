import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Holidays from 'date-holidays';
import { FIRST_YEAR } from '../../src/calendar/supported-range.ts';
import type { ProjectCopy } from '../drills/project-copy.ts';

/** The size of an invented world. */
export interface WorldSize {
  readonly countries: number;
  readonly regions: number;
  readonly years: number;
}

/** The past is settled; later years are estimates. */
const SIGHTED = 'mawlid,2025-09-04,exact,gazette\nmawlid,2026-08-25,exact,gazette\n';
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const ZONES = ['Europe/London', 'Asia/Tokyo', 'America/Chicago', 'Africa/Nairobi', 'Asia/Dubai'];
const WEEKENDS = ['[saturday, sunday]', '[friday, saturday]', '[sunday]'];
const REGIONS = ['North', 'East', 'South', 'West', 'Middle', 'Coast', 'Hills', 'Isles'];
const MONTHS = ['february', 'march', 'june', 'july', 'august', 'september', 'october', 'november'];

/**
 * Gives a copy of the project other countries, all invented, and more years, as if nothing had
 * been released before.
 */
export function writeWorld(copy: ProjectCopy, size: WorldSize): void {
  const years = Array.from({ length: size.years }, (_, index) => FIRST_YEAR + index);
  const languages = readdirSync(join(copy.root, 'sources/texts'));
  for (const name of ['artifacts', 'sources', 'vectors']) {
    rmSync(join(copy.root, name), { recursive: true });
  }
  for (const folder of [
    'artifacts',
    'sources/official',
    'sources/places',
    'sources/rulings',
    'sources/texts',
  ]) {
    mkdirSync(join(copy.root, folder), { recursive: true });
  }
  copy.edit('sources/README.md', () => '# An invented world\n');
  // No name differs in another language.
  for (const name of languages) {
    copy.edit(`sources/texts/${name}`, () => '{}\n');
  }
  copy.edit('sources/years.json', () => `${JSON.stringify(years)}\n`);
  for (const [index, code] of freeCodes().slice(0, size.countries).entries()) {
    copy.edit(`sources/${code}.yaml`, () => country(code, index, size.regions));
    copy.edit(`sources/${code}.dates.csv`, () => announced(index, years));
  }
  // What editors and the search know of the sources.
  const { status, told } = copy.data('schema');
  if (status !== 0) throw new Error(told);
}

/** Two-letter addresses of the site: no country may have these codes. */
const SECTIONS: ReadonlySet<string> = new Set(['GO', 'OG']);

/** Unassigned two-letter codes: the second opinion knows nothing of them. */
function freeCodes(): string[] {
  const known = new Set(Object.keys(new Holidays().getCountries()));
  const all = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  return all.filter((code) => !known.has(code) && !SECTIONS.has(code));
}

/** A country with holidays of every kind of rule, an announced holiday, and days of regions. */
function country(code: string, index: number, regionCount: number): string {
  const name = `${code[0]}${code[1]?.toLowerCase()}land`;
  const regions = REGIONS.slice(0, regionCount);
  const month = (offset: number) => MONTHS[(index + offset) % MONTHS.length];
  const own = regions.map((region, place) =>
    holiday(
      `${region.toLowerCase()}-day`,
      `${region} Day`,
      `date: ${5 + place * 4} ${month(place)}`,
      [`regions: [${codeOf(region)}]`, 'observance: none'],
    ),
  );
  const days = [
    holiday('new-years-day', "New Year's Day", 'date: 1 january'),
    // Between days of other regions, an announced holiday may fall anywhere in the year.
    own[0],
    holiday('spring-feast', 'Spring Feast', 'announced: csv'),
    own[1],
    holiday('mawlid', 'Mawlid', 'islamic: 12 rabi-al-awwal', [
      'watch: { authority: Ministry of the Interior, expect: on the eve }',
    ]),
    own[2],
    holiday('day-of-atonement', 'Day of Atonement', 'hebrew: 10 tishri'),
    own[3],
    holiday('good-friday', 'Good Friday', `${index % 4 === 0 ? 'orthodox-easter' : 'easter'}: -2`),
    holiday('labour-day', 'Labour Day', `date: ${1 + (index % 9)} may`),
    holiday('spring-day', 'Spring Day', 'weekday: last monday in may'),
    holiday('national-day', 'National Day', `date: ${1 + (index % 28)} july`),
    holiday(
      'harvest-day',
      'Harvest Day',
      `weekday: ${index % 2 ? 'first' : 'second'} friday in october`,
    ),
    ...own.slice(4),
    holiday('christmas-day', 'Christmas Day', 'date: 25 december'),
    holiday('boxing-day', 'Boxing Day', 'date: 26 december'),
  ];
  return `# yaml-language-server: $schema=./country.schema.json
# ${code}: a country that somebody made up, to see how many there may be.
country: ${code}
name: ${name}
timezone: ${ZONES[index % ZONES.length]}
weekend: ${WEEKENDS[index % WEEKENDS.length]}
week_starts: monday
languages: [en]
regions:
${regions.map((region) => `  ${codeOf(region)}: ${region} ${name}`).join('\n')}
notes:
  - Half days are left out.
how_days_move: >-
  When a holiday falls on a weekend, the next business day is off instead.

citations:
  holidays-act:
    title: Holidays Act of ${name} 1999, s. 2
    kind: act
    section: s. 2
    url: https://example.org/${code.toLowerCase()}/acts/1999/2
    publisher: Parliament of ${name}
    read: 2026-11-20
  gazette:
    title: Gazette of ${name}, the list of feasts
    kind: gazette
    url: https://example.org/${code.toLowerCase()}/gazette/feasts
    publisher: Parliament of ${name}
    read: 2026-11-20

observance:
  substitute-day:
    moves: [{ from: ${WEEKENDS[index % WEEKENDS.length]}, to: following business day }]
    official_date: replaced
    cite: holidays-act
default_observance: substitute-day

holidays:
${days.filter((day) => day !== undefined).join('')}`;
}

function holiday(id: string, name: string, rule: string, more: readonly string[] = []): string {
  const lines = [
    `name: ${JSON.stringify(name)}`,
    `rule: { ${rule} }`,
    ...more,
    'cite: holidays-act',
  ];
  return `  - id: ${id}\n${lines.map((line) => `    ${line}\n`).join('')}`;
}

function codeOf(region: string): string {
  return region.slice(0, 2).toUpperCase();
}

/**
 * The dates of the announced holiday, on two days in some years, as an authority would have
 * announced them.
 */
function announced(index: number, years: readonly number[]): string {
  const rows = years.map((year) => {
    const day = String(3 + ((index + year * 7) % 20)).padStart(2, '0');
    return `spring-feast,${year}-04-${day},exact,gazette\n`;
  });
  return `id,date,accuracy,cite\n${SIGHTED}${rows.join('')}`;
}
