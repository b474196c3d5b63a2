import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzippedTar } from '../../../src/artifact/archive/gzipped-tar.ts';
import type { Release } from '../../../src/artifact/load-release.ts';
import { bundleCommand, bundleLibrary, bundleTools, namedEntries } from './bundle.ts';
import { writeDeclarations } from './declarations.ts';
import { describePackage, describeTools, packageVersion } from './describe.ts';

const ROOT = join(import.meta.dirname, '../../..');
const PACKAGE = join(import.meta.dirname, '..');
/** The modules with declarations of their own. */
const DECLARED = [
  'deadline/deadline',
  ...['index', 'bulk', 'answers/answers', 'beside/beside', 'open/open', 'verify/verify'],
  'named/entry',
];

/**
 * Makes both npm packages of a release, `redletter` and `redletter-mcp`, in a folder, which it
 * empties first. The bytes of the tarballs depend only on the code and the release.
 * @returns the paths of the two tarballs.
 */
export async function makePackages(
  out: string,
  release: Release,
): Promise<{ library: string; tools: string }> {
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
  const named = namedEntries(release);
  return {
    library: await pack(folder, out, release, describePackage(release, named)),
    tools: await pack(tools, out, release, describeTools(release)),
  };
}

/** @returns the path of the tarball. */
async function pack(
  folder: string,
  out: string,
  { manifest: { data_version, released } }: Release,
  about: { readonly name: string },
): Promise<string> {
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(about, null, 2)}\n`);
  for (const name of ['LICENSE', 'LICENSE-DATA'])
    copyFileSync(join(ROOT, name), join(folder, name));
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort()
    .map((path) => ({
      name: `package/${path.slice(folder.length + 1)}`,
      bytes: readFileSync(path),
    }));
  const tarball = join(out, `${about.name}-${packageVersion(data_version)}.tgz`);
  writeFileSync(tarball, await gzippedTar(files, released));
  return tarball;
}
