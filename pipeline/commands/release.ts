import { readFileSync } from 'node:fs';
import { type Release, ReleaseError } from '../../src/artifact/load-release.ts';
import type { Change } from '../../src/artifact/schema.ts';
import { formatIsoDate, parseIsoDate } from '../../src/calendar/day-number.ts';
import { changesAnswers, compareData } from '../diff/compare-data.ts';
import { describeChange } from '../diff/describe-change.ts';
import { formatDiagnostic, hasErrors, sortDiagnostics } from '../read/diagnostic.ts';
import { type DraftFiles, draftRelease } from '../release/draft.ts';
import { dataOf, readHistory } from '../release/history.ts';
import { nextVersion } from '../release/next-version.ts';
import { writeRelease } from '../release/write-release.ts';
import type { Command, Surroundings } from './command.ts';
import { dataOfSources, type ReadAll, readAll } from './read-all.ts';
import { readWords } from './words.ts';

const OPTIONS = {
  date: { type: 'string' },
  reason: { type: 'string' },
  texts: { type: 'boolean' },
} as const;

/**
 * `release [--date ISO] [--reason TEXT] [--texts]`: writes the next version when an
 * answer of the service changed (a date, a name, a weekend), else says so. `--texts`
 * also releases when only citations, notes or rulings changed. A past date changes
 * only with a reason.
 */
export const releaseCommand: Command = (words, surroundings) => {
  const { complain, print, folders } = surroundings;
  const read = readWords(words, OPTIONS, complain, 0);
  if (read === null) return 1;
  const released = String(read.values.date ?? formatIsoDate(surroundings.today));
  const today = parseIsoDate(released);
  if (today === null) {
    complain(`"${released}" is not a date; write --date like 2026-11-20`);
    return 1;
  }
  const reason = String(read.values.reason ?? '').trim();
  try {
    const history = readHistory(folders.artifacts);
    const all = readAll({ ...surroundings, today }, [], history);
    const diagnostics = sortDiagnostics(all.diagnostics);
    for (const diagnostic of diagnostics) complain(formatDiagnostic(diagnostic));
    if (hasErrors(diagnostics)) {
      complain('nothing was released; correct the errors above first');
      return 1;
    }
    const news = whatIsNew(history.at(-1), all, released);
    if (news.nothing || (news.textsOnly && read.values.texts !== true)) {
      print(`no answer changed since ${news.since}; nothing to release`);
      if (news.textsOnly) {
        print('only texts changed; to publish them: npm run data -- release --texts');
      }
      return 0;
    }
    const past = news.changes.filter((change) => change.past);
    if (past.length > 0 && reason === '') return refusePast(past, released, surroundings);
    const dataVersion = nextVersion(
      history.map(({ manifest }) => manifest.data_version),
      released,
    );
    const changes = news.changes.map((each) => ({ ...each, reason: each.past ? reason : null }));
    const files = draftOf(all, { dataVersion, previous: news.since, released, changes });
    writeRelease(folders.artifacts, dataVersion, files);
    for (const change of changes) print(describeChange(change));
    const what =
      news.since === null
        ? 'the first release'
        : `${changes.length} ${changes.length === 1 ? 'entry' : 'entries'} changed since ${news.since}`;
    print(`released ${dataVersion}: ${all.countries.length} countries, ${what}`);
    return 0;
  } catch (thrown) {
    if (!(thrown instanceof ReleaseError || thrown instanceof RangeError)) throw thrown;
    complain(`${thrown.message}; nothing was released`);
    return 1;
  }
};

/** The files of a release of everything that was read. */
export function draftOf(
  all: ReadAll,
  release: {
    readonly dataVersion: string;
    readonly previous: string | null;
    readonly released: string;
    readonly changes: readonly Change[];
  },
): DraftFiles {
  const { countries, disagreements } = dataOfSources(all);
  return draftRelease({
    ...release,
    countries,
    secondOpinion: {
      package: `date-holidays ${packageVersion()}`,
      compared: all.compared,
      disagreements,
    },
  });
}

function whatIsNew(
  newest: Release | undefined,
  all: ReadAll,
  released: string,
): { since: string | null; nothing: boolean; textsOnly: boolean; changes: Change[] } {
  // The first release changes nothing: there is nothing before it.
  if (newest === undefined) return { since: null, nothing: false, textsOnly: false, changes: [] };
  const differences = compareData(dataOf(newest), dataOfSources(all), released);
  return {
    since: newest.manifest.data_version,
    nothing: differences.length === 0,
    textsOnly: differences.length > 0 && !differences.some(changesAnswers),
    changes: differences.flatMap((difference) => difference.changes),
  };
}

function refusePast(past: readonly Change[], released: string, { complain }: Surroundings): number {
  for (const change of past) complain(describeChange(change));
  complain(
    `these dates lie before ${released}; a past date only changes with a reason: add --reason "why it was wrong" [past_change]`,
  );
  return 1;
}

function packageVersion(): string {
  const path = new URL('../../node_modules/date-holidays/package.json', import.meta.url);
  const parsed: unknown = JSON.parse(readFileSync(path, 'utf8'));
  return typeof parsed === 'object' && parsed !== null && 'version' in parsed
    ? String(parsed.version)
    : '';
}
