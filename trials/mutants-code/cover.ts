import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { instrument } from '../../test/support/code-mutants/instrument.ts';
import { buildSite, runTests } from './run-tests.ts';
import type { Scratch } from './scratch.ts';

/** The units of the code that a test file ran, as "path number". */
export interface Covered {
  readonly millis: number;
  /** A test that fails without any mutant can tell nothing. */
  readonly passed: boolean;
  /** Run from the sources: they show a mutant at once. */
  readonly source: readonly string[];
  /** Run from the built site, or to build it. */
  readonly built: readonly string[];
}

/** By test file; what the build runs stands under `BUILD`. */
export type Coverage = Readonly<Record<string, Covered>>;

export const BUILD = 'build';

/** What decides which code runs, besides the test file itself. */
const DECIDING = ['src', 'pipeline', 'test', 'sources', 'artifacts', 'package-lock.json'];
const AT_ONCE = 2;
const MILLIS_MAX = 60 * 60_000;

/**
 * What each test file runs, learnt in a scratch copy whose code tells it. What was learnt
 * before, from the same code and the same test, is kept in `cacheDir`.
 */
export async function coverTests(
  scratch: Scratch,
  codeFiles: readonly string[],
  cacheDir: string,
  tell: (text: string) => void,
): Promise<Coverage> {
  const cacheFile = join(cacheDir, 'coverage.json');
  const keys = keysOf(scratch.folder);
  const known = readCache(cacheFile);
  const isKnown = (name: string): boolean => known[name]?.key === keys.get(name);
  const isMissing = (name: string): boolean =>
    !isKnown(name) || known[name]?.covered.passed === false;
  const missing = [...keys.keys()].filter(isMissing);
  if (missing.length > 0) {
    tell(`learning what ${missing.length} test files run`);
    const learnt = await learn(scratch, codeFiles, missing, join(cacheDir, 'dist'));
    for (const [name, covered] of Object.entries(learnt)) {
      known[name] = { key: keys.get(name) ?? '', covered };
    }
    mkdirSync(cacheDir, { recursive: true });
    writeFileSync(cacheFile, JSON.stringify(known));
  }
  return Object.fromEntries(
    Object.entries(known).flatMap(([name, { covered }]) =>
      isKnown(name) ? [[name, covered]] : [],
    ),
  );
}

type Cache = Record<string, { readonly key: string; readonly covered: Covered }>;

function readCache(file: string): Cache {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Cache) : {};
}

/** Test files, with a digest of everything that what they run depends on. */
function keysOf(folder: string): Map<string, string> {
  const digest = (text: string): string => createHash('sha256').update(text).digest('hex');
  const listed = execFileSync('git', ['ls-files', '-s', ...DECIDING], { cwd: folder })
    .toString('utf8')
    .trimEnd()
    .split('\n');
  const tests = listed.filter((line) => line.endsWith('.test.ts'));
  const common = digest(listed.filter((line) => !line.endsWith('.test.ts')).join('\n'));
  return new Map([
    [BUILD, common],
    ...tests.map((line): [string, string] => [line.replace(/^.*\t/u, ''), digest(common + line)]),
  ]);
}

async function learn(
  scratch: Scratch,
  codeFiles: readonly string[],
  names: readonly string[],
  builtDir: string,
): Promise<Coverage> {
  for (const file of codeFiles) {
    scratch.write(file, instrument(file, readFileSync(join(scratch.folder, file), 'utf8')).text);
  }
  const unitsDir = join(scratch.tempDir, 'units');
  mkdirSync(unitsDir);
  const recorder = pathToFileURL(join(scratch.folder, 'trials/mutants-code/record-units.ts'));
  const env = { UNITS_DIR: unitsDir, NODE_OPTIONS: `--import=${recorder.href}` };
  if (names.includes(BUILD)) {
    const options = { millisMax: MILLIS_MAX, env: { ...env, UNITS_TEST: BUILD } };
    if (!(await buildSite(scratch, options))) throw new Error('the site cannot be built');
    rmSync(builtDir, { recursive: true, force: true });
    cpSync(join(scratch.folder, 'dist'), builtDir, { recursive: true });
  }
  const tests = names.filter((name) => name !== BUILD);
  const options = { bail: false, workers: AT_ONCE, millisMax: MILLIS_MAX };
  const { results } = await runTests(scratch, tests, { ...options, env });
  const units = readUnits(unitsDir);
  scratch.restore();
  // Some tests read code as text, and may not like it told.
  const failed = results.filter(({ passed }) => !passed).map(({ test }) => test);
  const again = failed.length > 0 ? await runTests(scratch, failed, options) : { results: [] };
  scratch.restore();
  const isFaulty = (test: string): boolean =>
    failed.includes(test) && !again.results.some((one) => one.test === test && one.passed);
  return Object.fromEntries([
    ...(names.includes(BUILD)
      ? [[BUILD, { millis: 0, passed: true, source: [], built: units(BUILD, '') }]]
      : []),
    ...results.map(({ test, millis }) => [
      test,
      {
        millis,
        passed: !isFaulty(test),
        source: units(test, 'source'),
        built: units(test, 'built'),
      },
    ]),
  ]);
}

/** What `record-units.ts` has written: "origin path number" a line, in a file a process. */
function readUnits(folder: string): (name: string, origin: string) => string[] {
  const lines = new Map<string, Set<string>>();
  for (const file of readdirSync(folder)) {
    const name = decodeURIComponent(file.replace(/(?:\.[\d.]+)$/u, ''));
    const set = lines.get(name) ?? new Set();
    for (const line of readFileSync(join(folder, file), 'utf8').split('\n')) set.add(line);
    lines.set(name, set);
  }
  return (name, origin) =>
    [...(lines.get(name) ?? [])]
      .filter((line) => line.startsWith(origin) && line !== '')
      .map((line) => line.slice(line.indexOf(' ') + 1))
      .sort();
}
