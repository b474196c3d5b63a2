/**
 * `npm run data:kill -- [--count N] [--seed N]`: kills `release` at random moments and prints
 * what was left each time; exits with 1 when that was neither the old set nor the new one.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Random } from '../../test/support/random.ts';
import { prepareCopy } from '../mutants-data/command-judge.ts';
import { killRelease } from './kill-release.ts';
import { killWriter } from './kill-writer.ts';

/** Longer than a release takes, so that some complete. */
const MILLISECONDS_MAX = 4_000;

const { values } = parseArgs({
  options: { count: { type: 'string', default: '100' }, seed: { type: 'string', default: '1' } },
});
const random = new Random(Number(values.seed));
const left = { old: 0, new: 0 };
const faults: string[] = [];
const copy = mkdtempSync(join(tmpdir(), 'redletter-kill-'));
try {
  prepareCopy('.', copy);
  for (let number = 0; number < Number(values.count); number += 1) {
    const found = await killRelease(copy, random, MILLISECONDS_MAX);
    if (typeof found === 'string') left[found] += 1;
    else faults.push(`${number}: ${found.fault}`);
    if (process.stderr.isTTY) process.stderr.write(`\r\u001b[2K${number + 1} of ${values.count}`);
  }
  let written = 0;
  for (let number = 0; number < Number(values.count); number += 1) {
    const found = await killWriter(join(copy, 'artifacts'), random);
    if (typeof found === 'number') written += found;
    else faults.push(`writer ${number}: ${found.fault}`);
  }
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[2K');
  if (left.new === 0) faults.push('no release was ever finished: nothing was tested');
  for (const fault of faults) console.log(fault);
  console.log(
    `${values.count} releases killed: ${left.old} times the old set, ${left.new} times the new one; ${values.count} times killed while writing, ${written} releases before that, each of them whole; ${faults.length} faults`,
  );
} finally {
  rmSync(copy, { recursive: true, force: true });
}
process.exitCode = faults.length > 0 ? 1 : 0;
