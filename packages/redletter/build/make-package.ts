import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadNewestRelease } from '../../../src/artifact/load-release.ts';
import { bundleCommand, bundleLibrary, bundleTools, namedEntries } from './bundle.ts';
import { writeDeclarations } from './declarations.ts';
import { describePackage, describeTools } from './describe.ts';

const ROOT = join(import.meta.dirname, '../../..');
const PACKAGE = join(import.meta.dirname, '..');
/** The modules that have declarations of their own. */
const DECLARED = [
  'deadline/deadline',
  ...['index', 'bulk', 'answers/answers', 'beside/beside', 'open/open', 'verify/verify'],
  'named/entry',
];

/**
 * Makes the package of the newest release below a folder that is emptied before, and packs it; and beside it
 * that of the tools for models, `redletter-mcp`.
 * @returns the path of the tarball.
 * @throws Error when npm cannot pack it.
 */
export async function makePackage(out: string): Promise<string> {
  const release = loadNewestRelease(join(ROOT, 'artifacts'));
  const folder = join(out, 'package');
  const tools = join(out, 'package-mcp');
  rmSync(out, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await Promise.all([
    ...[bundleLibrary(release, folder), bundleCommand(release, folder)],
    bundleTools(release, tools),
  ]);
  writeDeclarations(DECLARED, join(folder, 'types'));
  copyFileSync(join(PACKAGE, 'README.md'), join(folder, 'README.md'));
  pack(tools, out, describeTools(release));
  return pack(folder, out, describePackage(release, namedEntries(release)));
}

/** @returns the path of the tarball. */
function pack(folder: string, out: string, about: object): string {
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(about, null, 2)}\n`);
  for (const name of ['LICENSE', 'LICENSE-DATA'])
    copyFileSync(join(ROOT, name), join(folder, name));
  const words = ['pack', '--json', '--offline', '--pack-destination', out, folder];
  const { status, stdout, stderr } = spawnSync('npm', words, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`npm pack failed: ${stderr}`);
  const [packed] = JSON.parse(stdout) as { filename: string }[];
  return join(out, packed?.filename ?? '');
}
