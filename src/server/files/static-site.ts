import { existsSync } from 'node:fs';
import { MarkedFiles } from './marked-files.ts';
import { type OpenPack, openPack, openPackFile, packSite } from './site-pack.ts';
import { createStaticFile, type StaticFile } from './static-file.ts';

/**
 * The built site, by a map made at the start: no request ever leads to a look-up in the file system.
 */
export interface StaticSite {
  /** By address, as it stands in a request: `/us/2026/`, `/us/2026.ics`. */
  readonly files: ReadonlyMap<string, StaticFile>;
  /** The addresses of the files that are made when they are first asked for. Decision 42. */
  readonly late: ReadonlySet<string>;
  /** The page for addresses that are none; null when the site has none. */
  readonly notFound: StaticFile | null;
  /** The page for whoever is to come back later; null when the site has none. */
  readonly busy: StaticFile | null;
}

/** A site without such files. */
export const NONE_LATE: ReadonlySet<string> = new Set();

const INDEX = 'index.html';
const NOT_FOUND = '404.html';
const BUSY = '/busy/';

/** Where the build leaves the pack of a client folder. */
export function packFileOf(clientDir: string): string {
  return `${clientDir.replace(/\/$/, '')}.pack`;
}

/**
 * Opens the pack of a built client folder, or makes one of it now.
 * @throws when it cannot be read.
 */
export function openSitePack(clientDir: string): OpenPack {
  const packFile = packFileOf(clientDir);
  return existsSync(packFile)
    ? openPackFile(packFile)
    : openPack(Buffer.concat(packSite(clientDir)));
}

/**
 * The site of a pack, as it is served at the origin `siteUrl`.
 * @param later the addresses of the files that the build has left to be made later.
 */
export function openStaticSite(
  pack: OpenPack,
  siteUrl: string,
  later: readonly string[] = [],
): StaticSite {
  const marked = new MarkedFiles(siteUrl);
  const files = new Map<string, StaticFile>();
  for (const file of pack.files) {
    const address = addressOf(file.path);
    files.set(address, createStaticFile(file, address, file.isMarked ? marked : null));
  }
  // They stand in for other pages, and have no address of their own.
  const notFound = files.get(`/${NOT_FOUND}`) ?? null;
  const busy = files.get(BUSY) ?? null;
  files.delete(`/${NOT_FOUND}`);
  files.delete(BUSY);
  return { files, late: new Set(later), notFound, busy };
}

/** `us/2026/index.html` is addressed `/us/2026/`; a file by its name. */
function addressOf(relative: string): string {
  const isIndex = relative === INDEX || relative.endsWith(`/${INDEX}`);
  return encodeURI(`/${isIndex ? relative.slice(0, -INDEX.length) : relative}`);
}
