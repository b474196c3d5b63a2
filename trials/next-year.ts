import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ProjectCopy } from '../test/support/drill/project-copy.ts';
import { rollYear } from '../test/support/drill/roll-year.ts';

/**
 * `npm run trials -- next-year [WORDS…]`: gives a copy of the project another year, as
 * `sources/README.md` says, releases it, and runs all its tests, or those that the words choose:
 * nothing but sources and one line was touched. Decision 36.
 */
const root = mkdtempSync(join(tmpdir(), 'redletter-next-year-'));
const copy = new ProjectCopy(root);
const { year, ready, held } = rollYear(copy);
process.stdout.write(`${year}: ${ready.join(' ')} have it; held back are ${held.join(' ')}\n`);

function step(command: string, ...words: readonly string[]): void {
  if (process.exitCode !== undefined) return;
  const { status } = spawnSync(command, words, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exitCode = status ?? 1;
}

const released = copy.release();
process.stdout.write(released.out);
process.stderr.write(released.told);
if (released.status !== 0) process.exitCode = 1;
step(process.execPath, 'vectors/write.ts');
step('npm', 'test', '--', ...process.argv.slice(2));
if (process.exitCode === undefined) rmSync(root, { recursive: true, force: true });
else process.stderr.write(`what failed is in ${root}\n`);
