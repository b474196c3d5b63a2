import { spawn } from 'node:child_process';
import { existsSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { z } from 'zod';
import type { Scratch } from './scratch.ts';

/** The outcome of a test file. */
export interface TestResult {
  /** From the root. */
  readonly test: string;
  readonly passed: boolean;
  readonly millis: number;
}

export interface Run {
  /** Not finished in time: something waits for ever, or nearly. */
  readonly tooLong: boolean;
  /** Every test passed, and nothing was thrown outside of them. */
  readonly passed: boolean;
  readonly results: readonly TestResult[];
}

export interface RunOptions {
  /** Stops at the first failure. */
  readonly bail: boolean;
  readonly workers: number;
  readonly millisMax: number;
  readonly env?: NodeJS.ProcessEnv;
}

const reportSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      startTime: z.number(),
      endTime: z.number(),
    }),
  ),
});

/** Beyond this, a mutant that fills memory is stopped before the machine swaps. */
const HEAP_MEBIBYTES = 2048;

/** Runs test files in a scratch copy, in a process group that is ended when it takes too long. */
export async function runTests(
  scratch: Scratch,
  tests: readonly string[],
  options: RunOptions,
): Promise<Run> {
  const report = join(scratch.tempDir, 'report.json');
  rmSync(report, { force: true });
  const ended = await runIn(
    scratch,
    [
      process.execPath,
      'node_modules/vitest/vitest.mjs',
      'run',
      '--root=.',
      '--config=trials/mutants-code/vitest.config.ts',
      `--bail=${options.bail ? 1 : 0}`,
      `--maxWorkers=${options.workers}`,
      '--reporter=json',
      `--outputFile=${report}`,
      ...tests,
    ],
    options,
  );
  return {
    tooLong: ended === 'too long',
    passed: ended === 0,
    results: existsSync(report) ? resultsIn(readFileSync(report, 'utf8'), scratch.folder) : [],
  };
}

/** Builds the site of a scratch copy; returns whether that succeeded. */
export async function buildSite(
  scratch: Scratch,
  options: Pick<RunOptions, 'millisMax' | 'env'>,
): Promise<boolean> {
  return (await runIn(scratch, ['npm', 'run', '--silent', 'build'], options)) === 0;
}

/** Runs a program in a scratch copy; returns its exit code, or that it was stopped. */
function runIn(
  scratch: Scratch,
  [command = '', ...words]: readonly string[],
  options: Pick<RunOptions, 'millisMax' | 'env'>,
): Promise<number | 'too long'> {
  const log = openSync(join(scratch.tempDir, 'log'), 'w');
  const env = {
    NODE_OPTIONS: `--max-old-space-size=${HEAP_MEBIBYTES}`,
    // As in `npm test`: programs that tests start are compiled once.
    NODE_COMPILE_CACHE: join(scratch.folder, 'node_modules/.cache/redletter'),
    ...options.env,
  };
  const child = spawn(command, words, {
    cwd: scratch.folder,
    env: { ...process.env, TMPDIR: scratch.tempDir, ...env },
    stdio: ['ignore', log, log],
    detached: true,
  });
  // The group holds every server and store that the tests have started.
  const endGroup = (): void => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // All of them are gone.
    }
  };
  process.once('exit', endGroup);
  return new Promise((resolve, reject) => {
    let stopped = false;
    const timer = setTimeout(() => {
      stopped = true;
      endGroup();
    }, options.millisMax);
    child.once('error', reject);
    child.once('exit', (code) => {
      clearTimeout(timer);
      endGroup();
      process.off('exit', endGroup);
      resolve(stopped ? 'too long' : (code ?? 1));
    });
  });
}

function resultsIn(report: string, folder: string): TestResult[] {
  return reportSchema.parse(JSON.parse(report)).testResults.map((result) => ({
    test: relative(folder, result.name),
    passed: result.status === 'passed',
    millis: result.endTime - result.startTime,
  }));
}
