/**
 * `node upkeep/provide.ts FOLDER…`: installs the packages of each folder with a lockfile of its
 * own, unless exactly those are installed. Ends with npm's exit code when it fails.
 */
import { spawnSync } from 'node:child_process';
import { areInstalled, markInstalled } from './own-packages.ts';

for (const folder of process.argv.slice(2).filter((name) => !areInstalled(name))) {
  console.error(`Installing the packages of ${folder}/`);
  const { status } = spawnSync('npm', ['ci', '--prefix', folder, '--loglevel=error'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) {
    console.error(`npm ci --prefix ${folder} has failed.`);
    process.exit(status ?? 1);
  }
  markInstalled(folder);
}
