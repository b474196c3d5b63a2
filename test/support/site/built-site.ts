import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { bucketSize } from '../../../src/access/limits/bucket.ts';
import {
  type RunningServer,
  type ServerOptions,
  startServer,
} from '../../../src/server/run/start-server.ts';
import { NEVER_LATE } from '../server/never-late.ts';

/** The folder of builds; `npm test` makes sure that the current one is fresh. */
const DIST = process.env.SITE_DIST ?? 'dist';
/** The build that is served. */
export const BUILD = join(DIST, 'current');
const CLIENT = join(BUILD, 'client');

/** A built file. */
export interface BuiltFile {
  /** As it is addressed: "/us/2026/", "/us/2026.ics". */
  readonly address: string;
  readonly body: Buffer;
}

/** Every built file that is addressed, without the compressed siblings; by address. */
export function builtFiles(): BuiltFile[] {
  if (!existsSync(CLIENT)) throw new Error(`${CLIENT} is missing; run: npm run build`);
  return readdirSync(CLIENT, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      const address = path.slice(CLIENT.length).replace(/\/index\.html$/, '/');
      return { address, body: readFileSync(path) };
    })
    .sort((a, b) => (a.address < b.address ? -1 : 1));
}

/** Every built page. */
export function builtPages(): { readonly address: string; readonly html: string }[] {
  return builtFiles()
    .filter(({ address }) => address.endsWith('/') || address.endsWith('.html'))
    .map(({ address, body }) => ({ address, html: body.toString('utf8') }));
}

/** More than a reader asks for: a test goes through every page from one address. */
const PLENTY = bucketSize(10_000, 1_000);

/** How keys are had. */
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
    ...NEVER_LATE,
    ...keys,
  });
}

/** Bytes as they are sent to a browser that takes brotli. */
export function brotliSize(body: string | Buffer): number {
  return brotliCompressSync(body).length;
}
