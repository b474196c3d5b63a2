/**
 * `npm test [-- FILE… WORDS…]`: provides what the tests chosen need, and no more (programs
 * from outside npm, a browser, a build of the site that is not stale), and runs vitest with
 * the words given; `--fast` leaves out what needs more than its own process. Writes vitest's
 * JSON report to the file that VITEST_REPORT names, if it is set. What a test needs, its name
 * says: see vitest.config.ts.
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
import { delimiter, join } from 'node:path';
import { parseArgs } from 'node:util';

/** Chromium without its windows: the same engine, for two thirds of the processor. */
const HEADLESS = 'chromium-headless-shell';
/** Where distributions put it; the first one that exists is used. */
const CHROMIUM_NAMES = [
  HEADLESS,
  ...['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'],
];

function run(command: string, args: readonly string[], env = process.env): number {
  return spawnSync(command, args, { stdio: 'inherit', env }).status ?? 1;
}

function fail(problem: string): never {
  console.error(problem);
  process.exit(1);
}

function findProgram(names: readonly string[]): string | undefined {
  const folders = ((process.env.PATH ?? '') + SYSTEM_FOLDERS).split(delimiter);
  return (
    names
      .flatMap((name) => folders.map((folder) => join(folder, name)))
      // Of a package that was removed, a folder may be left.
      .find((path) => statSync(path, { throwIfNoEntry: false })?.isFile())
  );
}

/** Whether Debian's packages can be installed here: as root, with apt. */
function isDebianRoot(): boolean {
  return process.getuid?.() === 0 && findProgram(['apt-get']) !== undefined;
}

/** Debian asks this file whether a package may start its service; 101 is no. */
const POLICY = '/usr/sbin/policy-rc.d';

function installPackage(name: string): boolean {
  console.log(`Installing ${name} from the distribution`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // The programs are wanted; a Prometheus, Redis or nginx that listens is not.
  const isOurs = !existsSync(POLICY);
  if (isOurs) writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    return (
      run('apt-get', ['update', '-qq'], env) === 0 &&
      run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], env) === 0
    );
  } finally {
    if (isOurs) rmSync(POLICY);
  }
}

async function provideChromium(): Promise<string> {
  const { chromium } = await import('playwright');
  const own = chromium.executablePath();
  const find = () => findProgram(CHROMIUM_NAMES) ?? (existsSync(own) ? own : undefined);
  const present = find();
  if (present !== undefined) return present;
  if (!isDebianRoot()) run('npx', ['--no-install', 'playwright', 'install', 'chromium']);
  // Some distributions have it with its windows alone.
  else if (!installPackage(HEADLESS)) installPackage('chromium');
  return find() ?? fail('The browser tests need Chromium, which could not be installed.');
}

/** nginx lies where only root looks for programs, packages of Python and .NET where no program does. */
const SYSTEM_FOLDERS = [
  ...['', '/usr/sbin', '/sbin'],
  ...['/usr/lib/python3/dist-packages', '/usr/lib/mono/4.5'],
].join(delimiter);

/** Programs that the tests start, each from the distribution's package of that name. */
const PROGRAMS: Readonly<Record<string, string>> = {
  'redis-server': 'redis-server',
  nginx: 'nginx-light',
  openssl: 'openssl',
  prlimit: 'util-linux',
  git: 'git',
  promtool: 'prometheus',
  'systemd-analyze': 'systemd',
  // The languages of the published samples.
  curl: 'curl',
  go: 'golang-go',
  python3: 'python3',
  'requests/__init__.py': 'python3-requests',
  javac: 'default-jdk-headless',
  php: 'php-cli',
  mcs: 'mono-mcs',
  mono: 'mono-runtime',
  'System.Net.Http.dll': 'libmono-system-net-http4.0-cil',
  mypy: 'mypy',
  // Readers of calendars; with them comes Python's icalendar.
  vdirsyncer: 'vdirsyncer',
  khal: 'khal',
  icalendar: 'python3-icalendar',
  // Readers of the tables.
  sqlite3: 'sqlite3',
  'pandas/__init__.py': 'python3-pandas',
};

function provideProgram(name: string, packageName: string): void {
  const isPresent = () => findProgram([name]) !== undefined;
  if (!isPresent() && isDebianRoot()) installPackage(packageName);
  if (!isPresent()) fail(`The tests need ${name}: install your distribution’s ${packageName}.`);
}

async function provideBuild(): Promise<void> {
  const { nameBuild } = await import('../src/server/run/build-stamp.ts');
  const { currentBuild } = await import('../src/server/run/builds.ts');
  const { readSettings } = await import('../src/settings/settings.ts');
  if (currentBuild('dist') === nameBuild('.', readSettings(process.env))) return;
  if (run('npm', ['run', '--silent', 'build']) !== 0) fail('The build failed: nothing to test.');
}

/** Started as it stands: npx would take half a second to find it. See vitest.config.ts for the flags. */
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
  return globSync('test/**/*.test.ts')
    .filter((file) => parts.length === 0 || parts.some((part) => file.includes(part)))
    .filter((file) => !isFast || !NEEDS.some((need) => file.endsWith(`.${need}.test.ts`)));
}

/** Where Node keeps what it has compiled. */
const COMPILED = join(process.cwd(), 'node_modules/.cache/redletter');
/** Some thirty runs: each copy of the repository leaves files with names of its own. */
const COMPILED_MAX = 60_000;

/** Begins anew where much has come together, since Node takes nothing out. */
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
 * Makes the folder below which tests make theirs, so that nothing is left of them, whatever has
 * become of them; removes those of runs that were killed.
 */
function makeTempFolder(): string {
  const parent = isMemoryUsable() ? IN_MEMORY : tmpdir();
  for (const name of readdirSync(parent)) {
    const pid = FOLDER.exec(name)?.[1];
    if (pid !== undefined && !isRunning(Number(pid))) {
      rmSync(join(parent, name), { recursive: true, force: true });
    }
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
const words = process.argv.slice(2).filter((word) => word !== '--fast');
const chosen = chosenTests(words, isFast);
// The programs that tests start by the hundred are compiled once.
limitCompiled();
const env: NodeJS.ProcessEnv = { ...process.env, NODE_COMPILE_CACHE: COMPILED };
const needsPrograms = chosen.some((file) => /\.(?:programs|site)\.test\.ts$/.test(file));
const options = isFast ? NEEDS.map((need) => `--exclude=test/**/*.${need}.test.ts`) : [];
if (needsPrograms) {
  // A test of the built site may run programs beside.
  for (const [name, packageName] of Object.entries(PROGRAMS)) provideProgram(name, packageName);
} else {
  // They wait for nothing: more of them than cores would only import the same once more.
  options.push(`--maxWorkers=${availableParallelism()}`);
}
if (chosen.some((file) => file.endsWith('.site.test.ts'))) {
  env.CHROMIUM_PATH = await provideChromium();
  await provideBuild();
}
const report = process.env.VITEST_REPORT;
if (report) options.push('--reporter=default', '--reporter=json', `--outputFile.json=${report}`);
const folder = makeTempFolder();
// Ctrl-C ends vitest, which ends its tests first; then it is our turn.
process.on('SIGINT', () => {});
const status = run(process.execPath, [...FLAGS, VITEST, 'run', ...options, ...words], {
  ...env,
  TMPDIR: folder,
});
// A browser that was told to end may still write.
rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
process.exit(status);
