import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { listReleases, loadRelease, ReleaseError } from '../../src/artifact/load-release.ts';
import { formatIsoDate } from '../../src/calendar/day-number.ts';
import { compareData, type Data } from '../diff/compare-data.ts';
import { compareRules } from '../diff/compare-rules.ts';
import { sourcesAt } from '../diff/git-revision.ts';
import { diffReport } from '../diff/report.ts';
import { sourceChanges } from '../diff/source-changes.ts';
import type { Folder } from '../read/folder.ts';
import { dataOf } from '../release/history.ts';
import { movedExamples } from '../terms/moved-examples.ts';
import type { Command } from './command.ts';
import type { DataFolders } from './data-folders.ts';
import { readData } from './read-data.ts';
import { type OptionValues, readWords } from './words.ts';

/** The other side of the comparison with the working copy. */
interface Before {
  readonly name: string;
  readonly data: Data;
  readonly unread: readonly string[];
  /** Null for a release, which holds no sources. */
  readonly sources: Folder | null;
}

/**
 * `diff [--against VERSION|GIT-REF] [--of GIT-REF]`: prints what the working copy, or a git
 * revision, changes, as Markdown for a pull request. The default is to compare with the newest
 * release. A revision is neither run nor checked out: its sources are read as data.
 */
export const diffCommand: Command = (words, { folders, today, print, complain, showProgress }) => {
  const read = readWords(
    words,
    { against: { type: 'string' }, of: { type: 'string' } },
    complain,
    0,
  );
  if (read === null) return 1;
  showProgress('reading both sides');
  const { of } = read.values;
  const changed = of === undefined ? folders.sources : sourcesAt(folders.root, String(of));
  if (typeof changed === 'string') {
    complain(changed);
    return 1;
  }
  const before = readBefore(read.values.against, folders);
  if (typeof before === 'string') {
    complain(before);
    return 1;
  }
  const after = readData(changed);
  const sources = before.sources === null ? [] : sourceChanges(before.sources, changed);
  showProgress('');
  print(
    diffReport({
      against: before.name,
      before: before.data,
      after,
      differences: compareData(before.data, after, formatIsoDate(today)),
      rules: compareRules(before.data.rules, after.rules, formatIsoDate(today)),
      examples: movedExamples(after.ruleFiles, before.data, after),
      sources,
      unread: [...before.unread.map((file) => `${file} (before)`), ...after.unread],
    }),
  );
  return after.unread.length > 0 ? 1 : 0;
};

/** Reads the other side; returns a message when it cannot be read. */
function readBefore(
  against: OptionValues[string],
  { artifacts, root }: DataFolders,
): Before | string {
  try {
    const releases = existsSync(artifacts) ? listReleases(artifacts) : [];
    const version = against === undefined ? releases.at(-1) : String(against);
    if (version === undefined) {
      return 'there is no release yet to compare with; name a git revision: npm run data -- diff --against main';
    }
    if (!releases.includes(version)) {
      const sources = sourcesAt(root, version);
      if (typeof sources === 'string') {
        return `${sources}; the releases are ${releases.join(', ') || 'none'}`;
      }
      const { unread, ...data } = readData(sources);
      return { name: `git revision ${version}`, data, unread, sources };
    }
    const data = dataOf(loadRelease(join(artifacts, version)));
    return { name: `release ${version}`, data, unread: [], sources: null };
  } catch (thrown) {
    if (thrown instanceof ReleaseError) return thrown.message;
    throw thrown;
  }
}
