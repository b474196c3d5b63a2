import { availableParallelism } from 'node:os';
import { relative } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { LeftOutReporter } from './test/support/per-run/left-out-reporter.ts';
import { leftOut, PROGRAMS } from './test/support/programs.ts';

/**
 * A test's name says what it needs, and so when it runs:
 *
 * | Name                 | Needs                                                 |
 * |----------------------|-------------------------------------------------------|
 * | `X.test.ts`          | nothing but its own process                           |
 * | `X.programs.test.ts` | another program: a server or a command as a process   |
 * | `X.site.test.ts`     | the built site, or a browser that reads it            |
 *
 * A program that npm does not bring is a tag of the test: see test/support/programs.ts.
 * `npm run test:fast` runs the first kind; `npm test` all of them, or the files named.
 */
const KINDS = [/\.site\.test\.ts$/, /\.programs\.test\.ts$/, /\.test\.ts$/];

/** What takes longest, longest first: a worker that began with it late would be waited for. */
const LONGEST = [
  'test/pages/types/rendered.site.test.ts',
  'test/pages/types/built.site.test.ts',
  // The first of those for which every file of the site is rendered.
  'test/pages/languages.site.test.ts',
  'test/reference/samples.programs.test.ts',
  // It waits for what it asks of a server, nearly all of its time.
  'test/server/run/run-server.faults.programs.test.ts',
  'test/sources/growth.programs.test.ts',
  'test/pages/browser.site.test.ts',
  'test/pages/look/print-room.site.test.ts',
  'test/pipeline/commands/read-all.mutants.programs.test.ts',
  'test/reference/clients.programs.test.ts',
  'test/reference/examples.programs.test.ts',
];

/** The long ones first, then what waits for others, and last what is over in no time. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId, project }: TestSpecification) => {
      const known = LONGEST.indexOf(relative(project.config.root, moduleId));
      if (known >= 0) return known;
      return LONGEST.length + KINDS.findIndex((kind) => kind.test(moduleId));
    };
    return (await super.sort(files)).sort((a, b) => place(a) - place(b));
  }
}

/** Programs whose tests do not run: those of `--all` without it, and those that are missing. */
const missing = leftOut(process.env.TEST_ALL === 'yes');
const jsonReport = process.env.VITEST_REPORT;

export default defineConfig({
  test: {
    tags: Object.keys(PROGRAMS).map((name) => ({
      name,
      // Of a test with several tags, one that says "do not skip" would overrule another.
      ...(missing.some((other) => other === name) && { skip: true }),
    })),
    reporters: ['default', new LeftOutReporter(missing), ...(jsonReport ? ['json'] : [])],
    ...(jsonReport && { outputFile: { json: jsonReport } }),
    // No test is about time: this is for a test that would never end.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // While others wait for another process: each of them imports the same once more.
    maxWorkers: availableParallelism() + 2,
    // The files of a worker share what they import: half of the time would go there.
    isolate: false,
    // Short lives make much garbage, and none of what runs is worth the best machine code: a seventh
    // of the processor goes there.
    execArgv: [
      ...['--min-semi-space-size=32', '--max-semi-space-size=64', '--initial-old-space-size=512'],
      // With as many threads as cores, collectors of garbage wait for each other.
      ...['--no-parallel-scavenge', '--no-turbofan'],
    ],
    // What is waited for comes within a millisecond or two, thousands of times.
    expect: { poll: { interval: 2 } },
    // Node itself takes the types off and keeps what it has compiled; Vite would transform every
    // module anew, and every call between two of them would go by way of an object of its own.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    sequence: { sequencer: LongestFirst },
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/support/per-run/open-shared.ts'],
  },
});
