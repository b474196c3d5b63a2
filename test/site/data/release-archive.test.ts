import { gunzipSync } from 'node:zlib';
import { unpackTar } from 'modern-tar';
import { expect, test } from 'vitest';
import { loadReleases } from '../../../src/artifact/load-release.ts';
import { publishedFiles } from '../../../src/site/data/published-files.ts';
import { archiveOf } from '../../../src/site/data/release-archive.ts';

const releases = loadReleases('artifacts');

test('the archive holds every file, dated on the day of the release, and is always the same', async () => {
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
