import { DATA_LICENCE } from '../../artifact/licence.ts';
import type { Release } from '../../artifact/load-release.ts';
import { archiveName } from '../data/release-archive.ts';
import type { Node } from '../year/structured-data.ts';
import { GIVEN_FILES } from './data-package.ts';

/**
 * schema.org Dataset of a release with its archive and its tables, for the engines that search for data.
 * @param swhid of the release's folder.
 * @param site the origin, with its trailing slash.
 */
export function releaseNode({ manifest, countries }: Release, swhid: string, site: string): Node {
  const { data_version: version, released, first, last } = manifest;
  const address = (path: string) => new URL(path, site).href;
  const download = (name: string, path: string, encodingFormat: readonly string[]): Node => ({
    '@type': 'DataDownload',
    name,
    encodingFormat,
    contentUrl: address(path),
  });
  return {
    '@type': 'Dataset',
    name: 'Redletter: public holidays and business days',
    description:
      'Public holidays and business days of countries and their regions, each date with the law or ' +
      'official list that it rests on. Every release is a folder of files that never change.',
    url: address('/data/'),
    identifier: swhid,
    version,
    datePublished: released,
    dateModified: released,
    license: DATA_LICENCE.url,
    isAccessibleForFree: true,
    creator: { '@type': 'Organization', name: 'Redletter', url: site },
    keywords: ['public holidays', 'business days', 'bank holidays', 'calendar'],
    temporalCoverage: `${first}/${last}`,
    spatialCoverage: countries.map(({ name }) => name),
    distribution: [
      download('All files of the release', `/data/${archiveName(version)}.tar.gz`, [
        'application/gzip',
      ]),
      ...GIVEN_FILES.map(({ name, mediaType, isGzipped }) =>
        download(name, `/data/${version}/${name}`, [
          mediaType,
          ...(isGzipped ? ['application/gzip'] : []),
        ]),
      ),
    ],
  };
}
