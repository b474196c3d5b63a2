import { globSync } from 'node:fs';
import { buildSite, runTests } from './run-tests.ts';
import type { Scratch } from './scratch.ts';
import type { Verdict } from './verdict.ts';

const SITE_TESTS = 'test/**/*.site.test.ts';
/** All of them, on a busy machine. */
const MILLIS_MAX = 20 * 60_000;
const OPTIONS = { workers: 2, millisMax: MILLIS_MAX };
/** The quickest tests, which kill most mutants. */
const QUICK = 12;

/** Judges what only a build or a browser runs: builds the site with the mutant and tests that. */
export class BuiltSite {
  #passing: readonly string[] | undefined;
  #before: Promise<unknown> = Promise.resolve();

  /** One mutant at a time: two builds at once would write the same package cache. */
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
    for (const tests of [this.#passing.slice(0, QUICK), this.#passing.slice(QUICK)]) {
      const run = await runTests(scratch, tests, { ...OPTIONS, bail: true });
      const failed = run.results.find(({ passed }) => !passed)?.test ?? tests.join(', ');
      if (run.tooLong) return { end: 'killed by time', by: failed };
      if (!run.passed) return { end: 'killed', by: failed };
    }
    return { end: 'survived', ran: this.#passing.length };
  }
}

/** The tests of the built site that pass without any mutant, the quickest first. */
async function passingTests(scratch: Scratch): Promise<string[]> {
  if (!(await buildSite(scratch, { millisMax: MILLIS_MAX }))) {
    throw new Error('the site cannot be built');
  }
  const tests = globSync(SITE_TESTS, { cwd: scratch.folder });
  const { results } = await runTests(scratch, tests, { ...OPTIONS, bail: false });
  return results
    .filter(({ passed }) => passed)
    .sort((a, b) => a.millis - b.millis)
    .map(({ test }) => test);
}
