/**
 * `npm run trials -- mutants-code [--count 300] [--seed 1] [--only PATH …]`: makes many small
 * changes to the code of `src/` and `pipeline/`, one at a time in a scratch copy, and runs the
 * tests that run the changed line. A mutant that no test kills has survived: a test is missing,
 * or the mutant is equivalent, which `rulings.yaml` states with a reason. Exits with 1 when less
 * than 92 % were killed or ruled equivalent, or when a ruling is not needed.
 * Results of an earlier run are reused while their dependencies are unchanged: after a test for a
 * survivor, the next run takes minutes.
 * Not mutated: types, comments, imports, templates, sentences of four or more words, and error
 * messages. Mutants that do not compile are not counted.
 */
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Random } from '../../test/support/random.ts';
import { BuiltSite } from './built-site.ts';
import { openCompiler } from './compiler.ts';
import { coverTests } from './cover.ts';
import { judge } from './judge.ts';
import { KnownKills } from './known-kills.ts';
import { candidatesOf } from './mutants/candidates.ts';
import { show } from './mutants/change.ts';
import { type CodeFile, chooseMutants } from './mutants/choose.ts';
import { readRulings } from './mutants/rulings.ts';
import { endOf, type Judged, lineOf, refutedBy, reportOf } from './report.ts';
import { makeScratch } from './scratch.ts';

const CODE = '{src,pipeline}/**/*.ts';
const RULINGS = 'trials/mutants-code/rulings.yaml';
const CACHE = 'node_modules/.cache/redletter/mutants-code.json';
const KILLS = 'node_modules/.cache/redletter/mutants-code-kills.json';
const AT_ONCE = 2;
/** Percentage of mutants killed or ruled equivalent. */
const SHARE_MIN = 0.92;
/** A mutant of a signal could end processes of others. */
const NEVER = /\bkill\(/u;

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', multiple: true, default: [''] },
  },
});
const tell = (text: string): void => void process.stderr.write(`${text}\n`);
const [count, seed] = [Number(values.count), Number(values.seed)];
const root = resolve('.');
const files = globSync(CODE)
  .filter((file) => !file.endsWith('.d.ts'))
  .sort()
  .map((file): CodeFile => {
    const text = readFileSync(file, 'utf8');
    const candidates = candidatesOf(file, text);
    return {
      file,
      text,
      candidates: candidates.filter((each) => !NEVER.test(show(text, each).original)),
    };
  });
const asked = files.filter(({ file }) => values.only.some((path) => file.startsWith(path)));
const rulings = readRulings(RULINGS);
const faults = rulings.unneeded(files).map((ruling) => `no such mutant: ${ruling}`);
const folder = mkdtempSync(join(tmpdir(), 'redletter-mutants-'));
process.once('SIGINT', () => process.exit(130)).once('SIGTERM', () => process.exit(143));
process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));

const names = files.map(({ file }) => file);
const scratches = Array.from({ length: AT_ONCE }, (_, index) =>
  makeScratch(root, join(folder, String(index))),
);
const [first] = scratches;
if (first === undefined) throw new Error('there is no scratch copy');
const coverage = await coverTests(first, names, CACHE, tell);
for (const [test, { passed }] of Object.entries(coverage)) {
  if (!passed) tell(`${test} fails without any mutant; skipped`);
}
const kills = new KnownKills(KILLS, first.folder, coverage);
const compiler = openCompiler(root, names);
const mutants = chooseMutants(asked, count, new Random(seed), compiler);
const judged: Judged[] = [];
const builtSite = new BuiltSite();
await Promise.all(
  scratches.map(async (scratch) => {
    for (const candidate of mutants) {
      const started = performance.now();
      const text = files.find(({ file }) => file === candidate.file)?.text ?? '';
      const shown = show(text, candidate);
      const verdict =
        kills.find(candidate, text) ?? (await judge(scratch, candidate, coverage, builtSite));
      kills.keep(candidate, text, verdict);
      const isRuled = rulings.has(candidate.file, shown.original, shown.mutated);
      const one: Judged = { candidate, shown, verdict, isRuled };
      judged.push(one);
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      tell(`${judged.length} of ${count} (${seconds} s) ${endOf(one)}: ${lineOf(one)}`);
    }
  }),
);

faults.push(...refutedBy(judged));
for (const fault of faults) console.log(`${RULINGS}: ${fault}; remove the ruling`);
const { text, share } = reportOf(judged);
console.log(text);
console.log(
  `seed ${seed}: ${(100 * share).toFixed(1)} % of ${judged.length} killed or ruled; at least ${100 * SHARE_MIN} % are required`,
);
process.exitCode = share < SHARE_MIN || faults.length > 0 ? 1 : 0;
