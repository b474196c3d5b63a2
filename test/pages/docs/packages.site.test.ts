import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { offeredFiles } from '../../../packages/redletter/build/offered-files.ts';
import { loadNewestRelease } from '../../../src/artifact/load-release.ts';
import { builtFiles } from '../../support/site/built-site.ts';

const files = new Map(builtFiles().map(({ address, body }) => [address, body]));
const release = loadNewestRelease('artifacts');
const folder = `/data/${release.manifest.data_version}/`;

test('every package of the newest release is offered, with its hash, and made again with the same bytes', async () => {
  const page = files.get('/docs/packages.md')?.toString() ?? '';
  const made = await offeredFiles(release);
  expect(made).toHaveLength(3);
  for (const { name, sha256 } of made) {
    const body = files.get(folder + name);
    expect(body && createHash('sha256').update(body).digest('hex'), name).toBe(sha256);
    expect(page, name).toContain(`| \`${sha256}\` |`);
    expect(page, name).toContain(`${sha256}  ${name}" | sha256sum -c`);
    expect(page, name).toContain(`${folder}${name}`);
  }
});
