import { readFileSync } from 'node:fs';
import { isMoney } from '../../src/artifact/codes.ts';
import { type Release, ReleaseError } from '../../src/artifact/load-release.ts';
import {
  countUntranslated,
  knownWords,
  untranslated,
} from '../../src/artifact/words/translation.ts';
import { type DayNumber, formatIsoDate, parseIsoDate } from '../../src/calendar/day-number.ts';
import { describeRule } from '../diff/compare-rules.ts';
import { describeChange } from '../diff/describe-change.ts';
import { diagnosticLines, hasErrors, sortDiagnostics } from '../read/diagnostic.ts';
import { quote } from '../read/suggest.ts';
import { type DraftFiles, draftRelease } from '../release/draft.ts';
import { readHistory } from '../release/history.ts';
import { describeFact, type News, newsSince } from '../release/news.ts';
import { nextVersion } from '../release/next-version.ts';
import {
  type Reason,
  type Reasoned,
  readReason,
  readReasons,
  reasonsToWrite,
  withReasons,
} from '../release/reasons.ts';
import { writeRelease } from '../release/write-release.ts';
import type { Command, Surroundings } from './command.ts';
import { dataOfSources, type ReadAll, readAll } from './read-all.ts';
import { type OptionValues, readWords } from './words.ts';

/** Beyond this many, reasons are easier to write in a file. */
const REASONS_SAID_MAX = 8;

const OPTIONS = {
  date: { type: 'string' },
  reason: { type: 'string', multiple: true },
  reasons: { type: 'string' },
  texts: { type: 'boolean' },
} as const;

/**
 * `release [--date ISO] [--reason "WHAT: TEXT"]… [--reasons FILE] [--texts]`: writes the next
 * version when an answer of the service changed (a date, a name, a weekend), else reports that
 * none did. `--texts` also releases when only citations, notes or rulings changed. A change of
 * the past needs a reason, each its own.
 */
export const releaseCommand: Command = (words, surroundings) => {
  const { complain, print, folders } = surroundings;
  const read = readWords(words, OPTIONS, complain, 0);
  if (read === null) return 1;
  const today = formatIsoDate(surroundings.today);
  const released = String(read.values.date ?? today);
  try {
    const history = readHistory(folders.artifacts);
    const fault = dateFault(released, today, history.at(-1));
    if (fault !== null) {
      complain(fault);
      return 1;
    }
    const all = readAll(surroundings, [], history);
    const diagnostics = sortDiagnostics(all.diagnostics);
    for (const diagnostic of diagnostics) diagnosticLines(diagnostic).forEach(complain);
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
    const reasoned = reasonedOf(news, read.values, surroundings);
    if (reasoned === null) return 1;
    const { dataVersion, files } = draftOf(all, history, { ...reasoned, released });
    writeRelease(folders.artifacts, dataVersion, files);
    for (const change of news.changes) print(describeChange(change));
    for (const fact of news.facts) print(describeFact(fact));
    const { countries: told, translations } = dataOfSources(all);
    for (const words of translations) {
      const lacking = untranslated(told, knownWords(words), words.language);
      print(`${words.language} lacks ${countUntranslated(lacking)}`);
    }
    for (const rule of news.rules) print(describeRule(rule));
    const countries = all.countries.filter(({ file }) => !isMoney(file.code)).length;
    print(`released ${dataVersion}: ${countries} countries, ${summaryOf(news)}`);
    return 0;
  } catch (thrown) {
    if (!(thrown instanceof ReleaseError || thrown instanceof RangeError)) throw thrown;
    complain(`${thrown.message}; nothing was released`);
    return 1;
  }
};

/** Why no release is possible on a day (ISO date), in words; null if one is. */
function dateFault(released: string, today: string, newest: Release | undefined): string | null {
  if (parseIsoDate(released) === null) {
    return `"${released}" is not a date; write --date like 2026-11-20`;
  }
  if (released > today) {
    return `${released} is in the future; a release is dated today, ${today}, or before`;
  }
  if (newest !== undefined && released < newest.manifest.released) {
    const { data_version, released: before } = newest.manifest;
    return `${data_version} was released on ${before}; a later release is dated ${before} or after`;
  }
  return null;
}

function summaryOf({ since, changes, facts, rules, kind }: News): string {
  if (since === null) return 'the first release';
  if (kind === 'chain') return `which vouches for ${since} and all before it`;
  const entries = changes.length === 1 ? 'entry' : 'entries';
  const others = facts.length + rules.length;
  const beside = others === 0 ? '' : ` and ${others} beside the dates`;
  return `${changes.length} ${entries}${beside} changed since ${since}`;
}

/** The version and files of a release of everything that was read. */
export function draftOf(
  all: ReadAll,
  history: readonly Release[],
  release: Pick<News, 'changes' | 'facts' | 'rules'> & {
    /** ISO date. */
    readonly released: string;
  },
): { dataVersion: string; files: DraftFiles } {
  const { countries, disagreements, translations, rules } = dataOfSources(all);
  const { released, changes, facts, rules: ruleChanges } = release;
  const dataVersion = nextVersion(
    history.map(({ manifest }) => manifest.data_version),
    released,
  );
  const files = draftRelease({
    dataVersion,
    released,
    chain: history,
    countries,
    changes,
    facts,
    translations,
    rules,
    ruleChanges,
    secondOpinion: {
      package: `date-holidays ${packageVersion()}`,
      compared: all.compared,
      disagreements,
    },
  });
  return { dataVersion, files };
}

/** The changes with their reasons; null after reporting reasons that are wrong or missing. */
function reasonedOf(
  news: News,
  values: OptionValues,
  { today, complain }: Surroundings,
): Reasoned | null {
  const given = reasonsOf(values);
  const faults = given.filter((reason) => typeof reason === 'string');
  for (const fault of faults) complain(fault);
  if (faults.length > 0) return null;
  const reasons = given.filter((reason) => typeof reason !== 'string');
  const reasoned = withReasons(news, reasons);
  for (const { about } of reasoned.needless) {
    complain(`no change of the past is ${quote(about)}; remove this reason`);
  }
  if (reasoned.unexplained.length > 0) complainOfPast(reasoned.unexplained, today, complain);
  return reasoned.needless.length + reasoned.unexplained.length > 0 ? null : reasoned;
}

/** @returns the reason of each line, or what is wrong with it. */
function reasonsOf({ reason, reasons }: OptionValues): (Reason | string)[] {
  const own = [reason ?? []].flat().map((line) => readReason(String(line)));
  if (typeof reasons !== 'string') return own;
  try {
    return [...own, ...readReasons(readFileSync(reasons, 'utf8'))];
  } catch {
    return [`the file ${quote(reasons)} cannot be read; write --reasons and the path of a file`];
  }
}

/** Lists past changes that lack a reason, and what to write. */
function complainOfPast(
  past: Reasoned['unexplained'],
  today: DayNumber,
  complain: Surroundings['complain'],
): void {
  for (const change of past) complain(describePast(change));
  const lines = reasonsToWrite(past);
  const few = lines.length <= REASONS_SAID_MAX;
  complain(
    `this changes answers about days before ${formatIsoDate(today)}; the past only changes with a reason for each change [past_change]; ${few ? 'write' : 'write a file of these lines, and --reasons with its name'}:`,
  );
  for (const line of lines) complain(few ? `  --reason "${line}"` : line);
}

function describePast(change: Reasoned['unexplained'][number]): string {
  if ('rule' in change) return describeRule(change);
  return 'id' in change ? describeChange(change) : describeFact(change);
}

function packageVersion(): string {
  const path = new URL('../../node_modules/date-holidays/package.json', import.meta.url);
  const parsed: unknown = JSON.parse(readFileSync(path, 'utf8'));
  return typeof parsed === 'object' && parsed !== null && 'version' in parsed
    ? String(parsed.version)
    : '';
}
