import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isBuildFresh, stampBuild } from '../../../src/server/run/build-stamp.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const SETTINGS = { siteUrl: 'http://127.0.0.1:4321', artifactsDir: 'artifacts/' };

/** A checkout with a stamped build. */
function stampedCheckout(): string {
  const root = tempFolder();
  const files = {
    'package.json': '{"version":"1.0.0"}',
    'src/access/limits/plans.ts': 'export const QUOTA = 1_000;',
    'artifacts/2026.11.1/manifest.json': '{}',
    'elsewhere/2026.11.1/manifest.json': '{}',
    'README.md': 'Read me.',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(root, name, '..'), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  mkdirSync(join(root, 'dist'));
  stampBuild(root, join(root, 'dist'), SETTINGS);
  return root;
}

test('a build stays fresh until something that it was made from changes', () => {
  const root = stampedCheckout();
  expect(isBuildFresh(root, join(root, 'dist'), SETTINGS)).toBe(true);
  writeFileSync(join(root, 'README.md'), 'Read me again.');
  expect(isBuildFresh(root, join(root, 'dist'), SETTINGS)).toBe(true);
});

test.each([
  ['a plan, which the reference prints', 'src/access/limits/plans.ts'],
  ['the version, which the status page prints', 'package.json'],
  ['a release', 'artifacts/2026.11.1/manifest.json'],
  ['a file that was not there', 'src/pages/new.astro'],
])('a change of %s makes it stale', (_what, file) => {
  const root = stampedCheckout();
  mkdirSync(join(root, file, '..'), { recursive: true });
  writeFileSync(join(root, file), 'other');
  expect(isBuildFresh(root, join(root, 'dist'), SETTINGS)).toBe(false);
});

test.each([
  { ...SETTINGS, siteUrl: 'https://127.0.0.1:4321' },
  { ...SETTINGS, artifactsDir: 'elsewhere/' },
])('other settings make it stale: %j', (settings) => {
  const root = stampedCheckout();
  expect(isBuildFresh(root, join(root, 'dist'), settings)).toBe(false);
});

test('releases outside the checkout count as well', () => {
  const root = stampedCheckout();
  const settings = { ...SETTINGS, artifactsDir: tempFolder() };
  stampBuild(root, join(root, 'dist'), settings);
  expect(isBuildFresh(root, join(root, 'dist'), settings)).toBe(true);
  writeFileSync(join(settings.artifactsDir, 'manifest.json'), '{}');
  expect(isBuildFresh(root, join(root, 'dist'), settings)).toBe(false);
});
