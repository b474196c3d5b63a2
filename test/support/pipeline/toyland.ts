import { editorSchemas } from '../../../pipeline/checks/files/editor-schemas.ts';
import type { Surroundings } from '../../../pipeline/commands/command.ts';
import { readAll } from '../../../pipeline/commands/read-all.ts';
import { type CountryResult, readCountry } from '../../../pipeline/country/read-country.ts';
import { expandCountry } from '../../../pipeline/expand/expand-country.ts';
import {
  type Diagnostic,
  formatDiagnostic,
  sortDiagnostics,
} from '../../../pipeline/read/diagnostic.ts';
import { textFolder } from '../../../pipeline/read/folder.ts';
import type { Release } from '../../../src/artifact/load-release.ts';
import {
  type DayNumber,
  formatIsoDate,
  toDayNumber,
  weekdayOf,
} from '../../../src/calendar/day-number.ts';
import { LAST_YEAR } from '../years.ts';

/** The last year of Toyland, so that serving another year does not change the dates in tests. */
const TOY_LAST_YEAR = 2027;

/** Adds `held_until` the last toy year once a later one is served, without moving any line. */
export function inToyYears(yaml: string): string {
  const isSource = /^holidays:/mu.test(yaml) && !yaml.includes('held_until');
  return LAST_YEAR > TOY_LAST_YEAR && isSource ? `${yaml}held_until: ${TOY_LAST_YEAR}\n` : yaml;
}

/** Toyland (XX), an invented country without a second opinion: three regions, one act. */
export const TODAY: DayNumber = toDayNumber(2026, 11, 20);
export const TODAY_ISO: string = formatIsoDate(TODAY);

const HEAD = `country: XX
name: Toyland
timezone: Europe/London
weekend: [saturday, sunday]
regions: { AA: Alpha, BB: Beta, CC: Gamma }
how_days_move: They stay where they are.
citations:
  act: { title: Holidays Act, url: https://example.org/act, read: 2026-11-01 }
`;

/** A source of Toyland: its head, then the holidays and observances of a test. */
export function toyland(rest: string, head: string = HEAD): string {
  return head + rest;
}

/** A source of Toyland with one announced holiday: overdue on `TODAY` in 2026, awaited in 2027. */
export const AWAITED_FEAST = toyland(`default_observance: none
holidays:
  - id: feast
    name: Feast
    rule: { dates: [{ date: 2026-11-12, accuracy: estimated }, { date: 2027-01-04, accuracy: estimated }] }
    watch: { authority: The moon, expect: a day before }
    cite: act
`);

/** A source of Toyland with one holiday, `keys` being YAML in flow style: "rule: …, from: 2026". */
export function oneHoliday(keys: string, rest = 'default_observance: none\n'): string {
  return toyland(`${rest}holidays:\n  - { id: day, name: Day, ${keys}, cite: act }\n`);
}

/** Reads a source of Toyland, with the announced dates beside it. */
export function readToyland(yaml: string, csv?: string): CountryResult {
  const files = { 'XX.yaml': inToyYears(yaml), ...(csv !== undefined && { 'XX.dates.csv': csv }) };
  return readCountry(textFolder('sources', files), 'XX');
}

/**
 * The dates of a source, one line each: "Mon 2026-12-28 for 2026-12-26 day [AA] estimated".
 * Fails when the source has errors, so that no test passes on an empty list.
 */
export function datesOf(yaml: string, csv?: string): string[] {
  const { file, diagnostics } = readToyland(yaml, csv);
  const expanded = file === null ? null : expandCountry(file);
  const problems = [...diagnostics, ...(expanded?.diagnostics ?? [])];
  if (expanded === null || problems.length > 0) {
    throw new Error(problems.map(({ message }) => message).join('\n'));
  }
  return expanded.dates.map((date) => {
    const official = date.officialDay === null ? '' : ` for ${formatIsoDate(date.officialDay)}`;
    const regions = date.regions === null ? '' : ` [${date.regions.join(' ')}]`;
    const accuracy = date.accuracy === 'exact' ? '' : ' estimated';
    return `${withWeekday(date.day)}${official} ${date.id}${regions}${accuracy}`;
  });
}

/** The dates of a rule, "Mon 2026-05-25" each. */
export function ruleDates(rule: string): string[] {
  return datesOf(oneHoliday(`rule: ${rule}`)).map((line) => line.replace(/ day.*$/u, ''));
}

/** Every diagnostic that `check` gives for these files, sorted. */
export function diagnose(
  files: Readonly<Record<string, string | Buffer>>,
  official: Readonly<Record<string, string | Buffer>> = {},
  history: readonly Release[] = [],
): Diagnostic[] {
  const all = readAll(
    {
      ...silent,
      today: TODAY,
      folders: {
        sources: textFolder('sources', { ...editorSchemas(), ...files }),
        official: textFolder('sources/official', official),
        root: '',
        artifacts: '',
      },
    },
    [],
    history,
  );
  return sortDiagnostics(all.diagnostics);
}

/** The same diagnostics as whole lines, as `check` prints them. */
export function told(...files: Parameters<typeof diagnose>): string[] {
  return diagnose(...files).map(formatDiagnostic);
}

/** A source of Toyland whose holidays keep fixed lines, each with keys as in \`oneHoliday\`. */
export function holidays(...each: readonly string[]): string {
  const lines = each.map((keys) => `  - { ${keys}, cite: act }\n`);
  return toyland(`default_observance: none\nholidays:\n${lines.join('')}`);
}

const silent: Pick<Surroundings, 'showProgress'> = { showProgress: () => undefined };

function withWeekday(day: DayNumber): string {
  const names = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
  return `${names[weekdayOf(day) - 1]} ${formatIsoDate(day)}`;
}
