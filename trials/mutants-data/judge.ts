import { parse } from 'yaml';
import { readAll } from '../../pipeline/commands/read-all.ts';
import { compareData, type Data } from '../../pipeline/diff/compare-data.ts';
import { sourceChanges } from '../../pipeline/diff/source-changes.ts';
import { countryArtifact } from '../../pipeline/expand/country-artifact.ts';
import { formatDiagnostic, hasErrors } from '../../pipeline/read/diagnostic.ts';
import type { Folder } from '../../pipeline/read/folder.ts';
import { MONEY_CODES } from '../../src/artifact/codes.ts';
import type { Change, CountryArtifact } from '../../src/artifact/schema.ts';
import { toDayNumber } from '../../src/calendar/day-number.ts';

/** What a source file is named after. */
const FILE_CODE = new RegExp([...MONEY_CODES, '[A-Z]{2}'].join('|'), 'u');

/** A day on which every citation in the sources has been read. */
const TODAY = toDayNumber(2026, 12, 1);
const ERROR_LINE = /^[\w./-]+:[1-9]\d*:[1-9]\d*: error: [^\n]+ \[[a-z_0-9]+\]$/u;

/** The outcome of a mutant: refused, accepted, or (in words) what is wrong with that. */
export type Verdict = 'refused' | 'accepted' | { readonly fault: string };

/** A judge of mutants of one set of sources. */
export function judgeOf(
  sources: Folder,
  official: Folder,
): (name: string, bytes: Buffer) => Verdict {
  const known = new Map<string, Data>();
  const read = (folder: Folder, code: string) =>
    readAll(
      {
        folders: { sources: folder, official, root: '', artifacts: '' },
        today: TODAY,
        showProgress: () => undefined,
      },
      [code],
      [],
    );
  const before = (code: string): Data => {
    const data = known.get(code) ?? dataOf(read(sources, code));
    known.set(code, data);
    return data;
  };
  return (name, bytes) => {
    const code = FILE_CODE.exec(name)?.[0] ?? '';
    const mutated: Folder = {
      ...sources,
      read: (each) => (each === name ? bytes : sources.read(each)),
    };
    try {
      const all = read(mutated, code);
      if (hasErrors(all.diagnostics)) {
        const odd = all.diagnostics
          .map(formatDiagnostic)
          .find((line) => !ERROR_LINE.test(line) && !line.includes(' warning: '));
        return odd === undefined ? 'refused' : { fault: `not located: ${odd}` };
      }
      const silent = silentChange(before(code), dataOf(all), {
        meaning: meaningOf(name, sources.read(name)) !== meaningOf(name, bytes),
        shown: sourceChanges(sources, mutated).length > 0,
      });
      return silent === null ? 'accepted' : { fault: silent };
    } catch (thrown) {
      return { fault: `thrown: ${thrown instanceof Error ? thrown.stack : String(thrown)}` };
    }
  };
}

function dataOf(all: ReturnType<typeof readAll>): Data {
  const { countries, disagreements, translations, rules } = all;
  return { countries: countries.map(countryArtifact), disagreements, translations, rules };
}

/** A changed meaning that the diff does not show, or null. */
function silentChange(
  before: Data,
  after: Data,
  written: { meaning: boolean; shown: boolean },
): string | null {
  if (written.meaning && !written.shown) return 'the diff of the sources does not show the change';
  if (!written.meaning && written.shown)
    return 'the diff of the sources shows a change that does not exist';
  const differences = compareData(before, after, '2026-11-20');
  const published = JSON.stringify(before) !== JSON.stringify(after);
  // The order of keys has no meaning.
  if (
    published &&
    written.meaning &&
    differences.length === 0 &&
    sorted(before) !== sorted(after)
  ) {
    return 'published data changes, and the diff does not show it';
  }
  if (!published && differences.length > 0) return 'the diff names a change that does not exist';
  if (published && !written.meaning && sorted(before) !== sorted(after))
    return 'published data changes, although no source does';
  const [old, now] = [before.countries[0], after.countries[0]];
  if (old === undefined || now === undefined) return 'the country is missing';
  const rebuilt = applied(
    factsOf(old),
    differences.flatMap(({ changes }) => changes),
    now,
  );
  const wanted = factsOf(now);
  const regions = JSON.stringify(old.regions) === JSON.stringify(now.regions);
  return !regions || [...wanted].sort().join('\n') === [...rebuilt].sort().join('\n')
    ? null
    : 'the changes that the diff shows do not lead from the old dates to the new ones';
}

/** An independent reading of a file's content. */
function meaningOf(name: string, bytes: Buffer | null): string {
  const text = String(bytes).replaceAll('\r\n', '\n');
  if (name.endsWith('.csv'))
    return text
      .split('\n')
      .filter((line) => line !== '')
      .sort()
      .join('\n');
  return sorted(parse(text, { schema: 'failsafe', version: '1.2' }));
}

function sorted(value: unknown): string {
  return JSON.stringify(value, (_key, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  );
}

/** Every fact of a calendar, one text each. */
function factsOf(artifact: CountryArtifact): Set<string> {
  const calendars = ['', ...artifact.regions.map(({ code }) => code)];
  return new Set(
    artifact.holidays.flatMap((record) =>
      calendars
        .filter((calendar) => record.regions === undefined || record.regions.includes(calendar))
        .map((calendar) =>
          factOf(
            calendar,
            record.id,
            { ...record, local_name: localOf(artifact, record) },
            artifact,
          ),
        ),
    ),
  );
}

/** The old facts after the changes that the diff shows. */
function applied(
  facts: Set<string>,
  changes: readonly Change[],
  now: CountryArtifact,
): Set<string> {
  const calendarsOf = (change: Change): string[] =>
    change.regions ?? ['', ...now.regions.map(({ code }) => code)];
  for (const change of changes) {
    for (const calendar of calendarsOf(change)) {
      if (change.before !== null) facts.delete(factOf(calendar, change.id, change.before, now));
    }
  }
  for (const change of changes) {
    for (const calendar of calendarsOf(change)) {
      if (change.after !== null) facts.add(factOf(calendar, change.id, change.after, now));
    }
  }
  return facts;
}

/** A record's name in the country's main language. */
function localOf(
  { languages }: CountryArtifact,
  { names, local_name }: CountryArtifact['holidays'][number],
): string | null {
  const [language] = languages ?? [];
  return language === undefined ? local_name : (names?.[language] ?? null);
}

/** A region with its own languages is told of a change in the country's: its names are excluded. */
function factOf(
  calendar: string,
  id: string,
  side: NonNullable<Change['after']>,
  { regions }: CountryArtifact,
): string {
  const own = regions.find(({ code }) => code === calendar)?.languages;
  return [
    calendar,
    id,
    side.date,
    side.official_date,
    side.name,
    own === undefined ? side.local_name : '',
    side.date_accuracy,
  ].join('|');
}
