import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Candidate, mutate } from '../../test/support/code-mutants/change.ts';
import { instrument, unitAt } from '../../test/support/code-mutants/instrument.ts';
import { BUILD, type Coverage } from './cover.ts';
import { buildSite, runTests } from './run-tests.ts';
import type { Scratch } from './scratch.ts';

/** What became of a mutant; `by` is the test that noticed it. */
export type Verdict =
  | { readonly end: 'killed' | 'killed by time'; readonly by: string }
  | { readonly end: 'survived'; readonly ran: number };

/** A batch of tests may take this much longer than the tests did before, and this much more. */
const SLOWER_MAX = 5;
const MILLIS_MORE = 20_000;
/** The first batch; each next one is four times as long. */
const BATCH_MILLIS = 3_000;
const BATCH_GROWTH = 4;
/**
 * When the tests of a mutant have run for so long, the longer ones are left out: what only they
 * would notice counts as survived, since a quick test should hold it too.
 */
const BUDGET_MILLIS = 60_000;
/** A test file costs this much before its first test. */
const START_MILLIS = 400;
const BUILD_MILLIS_MAX = 300_000;
/** What looks at every page of the built site, and so at what only a build or a browser runs. */
const SITE_TESTS = '.site.test.ts';

/** Tries a mutant: runs what runs its line, the nearest and quickest tests first. */
export async function judge(
  scratch: Scratch,
  candidate: Candidate,
  coverage: Coverage,
  alone: <T>(work: () => Promise<T>) => Promise<T>,
): Promise<Verdict> {
  const text = readFileSync(join(scratch.folder, candidate.file), 'utf8');
  const { direct, afterBuild } = testsFor(candidate, text, coverage);
  scratch.write(candidate.file, mutate(text, candidate));
  try {
    if (direct.length > 0) return await runInBatches(scratch, direct, coverage);
    if (afterBuild.length === 0) return { end: 'survived', ran: 0 };
    // Two builds at once would write the same cache of packages.
    const built = await alone(() => buildSite(scratch, { millisMax: BUILD_MILLIS_MAX }));
    if (!built) return { end: 'killed', by: 'npm run build' };
    return await runInBatches(scratch, afterBuild, coverage);
  } finally {
    scratch.restore();
  }
}

/**
 * The tests that run the mutated line from the sources; where there is none, those that see it
 * in the built site, which costs a build.
 */
export function testsFor(
  candidate: Candidate,
  text: string,
  coverage: Coverage,
): { direct: string[]; afterBuild: string[] } {
  const unit = `${candidate.file} ${unitAt(instrument(candidate.file, text).units, candidate.from)}`;
  const tests = Object.keys(coverage)
    .filter((test) => test !== BUILD && coverage[test]?.passed)
    .sort(byNearness(candidate.file, coverage));
  const direct = tests.filter((test) => coverage[test]?.source.includes(unit));
  // Scripts of pages run in a browser, where nothing tells what runs.
  const inBuild =
    coverage[BUILD]?.built.includes(unit) || candidate.file.startsWith('src/layouts/');
  const afterBuild = tests.filter(
    (test) => coverage[test]?.built.includes(unit) || (inBuild && test.endsWith(SITE_TESTS)),
  );
  return { direct, afterBuild };
}

/** The test that is named after the file first, and then the quickest. */
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
