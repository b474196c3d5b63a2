import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { nameBuild, nameContract } from '../../../src/server/run/builds.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const SETTINGS = { dataVersion: null, artifactsDir: 'artifacts/' };

const FILES = {
  'package.json': '{"version":"1.0.0"}',
  'sources/years.json': '{}',
  'src/access/limits/plans.ts': 'export const QUOTA = 1_000;',
  'src/pages/index.astro': '<p>Home</p>',
  'artifacts/2026.11.1/manifest.json': '{}',
  'artifacts/2026.11.2/manifest.json': '{"of":2}',
  'elsewhere/2026.11.1/manifest.json': '{}',
  'README.md': 'Read me.',
};

function write(root: string, name: string, text: string): void {
  mkdirSync(join(root, name, '..'), { recursive: true });
  writeFileSync(join(root, name), text);
}

function checkout(): string {
  const root = tempFolder();
  for (const [name, text] of Object.entries(FILES)) write(root, name, text);
  return root;
}

test('a build keeps its name until something it is made from changes, wherever that is', () => {
  const root = checkout();
  const name = nameBuild(root, SETTINGS);
  expect(name).toMatch(/^[0-9a-f]{16}$/);
  write(root, 'README.md', 'Read me again.');
  expect(nameBuild(root, SETTINGS)).toBe(name);
  expect(nameBuild(checkout(), SETTINGS)).toBe(name);
  const moved = tempFolder();
  cpSync(join(root, 'artifacts'), moved, { recursive: true });
  expect(nameBuild(root, { ...SETTINGS, artifactsDir: moved })).toBe(name);
});

test.each([
  ['a plan, which the reference prints', 'src/access/limits/plans.ts'],
  ['the version, which the status page prints', 'package.json'],
  ['the years, which all pages show', 'sources/years.json'],
  ['a release', 'artifacts/2026.11.1/manifest.json'],
  ['a release that was not there', 'artifacts/2026.12.1/manifest.json'],
  ['a file that was not there', 'src/pages/new.astro'],
])('a change of %s gives another name', (_what, file) => {
  const root = checkout();
  const name = nameBuild(root, SETTINGS);
  write(root, file, 'other');
  expect(nameBuild(root, SETTINGS)).not.toBe(name);
});

test('a build of other releases has another name; a build of an older release ignores newer ones', () => {
  const root = checkout();
  const older = nameBuild(root, { ...SETTINGS, dataVersion: '2026.11.1' });
  expect(older).not.toBe(nameBuild(root, SETTINGS));
  expect(nameBuild(root, { ...SETTINGS, dataVersion: '2026.11.2' })).toBe(
    nameBuild(root, SETTINGS),
  );
  expect(nameBuild(root, { ...SETTINGS, artifactsDir: 'elsewhere/' })).toBe(older);
  expect(() => nameBuild(root, { ...SETTINGS, dataVersion: '2026.11.9' })).toThrow(
    /^DATA_VERSION: .*holds no release 2026\.11\.9; write one that is there: 2026\.11\.1, 2026\.11\.2$/,
  );
});

test('a contract is named after the code that makes answers; pages are not part of it', () => {
  const root = checkout();
  const name = nameContract(root);
  write(root, 'src/pages/index.astro', '<p>Another home</p>');
  expect(nameContract(root)).toBe(name);
  write(root, 'src/access/limits/plans.ts', 'export const QUOTA = 2_000;');
  const charged = nameContract(root);
  expect(charged).not.toBe(name);
  write(root, 'sources/years.json', '{"last":2099}');
  expect(nameContract(root)).not.toBe(charged);
});
