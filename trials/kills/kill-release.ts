import { spawn } from 'node:child_process';
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listReleases, loadRelease } from '../../src/artifact/load-release.ts';
import { filesBelow } from '../../test/support/pipeline/workshop.ts';
import type { Random } from '../mutants-data/random.ts';

const MAIN = join(import.meta.dirname, '../../pipeline/main.ts');
const WRITER = join(import.meta.dirname, 'write-forever.ts');
const WRITING_MILLISECONDS_MAX = 200;
const DATES = 'sources/AE.dates.csv';

/** What a release that was killed has left: the old set, or the new one, whole. */
export type Left = 'old' | 'new' | { readonly fault: string };

/**
 * Confirms a date in a copy that holds one release, kills `release` with SIGKILL after a
 * random time up to `millisecondsMax`, and looks at what is there. The copy is as before
 * afterwards.
 */
export async function killRelease(
  copy: string,
  random: Random,
  millisecondsMax: number,
): Promise<Left> {
  const artifacts = join(copy, 'artifacts');
  const [before] = listReleases(artifacts);
  const old = releaseFiles(artifacts, before ?? '');
  const table = readFileSync(join(copy, DATES), 'utf8');
  appendFileSync(join(copy, DATES), 'eid-al-fitr,2027-03-09,exact,eid-al-fitr-2026,\n');
  await runAndKill(copy, random.below(millisecondsMax));
  try {
    const versions = listReleases(artifacts);
    for (const version of versions) loadRelease(join(artifacts, version));
    if (releaseFiles(artifacts, before ?? '') !== old) return { fault: 'the old release changed' };
    return versions.length === 1 ? 'old' : 'new';
  } catch (thrown) {
    return { fault: String(thrown) };
  } finally {
    writeFileSync(join(copy, DATES), table);
    for (const version of listReleases(artifacts).slice(1)) {
      rmSync(join(artifacts, version), { recursive: true });
    }
  }
}

/**
 * Kills a process that does nothing but write releases, so that the blow falls while one
 * is being written; every release that is there afterwards must be whole.
 * @returns how many releases were written before, or the fault.
 */
export async function killWriter(
  artifacts: string,
  random: Random,
): Promise<number | { fault: string }> {
  const [first] = listReleases(artifacts);
  const child = spawn(process.execPath, [WRITER, artifacts], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  await new Promise((resolve) => child.stdout.once('data', resolve));
  await new Promise((resolve) => setTimeout(resolve, random.below(WRITING_MILLISECONDS_MAX)));
  child.kill('SIGKILL');
  await gone;
  try {
    const written = listReleases(artifacts).filter((version) => version !== first);
    for (const version of written) loadRelease(join(artifacts, version));
    for (const version of written) rmSync(join(artifacts, version), { recursive: true });
    return written.length;
  } catch (thrown) {
    return { fault: String(thrown) };
  }
}

function runAndKill(copy: string, milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [MAIN, 'release', '--date', '2026-11-21'], {
      cwd: copy,
      stdio: 'ignore',
    });
    const timer = setTimeout(() => child.kill('SIGKILL'), milliseconds);
    child.once('exit', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

function releaseFiles(artifacts: string, version: string): string {
  return JSON.stringify(filesBelow(join(artifacts, version)));
}
