import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { loadReleases } from '../../../src/artifact/load-release.ts';
import { archiveOf, releaseList } from '../../../src/site/data/release-archive.ts';

const releases = loadReleases('artifacts');

test('lists the releases newest first, with their ranges and hashes', async () => {
  const listed = await releaseList('artifacts', releases);
  expect(listed.map(({ data_version }) => data_version)).toEqual(
    releases.map(({ manifest }) => manifest.data_version).reverse(),
  );
  const first = releases[0] as (typeof releases)[number];
  const sha256 = createHash('sha256')
    .update(await archiveOf('artifacts', first))
    .digest('hex');
  expect(listed.at(-1)).toEqual({
    data_version: '2026.11.1',
    released: '2026-11-20',
    first: '2025-01-01',
    last: '2027-12-31',
    previous: null,
    manifest: '/data/2026.11.1/manifest.json',
    manifest_sha256: first.manifestSha256,
    archive: '/data/redletter-2026.11.1.tar.gz',
    archive_sha256: sha256,
  });
});
