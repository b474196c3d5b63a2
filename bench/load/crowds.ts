import { join } from 'node:path';
import { readSiteMap } from '../../src/server/files/site-map.ts';
import { openSitePack } from '../../src/server/files/site-pack.ts';
import type { Readers } from './readers.ts';

/** The others beside a paying caller, and the share that the caller keeps. */
export interface Crowd {
  readonly name: string;
  /** What they send: a kind of `load/hostile.ts`, or page views. */
  readonly kind: string | Readers;
  /** The server's setup: by default its store in a file, and a proxy before it. */
  readonly stage?: 'Redis' | 'TLS';
  /** They use a key of the Free plan instead of one without limits. */
  readonly isFree?: true;
  /** Null: shown without a bar. */
  readonly ratioAtLeast: number | null;
  readonly p99AtMost: number;
}

const BARS = { ratioAtLeast: 0.7, p99AtMost: 10 } as const;
const BUILD = 'dist/current';
const FEED_OF_TWELVE = '/feed/au+br+ca+ch+de+es+fr+gb+ie+il+in+it.ics';

/** All crowds beside which a paying caller is measured. */
export function listCrowds(): Crowd[] {
  const { files: built } = openSitePack(join(BUILD, 'client'));
  const files = [...readSiteMap(BUILD, built.keys()).files];
  const longest = (pattern: RegExp) =>
    [...built]
      .filter(([address]) => pattern.test(address))
      .reduce((a, b) => (a[1].length > b[1].length ? a : b))[0];
  const pages = files.filter((address) => address.endsWith('/'));
  const some = pages.filter((_, index) => index % Math.ceil(pages.length / 60) === 0);
  const hot = {
    'a feed of twelve': FEED_OF_TWELVE,
    'the largest page': longest(/\/$/),
    'a table of 1.3 MB': longest(/csv\.gz$/),
    'an archive': longest(/tar\.gz$/),
    'a picture': '/og/de-2026.png',
    'changes without a coding': '/data/changes.json',
  };
  const crowd = (name: string, kind: Readers): Crowd => ({ name, kind, ...BARS });
  const br = ['br'];
  return [
    { name: '64 on the dearest addresses', kind: 'all', ...BARS },
    { name: '20,000 unknown keys a second', kind: 'flood', ratioAtLeast: null, p99AtMost: 20 },
    ...['empty bucket', 'empty bucket, signed'].map((kind) => ({
      name: `64 with one Free key (${kind}), 16 requests at once on each`,
      ...({ kind, isFree: true, ...BARS } as const),
    })),
    ...[
      'long Accept-Encoding',
      'long X-Forwarded-For',
      'long queries',
      'deep messages',
      'bodies in chunks',
      'bodies at once',
      'bodies with trailers',
      'requests at once',
      'requests with unknown keys',
    ].map((kind) => ({
      name: `64 from one address: ${kind}`,
      kind,
      isFree: true as const,
      ...BARS,
    })),
    { name: '64 that ask for signatures, from many networks', kind: 'signatures', ...BARS },
    ...([undefined, 'Redis'] as const).map((stage) => ({
      name: `200 with well-formed unknown keys, 16 at once on each, ${stage ?? 'embedded store'}`,
      ...({ kind: 'unknown keys', ...BARS } as const),
      ...(stage === undefined ? {} : { stage }),
    })),
    {
      name: '64 with one TLS handshake after the other',
      kind: 'handshakes',
      stage: 'TLS',
      ...BARS,
    },
    crowd('a crawl of all addresses, 40', { connections: 40, paths: files, codings: br }),
    ...Object.entries(hot).flatMap(([name, path]) =>
      [16, 64].map((connections) => {
        const codings = name.includes('without') ? ['identity'] : br;
        return crowd(`${name}, ${connections}`, { connections, paths: [path], codings });
      }),
    ),
    crowd('60 pages in every coding, 32', {
      ...{ connections: 32, paths: some, codings: ['identity', 'gzip', 'br'] },
    }),
    crowd('20 pages, 200', { connections: 200, paths: some.slice(0, 20), codings: br }),
    crowd('a crawler without a coding, 4', {
      ...{ connections: 4, paths: pages, codings: ['identity'] },
    }),
    crowd('HEAD of the largest file, 16', {
      ...{ connections: 16, paths: [longest(/sqlite\.gz$/)], codings: br, method: 'HEAD' },
    }),
    ...[2, 6].map((networks) =>
      crowd(`invented pages from ${networks} networks`, {
        ...{ connections: 4 * networks, networks, codings: br, pauseMillis: 20 },
        paths: ['/go/?q=nowhereTURN'],
      }),
    ),
    crowd('200 slow readers of the largest file', {
      ...{ connections: 200, paths: [longest(/sqlite\.gz$/)], codings: br },
      slow: { requests: 1, seconds: 1 },
    }),
    crowd('16 slow readers, 60 requests each', {
      ...{ connections: 16, paths: [longest(/sqlite\.gz$/)], codings: br },
      slow: { requests: 60, seconds: 15 },
    }),
    crowd('an office of 200 browsers', {
      ...{ connections: 200, paths: some, codings: br, pauseMillis: 20_000 },
    }),
  ];
}
