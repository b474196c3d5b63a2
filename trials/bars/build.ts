import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Bar } from './main.ts';

const SECONDS_MAX = 60;

/**
 * Builds the site twice from nothing; reports how long it takes and whether the bytes are the
 * same.
 */
export function* measureBuild(): Generator<Bar> {
  const builds = ['var/bars-build-1', 'var/bars-build-2'].map(build);
  const [first, second] = builds;
  const slowest = Math.max(...builds.map(({ seconds }) => seconds));
  yield {
    name: 'build',
    figure: `${first?.files} files in ${slowest.toFixed(1)} s, bar ${SECONDS_MAX} s`,
    misses: slowest > SECONDS_MAX ? [`${slowest.toFixed(1)} s`] : [],
  };
  yield {
    name: 'two builds',
    figure: `tree hash ${first?.digest.slice(0, 16)}`,
    misses:
      first?.digest === second?.digest ? [] : [`the second is ${second?.digest.slice(0, 16)}`],
  };
}

function build(outDir: string): { seconds: number; files: number; digest: string } {
  rmSync(outDir, { recursive: true, force: true });
  const from = performance.now();
  const args = ['--no-install', 'astro', 'build', '--force', '--outDir', outDir];
  const { status, stderr } = spawnSync('npx', args, { encoding: 'utf8' });
  const seconds = (performance.now() - from) / 1000;
  if (status !== 0) throw new Error(`the build failed: ${stderr}`);
  const files = readdirSync(join(outDir, 'client'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const digest = createHash('sha256');
  for (const file of files) {
    digest.update(file.slice(outDir.length)).update(readFileSync(file));
  }
  rmSync(outDir, { recursive: true });
  return { seconds, files: files.length, digest: digest.digest('hex') };
}
