// @module-tag git
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadReleases } from '../../../src/artifact/load-release.ts';
import {
  publishedFiles,
  releaseSwhid,
  SWHID_CHECK,
} from '../../../src/site/data/published-files.ts';
import { archiveName, archiveOf } from '../../../src/site/data/release-archive.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const releases = loadReleases('artifacts');
const swhids = new Map(
  releases.map((release) => [
    release.manifest.data_version,
    releaseSwhid(publishedFiles('artifacts', release)),
  ]),
);

/** The output of a shell that is given `input`. */
function printed(cwd: string, command: string, input?: Buffer): string {
  return execFileSync('sh', ['-c', command], { cwd, encoding: 'utf8', input: input ?? '' }).trim();
}

test('git computes the hash of every ID from the unpacked archive', async () => {
  for (const release of releases) {
    const version = release.manifest.data_version;
    const folder = tempFolder();
    printed(folder, 'tar -xzf -', await archiveOf('artifacts', release));
    const hash = printed(join(folder, archiveName(version)), SWHID_CHECK);
    expect(swhids.get(version), version).toBe(`swh:1:dir:${hash}`);
  }
});

// A copy of the files has no history, and a release that was just made is not committed.
test('git has the same hash in the history, for every committed release', () => {
  const hasHistory = existsSync('.git');
  const listing = hasHistory ? printed('.', 'git ls-tree HEAD artifacts/') : '';
  const trees = [...listing.matchAll(/ tree (\S+)\tartifacts\/(\S+)$/gm)];
  expect(trees.length > 0).toBe(hasHistory);
  for (const [, hash, version = ''] of trees) {
    expect(swhids.get(version), version).toBe(`swh:1:dir:${hash}`);
  }
});
