import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Release } from '../../src/artifact/load-release.ts';
import { formatIsoDate } from '../../src/calendar/day-number.ts';
import { newsSince } from '../release/news.ts';
import { writeRelease } from '../release/write-release.ts';
import type { Surroundings } from './command.ts';
import { dataOfSources, type ReadAll } from './read-all.ts';
import { draftOf } from './release.ts';

/** The reason that a preview gives where a release would ask for one. */
const PREVIEWED = 'A preview of the working copy.';

/**
 * A temporary folder with the releases so far and the one that the working copy would make;
 * removed when the process ends.
 */
export function draftFolder(
  all: ReadAll,
  history: readonly Release[],
  { folders, today }: Pick<Surroundings, 'folders' | 'today'>,
): string {
  const folder = mkdtempSync(join(tmpdir(), 'redletter-preview-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  if (existsSync(folders.artifacts)) cpSync(folders.artifacts, folder, { recursive: true });
  const released = formatIsoDate(today);
  const news = newsSince(history, dataOfSources(all), released);
  const previewed = <T extends { past: boolean }>(change: T) => ({
    ...change,
    reason: change.past ? PREVIEWED : null,
  });
  const { dataVersion, files } = draftOf(all, history, {
    changes: news.changes.map(previewed),
    facts: news.facts.map(previewed),
    rules: news.rules.map(previewed),
    released,
  });
  writeRelease(folder, dataVersion, files);
  return folder;
}
