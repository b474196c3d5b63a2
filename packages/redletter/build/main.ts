import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadNewestRelease } from '../../../src/artifact/load-release.ts';
import { bundleCommand, bundleLibrary, namedEntries } from './bundle.ts';
import { writeDeclarations } from './declarations.ts';
import { describePackage } from './describe.ts';

/**
 * `npm run library`: makes the package of the newest release in `packages/redletter/dist`, and
 * packs it. What is packed is what the tests install. Prints the tarball's path.
 */
const ROOT = join(import.meta.dirname, '../../..');
const PACKAGE = join(import.meta.dirname, '..');
const OUT = join(PACKAGE, 'dist');

const release = loadNewestRelease(join(ROOT, 'artifacts'));
rmSync(OUT, { recursive: true, force: true });
const folder = join(OUT, 'package');
mkdirSync(folder, { recursive: true });
await Promise.all([bundleLibrary(release, folder), bundleCommand(release, folder)]);
writeDeclarations(['index', 'bulk', 'open/open', 'named/entry'], join(folder, 'types'));
const about = describePackage(release.manifest.data_version, namedEntries(release));
writeFileSync(join(folder, 'package.json'), `${JSON.stringify(about, null, 2)}\n`);
copyFileSync(join(PACKAGE, 'README.md'), join(folder, 'README.md'));
for (const name of ['LICENSE', 'LICENSE-DATA']) copyFileSync(join(ROOT, name), join(folder, name));

const { status, stdout, stderr } = spawnSync(
  'npm',
  ['pack', '--json', '--pack-destination', OUT, folder],
  { encoding: 'utf8' },
);
if (status !== 0) throw new Error(`npm pack failed: ${stderr}`);
const [packed] = JSON.parse(stdout) as { filename: string }[];
process.stdout.write(`${join(OUT, packed?.filename ?? '')}\n`);
