import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** How many lines of a failed proof's output go into the issue, each cut to a length. */
const LINES_MAX = 15;
const LENGTH_MAX = 180;
/** A missed bar or a thrown error: the stack trace below it says less. */
const TELLING = /\bmissed\b|Error\b/iu;

/**
 * Runs `npm run SCRIPT -- NAME` for each name, even after a failure. The output goes to
 * `NAME.txt` in the folder; its file `found` lists what failed and, at any moment, what has not
 * yet ended, so that it is also correct when a time limit stops the run.
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
    else found.set(name, [`${script} ${name} ended with ${status ?? signal}:`, ...gist(said)]);
    write();
  }
  return found.size === 0;
}

/** The lines that say why a proof failed; the last ones where none does. */
function gist(said: string): string[] {
  const lines = said.split('\n').filter((line) => line.trim() !== '');
  const telling = lines.filter((line) => TELLING.test(line));
  return (telling.length > 0 ? telling : lines)
    .slice(-LINES_MAX)
    .map((line) => line.slice(0, LENGTH_MAX));
}
