import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { BUSY_PAGE } from './filled-pages.ts';

/** What a build notes about the pages that a running server renders. */
const noteSchema = z.strictObject({
  routes: z.array(
    z.strictObject({
      /** A regular expression; the first that matches counts. */
      source: z.string(),
      /** Whether only the addresses noted exist. */
      isFile: z.boolean(),
    }),
  ),
  addresses: z.array(z.string()),
});
type Route = z.infer<typeof noteSchema>['routes'][number];

export interface SiteMap {
  /** Files and pages that do not change while the build is served, made already or not. */
  readonly files: ReadonlySet<string>;
  /** Whether this is the address of a page that depends on today or on a query. */
  readonly isPage: (path: string) => boolean;
  /** The addresses that have no parameter, with their slash. */
  readonly fixed: ReadonlySet<string>;
}

export const SITE_NOTE = 'site.json';

/** @param built the addresses of the files that were built ahead. */
export function readSiteMap(buildDir: string, built: Iterable<string>): SiteMap {
  const file = join(buildDir, SITE_NOTE);
  if (!existsSync(file)) return siteMapOf([], built);
  const { routes, addresses } = noteSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  return siteMapOf(routes, [...built, ...addresses]);
}

export function siteMapOf(routes: readonly Route[], addresses: Iterable<string>): SiteMap {
  const patterns = routes.map(({ source, isFile }) => ({ pattern: new RegExp(source), isFile }));
  const routeOf = (path: string) => patterns.find(({ pattern }) => pattern.test(path));
  const plain = routes.filter(({ source }) => !source.includes('('));
  const files = new Set(addresses);
  files.delete(BUSY_PAGE);
  return {
    files,
    isPage: (path) => path !== BUSY_PAGE && routeOf(path)?.isFile === false,
    fixed: new Set(plain.map(({ source }) => `${source.replace(/^\^|\\?\/?\??\$$|\\/g, '')}/`)),
  };
}

/** Letters of addresses; anything else is an unknown page, and is not examined further. */
const ADDRESS = /^(?:\/[A-Za-z0-9._~+-]+)*\/?$/;

/**
 * The site's spelling of an address: lower case, and a trailing slash unless the last part is a
 * file name. Null when the text cannot be an address of the site.
 */
export function canonicalAddress(path: string): string | null {
  if (!ADDRESS.test(path)) return null;
  const lower = path.toLowerCase();
  const last = lower.slice(lower.lastIndexOf('/') + 1);
  return last === '' || last.includes('.') ? lower : `${lower}/`;
}
