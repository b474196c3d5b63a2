/** `npm run build`: checks the data, builds and compresses the site in a folder of its own. */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { loadServedChain } from '../../artifact/load-release.ts';
import { readSettings } from '../../settings/settings.ts';
import { packSite } from '../files/site-pack.ts';
import {
  addBuild,
  BuildMissingError,
  beginBuild,
  isWhole,
  nameBuild,
  nameContract,
  noteOf,
  switchBuild,
} from './builds.ts';
import { DIST, orExplain } from './run-server.ts';

function step(command: string, ...args: readonly string[]): void {
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' };
  const { status } = spawnSync(command, args, { stdio: 'inherit', env });
  if (status !== 0) process.exit(status ?? 1);
}

await orExplain(async () => {
  // A malformed setting prints one line here, not an error inside Astro.
  const settings = readSettings(process.env);
  const name = nameBuild('.', settings);
  if (isWhole(DIST, name)) {
    switchBuild(DIST, name);
    console.log(`${join(DIST, name)} is there already, and is the current build now`);
    return;
  }
  const { release } = loadServedChain(settings.artifactsDir, settings.dataVersion);
  const note = noteOf(release, nameContract('.'));
  const made = beginBuild(DIST);
  process.on('exit', () => rmSync(made, { recursive: true, force: true }));
  step(process.execPath, 'pipeline/main.ts', 'check');
  step(process.execPath, 'node_modules/astro/bin/astro.mjs', 'build', '--outDir', made);
  console.log(`Packed ${packSite(join(made, 'client'))} files`);
  if (nameBuild('.', settings) !== name) {
    throw new BuildMissingError('the sources have changed during the build; run: npm run build');
  }
  addBuild(DIST, made, name, note);
  console.log(`${join(DIST, name)} is the current build now`);
});
