import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import type Playwright from 'playwright-core';
import { areInstalled } from '../../upkeep/own-packages.ts';

/**
 * What a test may need besides npm's packages. A test names it as a tag, `{ tags: ['redis'] }`,
 * or for the whole file in a line at its top: "@module-tag redis". Where it is missing, `npm
 * test` skips the test and says so; `npm test -- --all` installs it, or fails.
 */
export interface Program {
  /** Where it is; undefined when it is missing. */
  readonly find: () => string | undefined;
  /** Its package in Debian; null where Debian has none. */
  readonly debian: string | null;
  /** Its formula in Homebrew; null where Homebrew has none. */
  readonly brew: string | null;
  /** The command that installs it where the system has no package of it. */
  readonly command?: string;
  /** Its tests run only with `--all`, because they need a large tool chain or take long. */
  readonly isForAllOnly?: true;
  /** Whether a run without `--all` installs it as well. */
  readonly isBasic?: true;
}

/** Headless Chromium: the same engine, for two thirds of the processor time. */
export const HEADLESS = 'chromium-headless-shell';
/** Names in different distributions; the first one found is used. */
const CHROMIUM = [
  ...[HEADLESS, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'],
];
const MAC_CHROMES = ['Google Chrome', 'Chromium'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);

/** A browser outside the search path: a macOS application, or Playwright's own. */
function installedChrome(): string | undefined {
  const { chromium } = createRequire(import.meta.url)('playwright-core') as typeof Playwright;
  return [...MAC_CHROMES, chromium.executablePath()].find((path) => existsSync(path));
}

/** Where programs are searched: a virtual environment first, the folder of nginx last. */
export function searchPath(): string {
  const venv = [
    '.venv/bin',
    ...(process.env.VIRTUAL_ENV ? [`${process.env.VIRTUAL_ENV}/bin`] : []),
  ];
  const own = venv.map((folder) => join(process.cwd(), folder)).filter((path) => existsSync(path));
  return [...own, process.env.PATH ?? '', '/usr/sbin', '/sbin'].join(delimiter);
}

function findAll(name: string): string[] {
  return (
    searchPath()
      .split(delimiter)
      .map((folder) => join(folder, name))
      // A removed package may leave a folder behind.
      .filter(isFile)
  );
}

const named =
  (...names: readonly string[]) =>
  () =>
    names.flatMap(findAll)[0];

/** The first Python that has a module, from the distribution, pip or a `.venv`. */
const pythonWith = (module: string) => () => {
  const program = `import importlib.util as u, sys; sys.exit(u.find_spec('${module}') is None)`;
  return findAll('python3').find(
    (python) => spawnSync(python, ['-c', program], { stdio: 'ignore' }).status === 0,
  );
};

const isLinux = process.platform === 'linux';
const onLinux = (find: Program['find']) => () => (isLinux ? find() : undefined);

export const PROGRAMS = {
  redis: { find: named('redis-server'), debian: 'redis-server', brew: 'redis', isBasic: true },
  nginx: { find: named('nginx'), debian: 'nginx-light', brew: 'nginx', isBasic: true },
  chromium: {
    find: () => process.env.CHROMIUM_PATH ?? named(...CHROMIUM)() ?? installedChrome(),
    debian: HEADLESS,
    brew: null,
    command: 'npx --no-install playwright-core install chromium',
    isBasic: true,
  },
  linux: { find: () => (isLinux ? '/proc' : undefined), debian: null, brew: null },
  openssl: { find: named('openssl'), debian: 'openssl', brew: 'openssl' },
  prlimit: { find: onLinux(named('prlimit')), debian: 'util-linux', brew: null },
  git: { find: named('git'), debian: 'git', brew: 'git' },
  promtool: { find: named('promtool'), debian: 'prometheus', brew: 'prometheus' },
  systemd: { find: named('systemd-analyze'), debian: 'systemd', brew: null },
  curl: { find: named('curl'), debian: 'curl', brew: 'curl' },
  jq: { find: named('jq'), debian: 'jq', brew: 'jq' },
  sha256sum: { find: named('sha256sum'), debian: 'coreutils', brew: 'coreutils' },
  python3: { find: named('python3'), debian: 'python3', brew: 'python' },
  requests: { find: pythonWith('requests'), debian: 'python3-requests', brew: null },
  pandas: { find: pythonWith('pandas'), debian: 'python3-pandas', brew: null },
  icalendar: { find: pythonWith('icalendar'), debian: 'python3-icalendar', brew: null },
  mypy: { find: pythonWith('mypy'), debian: 'mypy', brew: 'mypy' },
  vdirsyncer: { find: named('vdirsyncer'), debian: 'vdirsyncer', brew: 'vdirsyncer' },
  khal: { find: named('khal'), debian: 'khal', brew: 'khal' },
  sqlite3: { find: named('sqlite3'), debian: 'sqlite3', brew: 'sqlite' },
  go: { find: named('go'), debian: 'golang-go', brew: 'go', isForAllOnly: true },
  java: {
    find: named('javac'),
    debian: 'default-jdk-headless',
    brew: 'openjdk',
    isForAllOnly: true,
  },
  php: { find: named('php'), debian: 'php-cli', brew: 'php', isForAllOnly: true },
  mono: {
    find: () => {
      const libraries = [
        '/usr/lib/mono/4.5',
        '/opt/homebrew/lib/mono/4.5',
        '/usr/local/lib/mono/4.5',
      ];
      const hasAll = libraries.some((it) =>
        ['Net.Http', 'Runtime.Serialization', 'Xml.Linq'].every((name) =>
          existsSync(join(it, `System.${name}.dll`)),
        ),
      );
      return named('mono')() && hasAll ? named('mcs')() : undefined;
    },
    debian:
      'mono-mcs mono-runtime libmono-system-net-http4.0-cil libmono-system-runtime-serialization4.0-cil libmono-system-xml-linq4.0-cil',
    brew: 'mono',
    isForAllOnly: true,
  },
  // A separate build beside a copy of its packages.
  production: { find: () => '.', debian: null, brew: null, isForAllOnly: true },
  // npm packages in a folder of their own, because only these tests use them.
  judges: {
    find: () => (areInstalled('test') ? 'test/node_modules' : undefined),
    debian: null,
    brew: null,
    command: 'node upkeep/provide.ts test',
  },
} as const satisfies Readonly<Record<string, Program>>;

export type ProgramName = keyof typeof PROGRAMS;

/**
 * Where a program is.
 * @throws Error when it is missing: the test lacks its tag.
 */
export function pathOf(name: ProgramName): string {
  const path = PROGRAMS[name].find();
  if (path === undefined)
    throw new Error(`${name} is missing, and the test has no tag that says so`);
  return path;
}

/** What a run skips: missing programs and, without `--all`, those that run only with `--all`. */
export function leftOut(isAll: boolean): ProgramName[] {
  return (Object.entries(PROGRAMS) as [ProgramName, Program][])
    .filter(([, { find, isForAllOnly }]) => (isForAllOnly && !isAll) || find() === undefined)
    .map(([name]) => name);
}

/** The system packages that hold programs, and the commands that install the rest. */
export function installersOf(names: readonly ProgramName[]): {
  readonly packages: readonly string[];
  readonly commands: readonly string[];
} {
  const programs: readonly Program[] = names.map((name) => PROGRAMS[name]);
  const packageOf = (program: Program) => program[isLinux ? 'debian' : 'brew'];
  return {
    packages: programs.flatMap((program) => packageOf(program)?.split(' ') ?? []),
    commands: programs.flatMap((program) =>
      packageOf(program) === null ? (program.command ?? []) : [],
    ),
  };
}

/** The lines that install programs here; empty where this system cannot have one. */
export function installLines(names: readonly ProgramName[]): string[] {
  const { packages, commands } = installersOf(names);
  const install = isLinux ? 'sudo apt-get install --no-install-recommends' : 'brew install';
  return [...(packages.length === 0 ? [] : [[install, ...packages].join(' ')]), ...commands];
}

/** Whether a path is a file; PATH may name folders that this user cannot read. */
function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
