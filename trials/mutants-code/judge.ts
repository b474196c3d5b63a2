import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { BuiltSite } from './built-site.ts';
import type { Coverage } from './cover.ts';
import { type Candidate, mutate } from './mutants/change.ts';
import { instrument, unitAt } from './mutants/instrument.ts';
import { runTests } from './run-tests.ts';
import type { Scratch } from './scratch.ts';
import type { Verdict } from './verdict.ts';

/** How much longer a batch may take than it did without a mutant: a factor, and a constant. */
const SLOWER_MAX = 5;
const MILLIS_MORE = 20_000;
/** The size of the first batch; each next one is four times as large. */
const BATCH_MILLIS = 3_000;
const BATCH_GROWTH = 4;
/**
 * After a mutant's tests have run this long, the longer ones are skipped: what only they would
 * notice counts as survived, since a quick test should catch it too.
 */
const BUDGET_MILLIS = 60_000;
/** What a test file costs before its first test. */
const START_MILLIS = 400;
/** Code that only a build or a browser runs, unless a test runs it from the sources. */
const BUILT = /^src\/(?:components|layouts|middleware|pages|reference|server|site)\b/u;

/** Tries a mutant: runs the tests that run its line, the nearest and quickest first. */
export async function judge(
  scratch: Scratch,
  candidate: Candidate,
  coverage: Coverage,
  builtSite: BuiltSite,
): Promise<Verdict> {
  const text = readFileSync(join(scratch.folder, candidate.file), 'utf8');
  const tests = testsFor(candidate, text, coverage);
  const change = (): void => scratch.write(candidate.file, mutate(text, candidate));
  try {
    if (tests.length === 0) {
      if (!BUILT.test(candidate.file)) return { end: 'survived', ran: 0 };
      return await builtSite.judge(scratch, change);
    }
    change();
    return await runInBatches(scratch, tests, coverage);
  } finally {
    scratch.restore();
  }
}

/** The tests that run the mutated line, the nearest first. */
function testsFor(candidate: Candidate, text: string, coverage: Coverage): string[] {
  const { file, from } = candidate;
  const unit = `${file} ${unitAt(instrument(file, text).units, from)}`;
  return Object.keys(coverage)
    .filter((test) => coverage[test]?.passed && coverage[test].units.includes(unit))
    .sort(byNearness(file, coverage));
}

/** The test named after the file first, then the quickest. */
function byNearness(file: string, coverage: Coverage): (a: string, b: string) => number {
  const rank = (test: string): number =>
    basename(test).startsWith(`${basename(file, '.ts')}.`) ? 0 : (coverage[test]?.millis ?? 0);
  return (a, b) => rank(a) - rank(b);
}

async function runInBatches(
  scratch: Scratch,
  tests: readonly string[],
  coverage: Coverage,
): Promise<Verdict> {
  let spent = 0;
  let left = tests.filter((test, index) => {
    spent += START_MILLIS + (coverage[test]?.millis ?? 0);
    return index === 0 || spent <= BUDGET_MILLIS;
  });
  const ran = left.length;
  for (let most = BATCH_MILLIS; left.length > 0; most *= BATCH_GROWTH) {
    let millis = 0;
    const batch = left.filter((test, index) => {
      const fits = index === 0 || millis <= most;
      if (fits) millis += START_MILLIS + (coverage[test]?.millis ?? 0);
      return fits;
    });
    left = left.slice(batch.length);
    const run = await runTests(scratch, batch, {
      bail: true,
      workers: 1,
      millisMax: MILLIS_MORE + SLOWER_MAX * millis,
    });
    if (run.tooLong) return { end: 'killed by time', by: batch.join(', ') };
    if (!run.passed) {
      const failed = run.results.find(({ passed }) => !passed);
      return { end: 'killed', by: failed?.test ?? batch.join(', ') };
    }
  }
  return { end: 'survived', ran };
}
