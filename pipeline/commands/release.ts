import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  listReleases,
  loadRelease,
  type Release,
  ReleaseError,
} from '../../src/artifact/load-release.ts';
import type { Change, CountryArtifact } from '../../src/artifact/schema.ts';
import { formatIsoDate, parseIsoDate } from '../../src/calendar/day-number.ts';
import { formatDiagnostic, hasErrors, sortDiagnostics } from '../diagnostics/diagnostic.ts';
import { changesOf } from '../release/changes.ts';
import { countryArtifact, countryText } from '../release/country-artifact.ts';
import { describeChange } from '../release/describe-change.ts';
import { draftRelease } from '../release/draft.ts';
import { nextVersion } from '../release/next-version.ts';
import { writeRelease } from '../release/write-release.ts';
import type { Command, Surroundings } from './command.ts';
import { readAll } from './read-all.ts';
import { readWords } from './words.ts';

const OPTIONS = {
  date: { type: 'string' },
  reason: { type: 'string' },
  texts: { type: 'boolean' },
} as const;

/**
 * `release [--date ISO] [--reason TEXT] [--texts]`: writes the next version when a
 * computed date or name changed, else says so. `--texts` also releases when only
 * citations, notes or rulings changed. A past date changes only with a reason.
 */
export const releaseCommand: Command = (words, surroundings) => {
  const { complain, print, folders } = surroundings;
  const read = readWords(words, OPTIONS, complain);
  if (read === null) return 1;
  const released = String(read.values.date ?? formatIsoDate(surroundings.today));
  if (parseIsoDate(released) === null) {
    complain(`"${released}" is not a date; write --date like 2026-11-20`);
    return 1;
  }
  const reason = read.values.reason === undefined ? null : String(read.values.reason).trim();
  const all = readAll(folders, [], parseIsoDate(released) ?? surroundings.today);
  const diagnostics = sortDiagnostics(all.diagnostics);
  for (const diagnostic of diagnostics) complain(formatDiagnostic(diagnostic));
  if (hasErrors(diagnostics)) {
    complain('nothing was released; correct the errors above first');
    return 1;
  }
  try {
    const countries = all.countries.map(countryArtifact);
    const existing = existsSync(folders.artifacts) ? listReleases(folders.artifacts) : [];
    const newest = existing.at(-1);
    const before = newest === undefined ? null : loadRelease(join(folders.artifacts, newest));
    const changes = allChanges(before, countries, released);
    const opinion = {
      package: `date-holidays ${packageVersion()}`,
      compared: all.compared,
      disagreements: all.disagreements,
    };
    const textsChanged =
      before === null ||
      countries.some((each) => textOf(before, each.country) !== countryText(each));
    if (before !== null && changes.length === 0 && !(textsChanged && read.values.texts === true)) {
      print(`no computed date or name changed since ${newest}; nothing to release`);
      if (textsChanged)
        print('citations or notes changed; to publish them: npm run data -- release --texts');
      return 0;
    }
    const past = before === null ? [] : changes.filter((change) => change.past);
    if (past.length > 0 && (reason === null || reason === ''))
      return refusePast(past, released, surroundings);
    const dataVersion = nextVersion(existing, released);
    const files = draftRelease({
      dataVersion,
      previous: newest ?? null,
      released,
      countries,
      // The first release changes nothing: there is nothing before it.
      changes:
        before === null
          ? []
          : changes.map((change) => ({ ...change, reason: change.past ? reason : null })),
      secondOpinion: opinion,
    });
    writeRelease(folders.artifacts, dataVersion, files);
    for (const change of before === null ? [] : changes) print(describeChange(change));
    print(
      `released ${dataVersion}: ${countries.length} countries, ${before === null ? 'the first release' : `${changes.length} changes since ${newest}`}`,
    );
    return 0;
  } catch (thrown) {
    if (!(thrown instanceof ReleaseError || thrown instanceof RangeError)) throw thrown;
    complain(`${thrown.message}; nothing was released`);
    return 1;
  }
};

/** The changes of every country since a release; against none, everything is added. */
export function allChanges(
  before: Release | null,
  countries: readonly CountryArtifact[],
  today: string,
): Change[] {
  const old = new Map((before?.countries ?? []).map((artifact) => [artifact.country, artifact]));
  const now = new Map(countries.map((artifact) => [artifact.country, artifact]));
  return [...new Set([...old.keys(), ...now.keys()])]
    .sort()
    .flatMap((code) => changesOf(old.get(code) ?? null, now.get(code) ?? null, today));
}

function refusePast(past: readonly Change[], released: string, { complain }: Surroundings): number {
  for (const change of past) complain(describeChange(change));
  complain(
    `these dates lie before ${released}; a past date only changes with a reason: add --reason "why it was wrong" [past_change]`,
  );
  return 1;
}

function textOf(release: Release, country: string): string | null {
  const artifact = release.countries.find((each) => each.country === country);
  return artifact === undefined ? null : countryText(artifact);
}

function packageVersion(): string {
  const path = new URL('../../node_modules/date-holidays/package.json', import.meta.url);
  const parsed: unknown = JSON.parse(readFileSync(path, 'utf8'));
  return typeof parsed === 'object' && parsed !== null && 'version' in parsed
    ? String(parsed.version)
    : '';
}
