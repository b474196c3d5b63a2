import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { BUSY_PAGE } from './filled-pages.ts';

/** What a build has noted of its pages. */
const noteSchema = z.strictObject({
  /** Of what is rendered by a running server, a regular expression; the first that matches counts. */
  routes: z.array(z.strictObject({ source: z.string(), isFile: z.boolean() })),
  /** Of the files that are made when they are first asked for. */
  addresses: z.array(z.string()),
});

/** Which addresses a site has. */
export interface SiteMap {
  /** Files and pages that are the same as long as the build is, made already or not. */
  readonly files: ReadonlySet<string>;
  /** Whether a page that depends on today or on a query has this address. */
  readonly isPage: (path: string) => boolean;
  /** Those of them that have no parameter, with their slash. */
  readonly fixed: ReadonlySet<string>;
}

/** Where a build notes it. */
export const SITE_NOTE = 'site.json';

/** @param built the addresses of the files that were built ahead. */
export function readSiteMap(buildDir: string, built: Iterable<string>): SiteMap {
  const file = join(buildDir, SITE_NOTE);
  const { routes, addresses } = existsSync(file)
    ? noteSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
    : { routes: [], addresses: [] };
  const patterns = routes.map(({ source, isFile }) => ({ pattern: new RegExp(source), isFile }));
  const isPage = (path: string) =>
    patterns.find(({ pattern }) => pattern.test(path))?.isFile === false;
  const plain = routes.filter(({ source }) => !source.includes('('));
  const files = new Set([...built, ...addresses]);
  files.delete(BUSY_PAGE);
  return {
    files,
    isPage: (path) => path !== BUSY_PAGE && isPage(path),
    fixed: new Set(plain.map(({ source }) => `${source.replace(/^\^|\\?\/?\??\$$|\\/g, '')}/`)),
  };
}
