import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, realpathSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ProjectCopy } from '../drills/project-copy.ts';
import { askPages } from './ask-pages.ts';
import { writeWorld } from './world.ts';

/**
 * `npm run trials -- size [--countries N] [--regions N] [--years N]`: checks, releases, builds
 * and serves a copy of the project with an invented world far larger than ours. Exits with 1 when
 * a bar is missed. Seconds are by the clock; the processor time beside them matters on a busy
 * machine. Decision 46.
 */
const BARS = { checkSeconds: 10, buildSeconds: 90, builtMegabytes: 300, servedMiB: 500 } as const;

const { values } = parseArgs({
  options: {
    countries: { type: 'string', default: '250' },
    regions: { type: 'string', default: '5' },
    years: { type: 'string', default: '15' },
  },
});
const root = mkdtempSync(join(tmpdir(), 'redletter-size-'));

/**
 * Prints a figure.
 * @param most null: it has no bar.
 */
function tell(name: string, value: number, unit: string, most: number | null, beside = ''): void {
  const isMissed = most !== null && value > most;
  if (isMissed) process.exitCode = 1;
  const bar = most === null ? '' : `, bar ${most} ${unit}`;
  console.log(
    `${isMissed ? 'MISSED ' : 'reached'}  ${name}: ${value.toFixed(1)} ${unit}${bar}${beside}`,
  );
}

/** Runs a program of the copy to its end. */
function step(name: string, most: number | null, ...words: readonly string[]): void {
  // The shell knows the processor time of its children.
  const timed = 'TIMEFORMAT="%R %U %S"; time "$@" >&3 2>&3';
  const { status, stderr, output } = spawnSync(
    'bash',
    ['-c', timed, '-', process.execPath, ...words],
    {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
      maxBuffer: 256 * 2 ** 20,
    },
  );
  if (status !== 0) throw new Error(`${name} failed: ${output[3]?.slice(-2_000)}`);
  const [real = 0, user = 0, system = 0] = stderr.trim().split(' ').map(Number);
  const worked = (user + system).toFixed(1);
  tell(name, real, 's', most, ` (${worked} s of processor time)`);
}

/** Megabytes of all files below a folder, by their space on the disk. */
function megabytesBelow(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  const bytes = files.map(({ parentPath, name }) => statSync(join(parentPath, name)).blocks * 512);
  return bytes.reduce((sum, size) => sum + size, 0) / 1e6;
}

try {
  const copy = new ProjectCopy(root);
  const { countries, regions, years } = values;
  writeWorld(copy, {
    countries: Number(countries),
    regions: Number(regions),
    years: Number(years),
  });
  console.log(`${countries} countries of ${regions} regions, ${years} years`);
  step('check', BARS.checkSeconds, 'pipeline/main.ts', 'check');
  step('release', null, 'pipeline/main.ts', 'release');
  step('build', BARS.buildSeconds, 'src/server/run/build.ts');
  tell('dist', megabytesBelow(realpathSync(join(root, 'dist/current'))), 'MB', BARS.builtMegabytes);
  const { atRest, most, pages, slowest } = await askPages(root);
  tell('memory at rest', atRest, 'MiB', BARS.servedMiB);
  tell(`memory after ${pages} pages`, most, 'MiB', BARS.servedMiB);
  tell('the slowest page', slowest, 'ms', null);
} finally {
  rmSync(root, { recursive: true, force: true });
}
