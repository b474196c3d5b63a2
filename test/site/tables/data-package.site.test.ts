import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { loadReleases } from '../../../src/artifact/load-release.ts';
import { publishedFiles, releaseSwhid } from '../../../src/site/data/published-files.ts';
import { checkRows, type DataPackage } from '../../support/check-table.ts';
import { builtFiles } from '../../support/site/built-site.ts';

const files = new Map(builtFiles().map(({ address, body }) => [address, body]));
const bytesAt = (address: string): Buffer => {
  const found = files.get(address);
  if (found === undefined) throw new Error(`${address} is not built`);
  return found;
};
const newest = loadReleases('artifacts').at(-1);
if (newest === undefined) throw new Error('artifacts/ holds no release');
const { data_version: version, first, last, released } = newest.manifest;
const folder = `/data/${version}/`;
const described: DataPackage = JSON.parse(bytesAt(`${folder}datapackage.json`).toString());

// Contract 23.5.
test('every resource is the file beside it, byte for byte', () => {
  expect(described.resources.length).toBe(4);
  for (const { path, bytes, hash } of described.resources) {
    const body = bytesAt(folder + path);
    expect(body.length, path).toBe(bytes);
    expect(`sha256:${createHash('sha256').update(body).digest('hex')}`, path).toBe(hash);
  }
});

test('every row of both CSV files is valid by its schema', () => {
  for (const { path, schema } of described.resources) {
    if (!path.includes('.csv')) continue;
    const body = bytesAt(folder + path);
    const text = (path.endsWith('.gz') ? gunzipSync(body) : body).toString();
    expect(text.split('\r\n').length, path).toBeGreaterThan(1_000);
    expect(checkRows(text, schema), path).toEqual([]);
  }
});

test('search engines for data find the release on the page of all releases', () => {
  const page = bytesAt('/data/').toString();
  const [, text = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page) ?? [];
  const [node] = JSON.parse(text)['@graph'];
  expect(node).toMatchObject({
    '@type': 'Dataset',
    identifier: releaseSwhid(publishedFiles('artifacts', newest)),
    version,
    dateModified: released,
    temporalCoverage: `${first}/${last}`,
    license: 'https://creativecommons.org/licenses/by/4.0/',
    isAccessibleForFree: true,
    spatialCoverage: newest.countries.map(({ name }) => name),
  });
  // Google's dataset search requires 50 to 5,000 characters.
  expect(node.description.length).toBeGreaterThan(50);
  const addresses = node.distribution.map(
    ({ contentUrl }: { contentUrl: string }) => new URL(contentUrl).pathname,
  );
  expect(addresses).toEqual([
    `/data/redletter-${version}.tar.gz`,
    ...described.resources.map(({ path }) => folder + path),
  ]);
  for (const address of addresses) expect(bytesAt(address).length, address).toBeGreaterThan(0);
});

test('the page of a release names its ID, and cites it with that', () => {
  for (const release of loadReleases('artifacts')) {
    const swhid = releaseSwhid(publishedFiles('artifacts', release));
    const page = bytesAt(`/data/${release.manifest.data_version}/`).toString();
    // The citation in words, in BibTeX, and the ID alone.
    expect(page.split(swhid).length - 1).toBe(3);
  }
});
