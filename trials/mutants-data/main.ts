/**
 * `npm run data:mutate -- [--count N] [--seed N] [--commands N]`: makes many mutants of the
 * sources, including those of an invented country that has every form, and prints the results;
 * exits with 1 when a mutant was neither refused with a located error nor shown by the diff.
 * `--commands` of the mutants go through the real command, each in a process of its own whose
 * time and memory are measured.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { diskFolder } from '../../pipeline/read/folder.ts';
import { ALL_FORMS, judgeByCommand, prepareCopy } from './command-judge.ts';
import { judgeOf } from './judge.ts';
import { mutantsOf } from './mutants.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
    commands: { type: 'string', default: '300' },
  },
});
const [count, seed, commands] = [values.count, values.seed, values.commands].map(Number) as [
  number,
  number,
  number,
];
const faults: string[] = [];
// One reading of the sources for the whole run, even when somebody edits them meanwhile.
const copy = mkdtempSync(join(tmpdir(), 'redletter-mutants-'));
try {
  prepareCopy('.', copy, ALL_FORMS);
  const sources = diskFolder(join(copy, 'sources'), 'sources');
  const judge = judgeOf(sources, diskFolder(join(copy, 'sources/official'), 'sources/official'));
  const verdicts = { refused: 0, accepted: 0 };
  const slowest = { inProcess: 0, seconds: 0, mebibytes: 0 };
  let ran = 0;
  for (const { number, name, way, bytes } of mutantsOf(sources, { count, seed })) {
    const start = performance.now();
    const verdict = judge(name, bytes);
    slowest.inProcess = Math.max(slowest.inProcess, (performance.now() - start) / 1000);
    if (typeof verdict === 'string') verdicts[verdict] += 1;
    else faults.push(`${number} ${name} (${way}): ${verdict.fault}`);
    if (commands > 0 && number % Math.ceil(count / commands) === 0) {
      const ordered = judgeByCommand(copy, name, bytes);
      ran += 1;
      slowest.seconds = Math.max(slowest.seconds, ordered.seconds);
      slowest.mebibytes = Math.max(slowest.mebibytes, ordered.mebibytes);
      if (ordered.fault !== null)
        faults.push(`${number} ${name} (${way}), by command: ${ordered.fault}`);
    }
    if (process.stderr.isTTY && number % 100 === 0) {
      process.stderr.write(`\r\u001b[2K${number} of ${count}, ${faults.length} faults`);
    }
  }
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[2K');
  for (const fault of faults) console.log(fault);
  console.log(
    `${count} mutants (seed ${seed}): ${verdicts.refused} refused with located errors, ${verdicts.accepted} lawful and shown by the diff, ${faults.length} faults; slowest ${slowest.inProcess.toFixed(2)} s`,
  );
  console.log(
    `${ran} by the real command: at most ${slowest.seconds.toFixed(1)} s and ${slowest.mebibytes.toFixed(0)} MiB each`,
  );
} finally {
  rmSync(copy, { recursive: true, force: true });
}
process.exitCode = faults.length > 0 ? 1 : 0;
