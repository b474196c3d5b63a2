/** `npm run build`: checks the data, builds the site, compresses and stamps it. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { compressSite } from '../files/compress.ts';
import { stampBuild } from './build-stamp.ts';
import { orExplain, ownSettings } from './run-server.ts';

const DIST = 'dist';

/** A step that fails has said why, and ends the build with its own exit code. */
function step(command: string, ...args: readonly string[]): void {
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' };
  const { status } = spawnSync(command, args, { stdio: 'inherit', env });
  if (status !== 0) process.exit(status ?? 1);
}

await orExplain(async () => {
  // First of all: a malformed setting is told in one line, not from within Astro.
  const settings = ownSettings();
  step(process.execPath, 'pipeline/main.ts', 'check');
  step(process.execPath, 'node_modules/astro/bin/astro.mjs', 'build');
  console.log(`Compressed ${await compressSite(join(DIST, 'client'))} files`);
  stampBuild('.', DIST, settings);
});
