import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Of what a proof said last, so many lines stand in the issue, each cut to a length. */
const LINES_MAX = 15;
const LENGTH_MAX = 180;

/**
 * Runs `npm run SCRIPT -- NAME` for each name, whatever becomes of the others. What one says is kept in
 * `NAME.txt` of the folder; its file `found` holds what failed, and at any moment what has not yet ended,
 * so that it is true also when a time limit stops the whole.
 * @returns whether all of them passed.
 */
export function runProofs(folder: string, script: string, names: readonly string[]): boolean {
  mkdirSync(folder, { recursive: true });
  const found = new Map(names.map((name) => [name, [`${script} ${name} did not come to its end`]]));
  const write = (): void => {
    writeFileSync(join(folder, 'found'), [...found.values()].flat().join('\n'));
  };
  write();
  for (const name of names) {
    const file = join(folder, `${name}.txt`);
    const output = openSync(file, 'w');
    const words = ['run', '--silent', script, '--', name];
    const { status, signal } = spawnSync('npm', words, { stdio: ['ignore', output, output] });
    closeSync(output);
    const said = readFileSync(file, 'utf8');
    process.stdout.write(`npm run ${script} -- ${name}\n${said}\n`);
    if (status === 0) found.delete(name);
    else {
      const lines = said.split('\n').filter((line) => line.trim() !== '');
      const last = lines.slice(-LINES_MAX).map((line) => line.slice(0, LENGTH_MAX));
      found.set(name, [
        `${script} ${name} ended with ${status ?? signal}, and last said:`,
        ...last,
      ]);
    }
    write();
  }
  return found.size === 0;
}
