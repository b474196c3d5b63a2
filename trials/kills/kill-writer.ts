import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { listReleases, loadRelease } from '../../src/artifact/load-release.ts';
import type { Random } from '../../test/support/random.ts';

const WRITER = join(import.meta.dirname, 'write-forever.ts');
const WRITING_MILLISECONDS_MAX = 200;

/**
 * Kills a process that only writes releases, so that the kill interrupts a write; every release
 * must be complete afterwards.
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
