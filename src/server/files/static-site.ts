import { existsSync } from 'node:fs';
import type { FlatHeaders } from '../../api/message.ts';
import { MarkedFiles } from './marked-files.ts';
import { type OpenPack, openPack, openPackFile, packSite } from './site-pack.ts';
import { createStaticFile, fileFields, type StaticFile } from './static-file.ts';

/**
 * The built site, by a map made at the start: no request ever leads to a look-up in the file system.
 */
export interface StaticSite {
  /** By address, as it stands in a request: `/us/2026/`, `/us/2026.ics`. */
  readonly files: ReadonlyMap<string, StaticFile>;
  /** The files that are made when they are first asked for. Decision 42. */
  readonly late: LateFiles;
  /** The page for addresses that are none; null when the site has none. */
  readonly notFound: StaticFile | null;
  /** The page for whoever is to come back later; null when the site has none. */
  readonly busy: StaticFile | null;
}

/** Files that a build has left to be made later: their addresses, and what is said of each. */
export interface LateFiles {
  has(address: string): boolean;
  /** The headers of one, but for those that depend on its bytes. */
  fieldsOf(address: string): FlatHeaders;
}

/** A site without such files. */
export const NONE_LATE: LateFiles = { has: () => false, fieldsOf: () => [] };

/** The forms in which a page may also be had. */
const ALTERNATES = ['.ics', '.md', '.json', '.csv'];
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
  const late = new Set(later);
  const built = new Set(pack.files.map((file) => `/${file.path}`));
  const present = { has: (address: string) => built.has(address) || late.has(address) };
  const files = new Map<string, StaticFile>();
  for (const file of pack.files) {
    const address = addressOf(file.path);
    const alternates = alternatesOf(address, present);
    const place = { path: file.path, address, alternates };
    files.set(address, createStaticFile(file, place, file.isMarked ? marked : null));
  }
  // They stand in for other pages, and have no address of their own.
  const notFound = files.get(`/${NOT_FOUND}`) ?? null;
  const busy = files.get(BUSY) ?? null;
  files.delete(`/${NOT_FOUND}`);
  files.delete(BUSY);
  return {
    files,
    late: {
      has: (address) => late.has(address),
      fieldsOf: (address) =>
        fileFields({ address, path: pathOf(address), alternates: alternatesOf(address, present) }),
    },
    notFound,
    busy,
  };
}

/** The files that stand beside a page under its name: `/us/2026.ics` for `/us/2026/`. */
function alternatesOf(
  address: string,
  present: Pick<ReadonlySet<string>, 'has'>,
): readonly string[] {
  if (address === '/' || !address.endsWith('/')) return [];
  const name = address.slice(0, -1);
  return ALTERNATES.map((ending) => name + ending).filter((file) => present.has(file));
}

/** Where a file would be, if it had been built. */
function pathOf(address: string): string {
  return `${address.slice(1)}${address.endsWith('/') ? INDEX : ''}`;
}

/** `us/2026/index.html` is addressed `/us/2026/`; a file by its name. */
function addressOf(relative: string): string {
  const isIndex = relative === INDEX || relative.endsWith(`/${INDEX}`);
  return encodeURI(`/${isIndex ? relative.slice(0, -INDEX.length) : relative}`);
}
