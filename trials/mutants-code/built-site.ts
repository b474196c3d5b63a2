import { globSync } from 'node:fs';
import { buildSite, runTests } from './run-tests.ts';
import type { Scratch } from './scratch.ts';
import type { Verdict } from './verdict.ts';

const SITE_TESTS = 'test/**/*.site.test.ts';
/** All of them, on a machine that has other work. */
const MILLIS_MAX = 20 * 60_000;

/** Judges what only a build or a browser runs: builds the site with the mutant, and tests that. */
export class BuiltSite {
  #passing: readonly string[] | undefined;
  #before: Promise<unknown> = Promise.resolve();

  /** One mutant at a time: two builds at once would write the same cache of packages. */
  judge(scratch: Scratch, mutate: () => void): Promise<Verdict> {
    const verdict = this.#before.then(() => this.#judge(scratch, mutate));
    this.#before = verdict.catch(() => undefined);
    return verdict;
  }

  async #judge(scratch: Scratch, mutate: () => void): Promise<Verdict> {
    this.#passing ??= await passingTests(scratch);
    scratch.restore();
    mutate();
    if (!(await buildSite(scratch, { millisMax: MILLIS_MAX }))) {
      return { end: 'killed', by: 'npm run build' };
    }
    for (const test of this.#passing) {
      const run = await runTests(scratch, [test], {
        bail: true,
        workers: 1,
        millisMax: MILLIS_MAX,
      });
      if (run.tooLong) return { end: 'killed by time', by: test };
      if (!run.passed) return { end: 'killed', by: test };
    }
    return { end: 'survived', ran: this.#passing.length };
  }
}

/** The tests of the built site that pass without any mutant, the quickest first: most mutants die there. */
async function passingTests(scratch: Scratch): Promise<string[]> {
  if (!(await buildSite(scratch, { millisMax: MILLIS_MAX }))) {
    throw new Error('the site cannot be built');
  }
  const tests = globSync(SITE_TESTS, { cwd: scratch.folder });
  const options = { bail: false, workers: 1, millisMax: MILLIS_MAX };
  const { results } = await runTests(scratch, tests, options);
  return results
    .filter(({ passed }) => passed)
    .sort((a, b) => a.millis - b.millis)
    .map(({ test }) => test);
}
