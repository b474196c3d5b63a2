/** Writes releases below the folder named, until it is killed. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nextVersion } from '../../pipeline/release/next-version.ts';
import { writeRelease } from '../../pipeline/release/write-release.ts';
import { listReleases } from '../../src/artifact/load-release.ts';

const artifacts = process.argv[2] ?? '';
const [first = ''] = listReleases(artifacts);
const files = new Map(
  readdirSync(join(artifacts, first)).map((name) => [
    name,
    readFileSync(join(artifacts, first, name), 'utf8'),
  ]),
);
process.stdout.write('ready\n');
for (;;) writeRelease(artifacts, nextVersion(listReleases(artifacts), '2026-11-20'), files);
