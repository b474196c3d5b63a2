import { readFileSync } from 'node:fs';
import { type Release, ReleaseError } from '../../src/artifact/load-release.ts';
import { formatIsoDate, parseIsoDate } from '../../src/calendar/day-number.ts';
import { describeChange } from '../diff/describe-change.ts';
import { formatDiagnostic, hasErrors, sortDiagnostics } from '../read/diagnostic.ts';
import { type DraftFiles, draftRelease } from '../release/draft.ts';
import { readHistory } from '../release/history.ts';
import { describeFact, type News, newsSince } from '../release/news.ts';
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
 * also releases when only citations, notes or rulings changed. What is past today changes
 * only with a reason.
 */
export const releaseCommand: Command = (words, surroundings) => {
  const { complain, print, folders } = surroundings;
  const read = readWords(words, OPTIONS, complain, 0);
  if (read === null) return 1;
  const today = formatIsoDate(surroundings.today);
  const released = String(read.values.date ?? today);
  const reason = String(read.values.reason ?? '').trim();
  try {
    const history = readHistory(folders.artifacts);
    const fault = dateFault(released, today, history.at(-1));
    if (fault !== null) {
      complain(fault);
      return 1;
    }
    const all = readAll(surroundings, [], history);
    const diagnostics = sortDiagnostics(all.diagnostics);
    for (const diagnostic of diagnostics) complain(formatDiagnostic(diagnostic));
    if (hasErrors(diagnostics)) {
      complain('nothing was released; correct the errors above first');
      return 1;
    }
    const news = newsSince(history, dataOfSources(all), today);
    if (news.kind === 'nothing' || (news.kind === 'texts' && read.values.texts !== true)) {
      print(`no answer changed since ${news.since}; nothing to release`);
      if (news.kind === 'texts') {
        print('only texts changed; to publish them: npm run data -- release --texts');
      }
      return 0;
    }
    if (reason === '' && refusesPast(news, today, surroundings)) return 1;
    const { dataVersion, files } = draftOf(all, history, { ...news, released, reason });
    writeRelease(folders.artifacts, dataVersion, files);
    for (const change of news.changes) print(describeChange(change));
    for (const fact of news.facts) print(describeFact(fact));
    print(`released ${dataVersion}: ${all.countries.length} countries, ${summaryOf(news)}`);
    return 0;
  } catch (thrown) {
    if (!(thrown instanceof ReleaseError || thrown instanceof RangeError)) throw thrown;
    complain(`${thrown.message}; nothing was released`);
    return 1;
  }
};

/** Why there can be no release on a day (ISO dates), in words; null when there can. */
function dateFault(released: string, today: string, newest: Release | undefined): string | null {
  if (parseIsoDate(released) === null) {
    return `"${released}" is not a date; write --date like 2026-11-20`;
  }
  if (released > today) {
    return `${released} is still to come; a release is dated today, ${today}, or before`;
  }
  if (newest !== undefined && released < newest.manifest.released) {
    const { data_version, released: before } = newest.manifest;
    return `${data_version} was released on ${before}; a later release is dated ${before} or after`;
  }
  return null;
}

function summaryOf({ since, changes, facts, kind }: News): string {
  if (since === null) return 'the first release';
  if (kind === 'chain') return `which vouches for ${since} and all before it`;
  const entries = changes.length === 1 ? 'entry' : 'entries';
  const beside = facts.length === 0 ? '' : ` and ${facts.length} beside the dates`;
  return `${changes.length} ${entries}${beside} changed since ${since}`;
}

/** The version and the files of a release of everything that was read. */
export function draftOf(
  all: ReadAll,
  history: readonly Release[],
  release: Pick<News, 'changes' | 'facts'> & {
    /** ISO date. */
    readonly released: string;
    /** Why the past changes. */
    readonly reason: string;
  },
): { dataVersion: string; files: DraftFiles } {
  const { countries, disagreements } = dataOfSources(all);
  const { released, reason } = release;
  const dataVersion = nextVersion(
    history.map(({ manifest }) => manifest.data_version),
    released,
  );
  const withReason = <T extends { past: boolean }>(change: T) => ({
    ...change,
    reason: change.past ? reason : null,
  });
  const files = draftRelease({
    dataVersion,
    released,
    chain: history,
    countries,
    changes: release.changes.map(withReason),
    facts: release.facts.map(withReason),
    secondOpinion: {
      package: `date-holidays ${packageVersion()}`,
      compared: all.compared,
      disagreements,
    },
  });
  return { dataVersion, files };
}

/** Whether something past would change, which needs a reason; says what. */
function refusesPast(news: News, today: string, { complain }: Surroundings): boolean {
  const past = [
    ...news.changes.filter((change) => change.past).map(describeChange),
    ...news.facts.filter((fact) => fact.past).map(describeFact),
  ];
  if (past.length === 0) return false;
  for (const line of past) complain(line);
  complain(
    `this changes answers about days before ${today}; the past only changes with a reason: add --reason "why it was wrong" [past_change]`,
  );
  return true;
}

function packageVersion(): string {
  const path = new URL('../../node_modules/date-holidays/package.json', import.meta.url);
  const parsed: unknown = JSON.parse(readFileSync(path, 'utf8'));
  return typeof parsed === 'object' && parsed !== null && 'version' in parsed
    ? String(parsed.version)
    : '';
}
