import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Release } from '../../src/artifact/load-release.ts';
import { formatIsoDate } from '../../src/calendar/day-number.ts';
import { compareData } from '../diff/compare-data.ts';
import { dataOf } from '../release/history.ts';
import { nextVersion } from '../release/next-version.ts';
import { writeRelease } from '../release/write-release.ts';
import type { Surroundings } from './command.ts';
import { dataOfSources, type ReadAll } from './read-all.ts';
import { draftOf } from './release.ts';

/**
 * A temporary folder of the releases so far and of one that the working copy would make; it goes
 * when the process ends.
 */
export function draftFolder(
  all: ReadAll,
  history: readonly Release[],
  { folders, today }: Pick<Surroundings, 'folders' | 'today'>,
): string {
  const folder = mkdtempSync(join(tmpdir(), 'redletter-preview-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  if (existsSync(folders.artifacts)) cpSync(folders.artifacts, folder, { recursive: true });
  const newest = history.at(-1);
  const released = formatIsoDate(today);
  const versions = history.map(({ manifest }) => manifest.data_version);
  const dataVersion = nextVersion(versions, released);
  const differences =
    newest === undefined ? [] : compareData(dataOf(newest), dataOfSources(all), released);
  const changes = differences.flatMap((difference) => difference.changes);
  const previous = newest?.manifest.data_version ?? null;
  writeRelease(folder, dataVersion, draftOf(all, { dataVersion, previous, released, changes }));
  return folder;
}
