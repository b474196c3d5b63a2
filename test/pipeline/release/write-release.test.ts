import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeRelease } from '../../../pipeline/release/write-release.ts';
import { tempFolder } from '../../support/temp-folder.ts';

test('the next release removes what a killed process left', () => {
  const artifacts = tempFolder();
  const left = join(artifacts, '.unfinished-2026.11.2');
  mkdirSync(left);
  writeFileSync(join(left, 'US.json'), '{');
  writeRelease(artifacts, '2026.11.2', new Map([['manifest.json', '{}']]));
  expect(readdirSync(artifacts)).toEqual(['2026.11.2']);
  expect(readdirSync(join(artifacts, '2026.11.2'))).toEqual(['manifest.json']);
});
