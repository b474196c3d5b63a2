/**
 * `npm test [-- --all | --fast] [FILE… WORDS…]`: runs vitest with the words given. Builds the site
 * if the build is stale and a chosen test needs it. As root on Debian it installs Chromium, Redis and
 * nginx; a test whose program is missing is left out and named at the end. `--all` leaves nothing out:
 * it installs every program, and fails where one is missing. `--fast` runs what needs nothing but its own
 * process, and samples the longest of it. Writes vitest's JSON report to the file that VITEST_REPORT names. See vitest.config.ts for what
 * a test needs.
 */
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  globSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  HEADLESS,
  installersOf,
  installLines,
  PROGRAMS,
  type ProgramName,
  searchPath,
} from './support/programs.ts';

function run(command: string, args: readonly string[], env = process.env): number {
  return spawnSync(command, args, { stdio: 'inherit', env }).status ?? 1;
}

function fail(problem: string): never {
  console.error(problem);
  process.exit(1);
}

/** Whether Debian's packages can be installed here: as root, with apt. */
function isDebianRoot(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/** Debian asks this file whether a package may start its service; 101 is no. */
const POLICY = '/usr/sbin/policy-rc.d';

function installPackages(names: readonly string[]): boolean {
  console.log(`Installing ${names.join(', ')} from the distribution`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // The programs are wanted; a Prometheus, Redis or nginx that listens is not.
  const isOurs = !existsSync(POLICY);
  if (isOurs) writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    return (
      run('apt-get', ['update', '-qq'], env) === 0 &&
      run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], env) === 0
    );
  } finally {
    if (isOurs) rmSync(POLICY);
  }
}

/**
 * Installs what is missing where that can be done, and says which programs are missing still.
 * @param names the programs that this run needs.
 */
function provide(names: readonly ProgramName[]): ProgramName[] {
  const isMissing = (name: ProgramName): boolean => PROGRAMS[name].find() === undefined;
  const missing = names.filter(isMissing);
  const { packages, commands } = installersOf(missing);
  for (const command of commands) run('sh', ['-c', command]);
  if (packages.length > 0 && isDebianRoot()) {
    // Some distributions have only Chromium with windows.
    const other = packages.map((name) => (name === HEADLESS ? 'chromium' : name));
    if (!installPackages(packages) && packages.includes(HEADLESS)) installPackages(other);
  }
  return missing.filter(isMissing);
}

async function provideBuild(): Promise<void> {
  const { nameBuild } = await import('../src/server/run/builds.ts');
  const { currentBuild } = await import('../src/server/run/builds.ts');
  const { readSettings } = await import('../src/settings/settings.ts');
  if (currentBuild('dist') === nameBuild('.', readSettings(process.env))) return;
  if (run('npm', ['run', '--silent', 'build']) !== 0) fail('The build failed: nothing to test.');
}

/** Started directly: npx would take half a second to find it. See vitest.config.ts for the flags. */
const VITEST = 'node_modules/vitest/vitest.mjs';
const FLAGS = ['--no-parallel-scavenge', '--no-turbofan'];

/** What its name says of a test that needs more than its own process. */
const NEEDS = ['programs', 'site'];

/** The files of tests that vitest will run for these words: those whose path holds one of them. */
function chosenTests(words: readonly string[], isFast: boolean): string[] {
  const { positionals } = parseArgs({
    args: [...words],
    options: { testNamePattern: { type: 'string', short: 't' } },
    allowPositionals: true,
    strict: false,
  });
  // A line of a file may be named too: it is the file that counts.
  const parts = positionals.map((word) => word.replace(/:\d+$/, ''));
  return globSync('test/**/*.test.ts', { exclude: ['test/node_modules/**'] })
    .filter((file) => parts.length === 0 || parts.some((part) => file.includes(part)))
    .filter((file) => !isFast || !NEEDS.some((need) => file.endsWith(`.${need}.test.ts`)));
}

/** Where Node keeps what it has compiled. */
const COMPILED = join(process.cwd(), 'node_modules/.cache/redletter');
/** Some thirty runs: each copy of the repository leaves files with names of its own. */
const COMPILED_MAX = 60_000;

/** Empties the cache when it has grown large, since Node never removes entries. */
function limitCompiled(): void {
  const isThere = existsSync(COMPILED);
  if (!isThere || readdirSync(COMPILED, { recursive: true }).length <= COMPILED_MAX) return;
  // Another run may write there meanwhile.
  rmSync(COMPILED, { recursive: true, force: true, maxRetries: 20 });
}

/** Linux keeps files of this folder in memory: no store there waits for a disk, and keeps its test waiting. */
const IN_MEMORY = '/dev/shm';
const BYTES_NEEDED = 2 ** 30;

/** Whether there is room in memory, and programs may be run from there, as some tests do. */
function isMemoryUsable(): boolean {
  if (!existsSync(IN_MEMORY) || !existsSync('/proc/mounts')) return false;
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  const mounts = readFileSync('/proc/mounts', 'utf8').split('\n');
  const options = mounts.map((line) => line.split(' ')).find(([, at]) => at === IN_MEMORY)?.[3];
  return bavail * bsize >= BYTES_NEEDED && !(options ?? 'noexec').split(',').includes('noexec');
}

/** Folders of runs; the number of the process that made it is in the name of each. */
const FOLDER = /^redletter-(\d+)-/;

/**
 * Makes the folder below which tests make theirs, so that nothing of them is left behind; removes
 * those of this user's runs that were killed.
 */
function makeTempFolder(): string {
  const parent = isMemoryUsable() ? IN_MEMORY : tmpdir();
  for (const name of readdirSync(parent)) {
    const pid = FOLDER.exec(name)?.[1];
    const path = join(parent, name);
    if (pid === undefined || isRunning(Number(pid))) continue;
    if (statSync(path, { throwIfNoEntry: false })?.uid !== process.getuid?.()) continue;
    rmSync(path, { recursive: true, force: true });
  }
  return mkdtempSync(join(parent, `redletter-${process.pid}-`));
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

const isFast = process.argv.includes('--fast');
const isAll = process.argv.includes('--all');
const words = process.argv.slice(2).filter((word) => word !== '--fast' && word !== '--all');
const chosen = chosenTests(words, isFast);
// Tests start programs by their names.
process.env.PATH = searchPath();
// The programs that tests start by the hundred are compiled once.
limitCompiled();
const needsPrograms = chosen.some((file) => /\.(?:programs|site)\.test\.ts$/.test(file));
const options = isFast ? NEEDS.map((need) => `--exclude=test/**/*.${need}.test.ts`) : [];
if (needsPrograms) {
  const names = Object.keys(PROGRAMS) as ProgramName[];
  const missing = provide(names.filter((name) => isAll || 'isBasic' in PROGRAMS[name]));
  if (isAll && missing.length > 0) {
    fail([`--all needs ${missing.join(', ')}:`, ...installLines(missing)].join('\n  '));
  }
} else {
  // They wait for nothing: more of them than cores would only import the same once more.
  options.push(`--maxWorkers=${availableParallelism()}`);
}
if (chosen.some((file) => file.endsWith('.site.test.ts'))) await provideBuild();
const folder = makeTempFolder();
// Ctrl-C ends vitest, which ends its tests first; then it is our turn.
process.on('SIGINT', () => {});
const chromium = PROGRAMS.chromium.find();
const status = run(process.execPath, [...FLAGS, VITEST, 'run', ...options, ...words], {
  ...process.env,
  ...(chromium !== undefined && { CHROMIUM_PATH: chromium }),
  ...(isAll && { TEST_ALL: 'yes' }),
  ...(isFast && { TEST_SAMPLE: 'yes' }),
  NODE_COMPILE_CACHE: COMPILED,
  TMPDIR: folder,
});
// A browser that was told to end may still write.
rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
process.exit(status);
