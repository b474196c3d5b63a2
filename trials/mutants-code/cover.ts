import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { pathToFileURL } from 'node:url';
import { instrument } from './mutants/instrument.ts';
import { runTests } from './run-tests.ts';
import type { Scratch } from './scratch.ts';

/** The code that a test file ran. */
export interface Covered {
  readonly millis: number;
  /** A test that fails without any mutant tells nothing. */
  readonly passed: boolean;
  /** The units that it ran, as "path number". */
  readonly units: readonly string[];
  /** A digest of everything that this depends on; the record holds while it is unchanged. */
  readonly key: string;
}

/** The result of a run; its dependencies show whether it still holds. */
type Learnt = Omit<Covered, 'key'>;

/** By test file. */
export type Coverage = Readonly<Record<string, Covered>>;

/** Tests of the built site are handled separately; random trials take too long for every mutant. */
const NOT_LEARNT = /\.site\.test\.ts$|\.(?:kill|mutants)\./u;
/** Files that every test may read. */
const DATA = ['artifacts', 'sources', 'package-lock.json'];
/** Results are saved after this many test files. */
const BATCH = 24;
const AT_ONCE = 2;
const MILLIS_MAX = 30 * 60_000;

/**
 * What each test file runs, recorded in a scratch copy with instrumented code. Earlier records
 * whose dependencies are unchanged come from `cacheFile`.
 */
export async function coverTests(
  scratch: Scratch,
  codeFiles: readonly string[],
  cacheFile: string,
  tell: (text: string) => void,
): Promise<Coverage> {
  const keyOf = keysOf(scratch.folder);
  const known = readCache(cacheFile);
  const tests = listed(scratch.folder, ['test'])
    .map(([path]) => path)
    .filter((path) => path.endsWith('.test.ts') && !NOT_LEARNT.test(path));
  const isKnown = (test: string): boolean => {
    const entry = known[test];
    return entry?.passed === true && entry.key === keyOf(test, entry);
  };
  const missing = tests.filter((test) => !isKnown(test)).sort(byKind);
  for (let done = 0; done < missing.length; done += BATCH) {
    tell(`recording what the tests run: ${done} of ${missing.length} test files`);
    const learnt = await learn(scratch, codeFiles, missing.slice(done, done + BATCH));
    for (const [test, covered] of learnt) known[test] = { ...covered, key: keyOf(test, covered) };
    mkdirSync(dirname(cacheFile), { recursive: true });
    writeFileSync(cacheFile, JSON.stringify(known));
  }
  return Object.fromEntries(
    tests.flatMap((test) => (known[test] === undefined ? [] : [[test, known[test]]])),
  );
}

function readCache(file: string): Record<string, Covered> {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** Those that need other programs last. */
function byKind(a: string, b: string): number {
  return Number(a.includes('.programs.')) - Number(b.includes('.programs.'));
}

/** The files that git tracks below some paths, each with the digest of its bytes. */
export function listed(folder: string, paths: readonly string[]): [path: string, digest: string][] {
  return execFileSync('git', ['ls-files', '-s', ...paths], { cwd: folder, maxBuffer: 2 ** 26 })
    .toString('utf8')
    .trimEnd()
    .split('\n')
    .map((line) => [line.replace(/^.*\t/u, ''), line.replace(/\t.*$/u, '')]);
}

/**
 * A digest of everything a test file's run depends on: its text, the test and trial files that it
 * imports, the code files that it ran, the data.
 */
function keysOf(folder: string): (test: string, covered: Learnt) => string {
  const digests = new Map(listed(folder, ['src', 'pipeline', 'test', 'trials']));
  const data = listed(folder, DATA).join('\n');
  return (test, { units }) => {
    const ran = new Set(units.map((unit) => unit.slice(0, unit.lastIndexOf(' '))));
    const files = [...importsOf(folder, test), ...ran].sort();
    const digest = createHash('sha256').update(data);
    for (const file of files) digest.update(`${file} ${digests.get(file)}\n`);
    return digest.digest('hex');
  };
}

/** A file of tests or trials and the ones it imports, directly or indirectly. */
function importsOf(folder: string, file: string, seen = new Set<string>()): Set<string> {
  seen.add(file);
  const text = readFileSync(join(folder, file), 'utf8');
  for (const [, target = ''] of text.matchAll(/\bfrom '(\.[^']+)'/gu)) {
    const path = normalize(join(dirname(file), target));
    if (/^(?:test|trials)\//u.test(path) && !seen.has(path)) importsOf(folder, path, seen);
  }
  return seen;
}

async function learn(
  scratch: Scratch,
  codeFiles: readonly string[],
  tests: readonly string[],
): Promise<[test: string, covered: Learnt][]> {
  for (const file of codeFiles) {
    scratch.write(file, instrument(file, readFileSync(join(scratch.folder, file), 'utf8')).text);
  }
  const unitsDir = join(scratch.tempDir, 'units');
  mkdirSync(unitsDir);
  const recorder = pathToFileURL(join(scratch.folder, 'trials/mutants-code/record-units.ts'));
  const env = { UNITS_DIR: unitsDir, NODE_OPTIONS: `--import=${recorder.href}` };
  const options = { bail: false, workers: AT_ONCE, millisMax: MILLIS_MAX };
  const { results } = await runTests(scratch, tests, { ...options, env });
  const units = readUnits(unitsDir);
  scratch.restore();
  // Some tests read code as text and may fail on instrumented files.
  const failed = results.filter(({ passed }) => !passed).map(({ test }) => test);
  const again = failed.length > 0 ? await runTests(scratch, failed, options) : { results: [] };
  scratch.restore();
  const isFaulty = (test: string): boolean =>
    failed.includes(test) && !again.results.some((one) => one.test === test && one.passed);
  return results.map(({ test, millis }) => [
    test,
    { millis, passed: !isFaulty(test), units: [...(units.get(test) ?? [])].sort() },
  ]);
}

/** The output of `record-units.ts`: "path number" a line, one file for each process. */
function readUnits(folder: string): Map<string, Set<string>> {
  const units = new Map<string, Set<string>>();
  for (const file of readdirSync(folder)) {
    const test = decodeURIComponent(file.replace(/\.[\d.]+$/u, ''));
    const all = units.get(test) ?? new Set();
    for (const line of readFileSync(join(folder, file), 'utf8').trimEnd().split('\n')) {
      all.add(line);
    }
    units.set(test, all);
  }
  return units;
}
