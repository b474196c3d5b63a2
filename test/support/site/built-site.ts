import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { bucketSize } from '../../../src/access/limits/bucket.ts';
import { readSiteMap } from '../../../src/server/files/site-map.ts';
import { openSitePack, readSpan } from '../../../src/server/files/site-pack.ts';
import { SITE_PLACEHOLDER } from '../../../src/server/files/site-placeholder.ts';
import { loadPageProgram, readPageProgram } from '../../../src/server/render/astro-build.ts';
import { writePage } from '../../../src/server/render/make-page.ts';
import {
  type RunningServer,
  type ServerOptions,
  startServer,
} from '../../../src/server/run/start-server.ts';
import { WITHIN_TEST } from '../server/within-test.ts';

/** The folder of builds; `npm test` makes sure that the current one is fresh. */
const DIST = process.env.SITE_DIST ?? 'dist';
/** The build that is served. */
export const BUILD = join(DIST, 'current');

/** A built file. */
export interface BuiltFile {
  /** By address: "/us/2026/", "/us/2026.ics". */
  readonly address: string;
  readonly body: Buffer;
}

/** Every file that was built ahead, by address, with the mark for the address of the site. */
export function builtFiles(): BuiltFile[] {
  if (!existsSync(BUILD)) throw new Error(`${BUILD} is missing; run: npm run build`);
  const { descriptor, files } = openSitePack(join(BUILD, 'client'));
  return [...files].map(([address, span]) => ({ address, body: readSpan(descriptor, span) }));
}

/** The address of every file of the site, whether built ahead or made on demand. */
export function siteAddresses(): string[] {
  const { files } = openSitePack(join(BUILD, 'client'));
  return [...readSiteMap(BUILD, files.keys()).files];
}

/** The addresses of the files that are made on demand. */
export function unbuiltAddresses(): string[] {
  const { files } = openSitePack(join(BUILD, 'client'));
  return siteAddresses().filter((address) => !files.has(address));
}

/**
 * Every file of the site, whether built ahead or made on demand.
 * @param isWanted selects among those made on demand: making all of them takes ten seconds.
 */
export async function siteFiles(
  isWanted: (address: string) => boolean = () => true,
): Promise<BuiltFile[]> {
  const program = readPageProgram(BUILD);
  if (program === null) throw new Error(`${BUILD} has no pages; run: npm run build`);
  const render = await loadPageProgram(program.base);
  const made: BuiltFile[] = [];
  for (const address of unbuiltAddresses().filter(isWanted)) {
    const { status, body } = await writePage(render, SITE_PLACEHOLDER, address);
    if (status !== 200) throw new Error(`${address} is rendered as ${status}`);
    made.push({ address, body });
  }
  return [...builtFiles(), ...made].sort((a, b) => (a.address < b.address ? -1 : 1));
}

/** The pages among some files. */
export function pagesAmong(
  files: readonly BuiltFile[],
): { readonly address: string; readonly html: string }[] {
  return files
    .filter(({ address }) => address.endsWith('/') || address.endsWith('.html'))
    .map(({ address, body }) => ({ address, html: body.toString('utf8') }));
}

/** More than a reader needs: a test visits every page from one address. */
const PLENTY = bucketSize(10_000, 1_000);

/** How readers get keys. */
export type KeySettings = Pick<ServerOptions, 'keysContact' | 'selfService'>;

/** The front door on a free port, with the built site behind it. */
export function openSite(varDir: string, keys: KeySettings = {}): Promise<RunningServer> {
  const visitorBuckets = {
    pages: PLENTY,
    failures: PLENTY,
    signatures: PLENTY,
    accounts: PLENTY,
    keys: PLENTY,
    reports: PLENTY,
  };
  return startServer({
    ...{ artifactsDir: 'artifacts', varDir, distDir: DIST, visitorBuckets },
    ...WITHIN_TEST,
    ...keys,
  });
}

/** The bytes that a browser with Brotli receives. */
export function brotliSize(body: string | Buffer): number {
  return brotliCompressSync(body).length;
}
