import {
  existsSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  addBuild,
  BuildMissingError,
  beginBuild,
  currentBuild,
  findBuild,
  switchBuild,
} from '../../../src/server/run/builds.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const NOTE = { data_version: '2026.11.1', manifest_sha256: 'abc', contract: 'one' };
const NEWER = { ...NOTE, data_version: '2026.11.2', manifest_sha256: 'def' };

const nameOf = (index: number) => String(index).padStart(16, '0');

/** Adds build number `index`, made that many seconds after 1970. */
function add(distDir: string, index: number, note = NOTE): string {
  const name = nameOf(index);
  addBuild(distDir, beginBuild(distDir), name, note);
  utimesSync(join(distDir, name), index, index);
  return name;
}

test('a new build is complete and current at once, and leaves nothing behind', () => {
  const distDir = tempFolder();
  const folder = beginBuild(distDir);
  writeFileSync(join(folder, 'site.json'), '[]');
  expect(currentBuild(distDir)).toBeNull();
  addBuild(distDir, folder, nameOf(1), NOTE);
  expect(readdirSync(distDir).sort()).toEqual([nameOf(1), 'current']);
  expect(readlinkSync(join(distDir, 'current'))).toBe(nameOf(1));
  expect(readdirSync(join(distDir, 'current')).sort()).toEqual(['build.json', 'site.json']);
  add(distDir, 2);
  expect(currentBuild(distDir)).toBe(nameOf(2));
  switchBuild(distDir, nameOf(1));
  expect(currentBuild(distDir)).toBe(nameOf(1));
});

test('the four builds served last are kept; leftovers of a dead build are removed', () => {
  const distDir = tempFolder();
  for (const index of [1, 2, 3, 4]) add(distDir, index);
  switchBuild(distDir, nameOf(1));
  mkdirSync(join(distDir, 'making-999999999'));
  add(distDir, 5);
  expect(readdirSync(distDir).sort()).toEqual([...[1, 3, 4, 5].map(nameOf), 'current']);
});

test('only a build of the same release and contract is served', () => {
  const distDir = tempFolder();
  const refusal = (wanted: typeof NOTE, isNamed = false) => {
    try {
      findBuild(distDir, wanted, isNamed);
    } catch (error) {
      expect(error).toBeInstanceOf(BuildMissingError);
      return (error as Error).message.replace(distDir, 'dist');
    }
    throw new Error('a build was found');
  };
  expect(refusal(NOTE)).toBe('dist: holds no built site; run: npm run build');
  const name = add(distDir, 1);
  expect(findBuild(distDir, NOTE, false)).toEqual({ name, folder: join(distDir, name) });
  expect(refusal(NEWER)).toBe(
    'dist/current: was built from data 2026.11.1, and 2026.11.2 is served; run: npm run build',
  );
  expect(refusal({ ...NOTE, manifest_sha256: 'other' })).toBe(
    'dist/current: was built from another data 2026.11.1 than is served; run: npm run build',
  );
  expect(refusal({ ...NOTE, contract: 'two' })).toBe(
    'dist/current: was built for another contract than this program answers by; run: npm run build',
  );
  expect(refusal(NEWER, true)).toBe(
    'dist/current: was built from data 2026.11.1, and 2026.11.2 is served; run: DATA_VERSION=2026.11.2 npm run build',
  );
});

test('naming a release serves a kept build of it, the current one first', () => {
  const distDir = tempFolder();
  for (const index of [1, 2]) add(distDir, index);
  add(distDir, 3, NEWER);
  expect(() => findBuild(distDir, NOTE, false)).toThrow(BuildMissingError);
  expect(findBuild(distDir, NOTE, true).name).toBe(nameOf(2));
  switchBuild(distDir, nameOf(1));
  expect(findBuild(distDir, NOTE, true).name).toBe(nameOf(1));
});

test('a broken or foreign link and an incomplete build do not count as builds', () => {
  const distDir = tempFolder();
  const name = add(distDir, 1);
  rmSync(join(distDir, name, 'build.json'));
  expect(currentBuild(distDir)).toBeNull();
  add(distDir, 1);
  expect(currentBuild(distDir)).toBe(name);
  rmSync(join(distDir, 'current'));
  symlinkSync(tempFolder(), join(distDir, 'current'));
  expect(currentBuild(distDir)).toBeNull();
  writeFileSync(join(distDir, name, 'build.json'), '{}');
  switchBuild(distDir, name);
  expect(() => findBuild(distDir, NOTE, false)).toThrow(
    /build\.json: cannot be read; remove its folder and build anew$/,
  );
  expect(existsSync(join(distDir, name))).toBe(true);
});
