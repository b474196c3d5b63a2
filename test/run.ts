/**
 * `npm test`: provides what the tests need from outside npm, builds the site if its build
 * is stale, and runs vitest with the arguments given. Writes vitest's JSON report to the
 * file that VITEST_REPORT names, if it is set.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { isBuildFresh } from '../src/server/run/build-stamp.ts';
import { readSettings } from '../src/settings/settings.ts';

/** Where distributions put it; the first one that exists is used. */
const CHROMIUM_NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

function run(command: string, args: readonly string[], env = process.env): number {
  return spawnSync(command, args, { stdio: 'inherit', env }).status ?? 1;
}

function fail(problem: string): never {
  console.error(problem);
  process.exit(1);
}

function findProgram(names: readonly string[]): string | undefined {
  const folders = ((process.env.PATH ?? '') + SYSTEM_FOLDERS).split(delimiter);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}

/** Whether Debian's packages can be installed here: as root, with apt. */
function isDebianRoot(): boolean {
  return process.getuid?.() === 0 && findProgram(['apt-get']) !== undefined;
}

function installPackage(name: string): boolean {
  console.log(`Installing ${name} from the distribution`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return (
    run('apt-get', ['update', '-qq'], env) === 0 &&
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], env) === 0
  );
}

function provideChromium(): string {
  const own = chromium.executablePath();
  const find = () => findProgram(CHROMIUM_NAMES) ?? (existsSync(own) ? own : undefined);
  const present = find();
  if (present !== undefined) return present;
  if (isDebianRoot()) installPackage('chromium');
  else run('npx', ['--no-install', 'playwright', 'install', 'chromium']);
  return find() ?? fail('The browser tests need Chromium, which could not be installed.');
}

/** nginx lies where only root looks for programs. */
const SYSTEM_FOLDERS = `${delimiter}/usr/sbin${delimiter}/sbin`;

/** Programs that the tests start, each from the distribution's package of that name. */
const PROGRAMS: Readonly<Record<string, string>> = {
  'redis-server': 'redis-server',
  nginx: 'nginx-light',
  openssl: 'openssl',
  prlimit: 'util-linux',
  go: 'golang-go',
};

function provideProgram(name: string, packageName: string): void {
  const isPresent = () => findProgram([name]) !== undefined;
  if (!isPresent() && isDebianRoot()) installPackage(packageName);
  if (!isPresent()) fail(`The tests need ${name}: install your distribution’s ${packageName}.`);
}

function provideBuild(): void {
  if (isBuildFresh('.', 'dist', readSettings(process.env))) return;
  if (run('npm', ['run', '--silent', 'build']) !== 0) fail('The build failed: nothing to test.');
}

for (const [name, packageName] of Object.entries(PROGRAMS)) provideProgram(name, packageName);
const chromiumPath = provideChromium();
provideBuild();
const report = process.env.VITEST_REPORT;
const reporters = report
  ? ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  : [];
process.exit(
  run('npx', ['--no-install', 'vitest', 'run', ...reporters, ...process.argv.slice(2)], {
    ...process.env,
    CHROMIUM_PATH: chromiumPath,
  }),
);
