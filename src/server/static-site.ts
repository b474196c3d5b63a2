import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Coding } from './accept-encoding.ts';
import { createStaticFile, type StaticFile } from './static-file.ts';

/** The built site, whole in memory: no request ever leads to a look into the file system. */
export interface StaticSite {
  /** By address, as it stands in a request: `/us/2026/`, `/us/2026.ics`. */
  readonly files: ReadonlyMap<string, StaticFile>;
  /** The page for addresses that are none; null when the site has none. */
  readonly notFound: StaticFile | null;
}

const ENDINGS: Readonly<Record<Coding, string>> = { br: '.br', gzip: '.gz' };
/** The forms in which a page may also be had. */
const ALTERNATES = ['.ics', '.md', '.json', '.csv'];
const INDEX = 'index.html';
const NOT_FOUND = '404.html';

/** Reads every file below the built client folder, with its compressed siblings. */
export function loadStaticSite(clientDir: string): StaticSite {
  const paths = readdirSync(clientDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const present = new Set(paths);
  const files = new Map<string, StaticFile>();
  for (const path of paths) {
    if (isSibling(path, present)) continue;
    const relative = path.slice(join(clientDir, sep).length).split(sep).join('/');
    const address = addressOf(relative);
    const alternates = alternatesOf(address, clientDir, present);
    files.set(
      address,
      createStaticFile({ address, path, alternates, ...readVariants(path, present) }),
    );
  }
  const notFound = files.get(`/${NOT_FOUND}`) ?? null;
  files.delete(`/${NOT_FOUND}`);
  return { files, notFound };
}

/** The files that stand beside a page under its name: `/us/2026.ics` for `/us/2026/`. */
function alternatesOf(
  address: string,
  clientDir: string,
  present: ReadonlySet<string>,
): readonly string[] {
  if (address === '/' || !address.endsWith('/')) return [];
  const name = address.slice(0, -1);
  return ALTERNATES.map((ending) => name + ending).filter((file) =>
    present.has(join(clientDir, file)),
  );
}

function readVariants(path: string, present: ReadonlySet<string>) {
  const encoded = new Map<Coding, Buffer>();
  for (const [coding, ending] of Object.entries(ENDINGS) as [Coding, string][]) {
    if (present.has(path + ending)) encoded.set(coding, readFileSync(path + ending));
  }
  return { body: readFileSync(path), encoded };
}

/** `us/2026/index.html` is addressed `/us/2026/`; a file by its name. */
function addressOf(relative: string): string {
  const isIndex = relative === INDEX || relative.endsWith(`/${INDEX}`);
  return encodeURI(`/${isIndex ? relative.slice(0, -INDEX.length) : relative}`);
}

function isSibling(path: string, present: ReadonlySet<string>): boolean {
  return Object.values(ENDINGS).some(
    (ending) => path.endsWith(ending) && present.has(path.slice(0, -ending.length)),
  );
}
