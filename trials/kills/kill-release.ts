import { spawn } from 'node:child_process';
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listReleases, loadRelease } from '../../src/artifact/load-release.ts';
import { filesBelow } from '../../test/support/files-below.ts';
import type { Random } from '../../test/support/random.ts';

const MAIN = join(import.meta.dirname, '../../pipeline/main.ts');
const DATES = 'sources/AE.dates.csv';

/** What a killed release has left: the complete old set, or the new one. */
export type Left = 'old' | 'new' | { readonly fault: string };

/**
 * Confirms a date in a copy that holds one release, kills `release` with SIGKILL after a random
 * time up to `millisecondsMax`, and checks the result. The copy is restored afterwards.
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
