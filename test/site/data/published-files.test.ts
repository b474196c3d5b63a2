import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadReleases } from '../../../src/artifact/load-release.ts';
import { publishedFiles } from '../../../src/site/data/published-files.ts';

test('every file of every release is published as it was released, the manifest first', () => {
  for (const release of loadReleases('artifacts')) {
    const version = release.manifest.data_version;
    const files = publishedFiles('artifacts', release);
    expect(files[0]?.name).toBe('manifest.json');
    expect(files).toHaveLength(readdirSync(`artifacts/${version}`).length);
    for (const { name, bytes } of files) {
      expect(bytes.equals(readFileSync(`artifacts/${version}/${name}`)), name).toBe(true);
    }
  }
});
