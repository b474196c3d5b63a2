import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { unpackTar } from 'modern-tar';
import { expect, test } from 'vitest';
import { loadReleases } from '../../../src/artifact/load-release.ts';
import { archiveOf, publishedFiles } from '../../../src/site/data/published-release.ts';

const releases = loadReleases('artifacts');

test('every file of every release is given away as it was released, the manifest first', () => {
  for (const release of releases) {
    const version = release.manifest.data_version;
    const files = publishedFiles('artifacts', release);
    expect(files[0]?.name).toBe('manifest.json');
    expect(files).toHaveLength(readdirSync(`artifacts/${version}`).length);
    for (const { name, bytes } of files) {
      expect(bytes.equals(readFileSync(`artifacts/${version}/${name}`)), name).toBe(true);
    }
  }
});

test('the archive holds them, dated on the day of the release, and is always the same', async () => {
  const release = releases.at(-1) as (typeof releases)[number];
  const archive = await archiveOf('artifacts', release);
  expect(archive.equals(await archiveOf('artifacts', release))).toBe(true);
  const entries = await unpackTar(new Uint8Array(gunzipSync(archive)));
  expect(
    entries.map(({ header, data }) => [header.name, Buffer.from(data ?? []).toString()]),
  ).toEqual(
    publishedFiles('artifacts', release).map(({ name, bytes }) => [
      `redletter-${release.manifest.data_version}/${name}`,
      bytes.toString(),
    ]),
  );
  for (const { header } of entries) {
    expect(header.mtime?.toISOString()).toBe(`${release.manifest.released}T00:00:00.000Z`);
    expect(header.mode).toBe(0o644);
  }
});
