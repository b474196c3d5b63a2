import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deserialize } from 'node:v8';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import type { RunningServer } from '../../../../src/server/run/start-server.ts';
import { askShared } from '../../per-run/ask-shared.ts';
import { openBrowser } from '../browser.ts';
import { type BuiltFile, type KeySettings, openSite } from '../built-site.ts';

/** The built site behind the front door, shared by all tests; for tests that only read. */
export function useSite(): { readonly url: string } {
  let url: string | undefined;
  beforeAll(async () => {
    url = await askShared('/site');
  });
  return {
    get url() {
      if (url === undefined) throw new Error('the site is available only inside tests');
      return url;
    },
  };
}

/** A site of one test file, with an empty store. */
export interface OwnSite {
  readonly url: string;
  readonly varDir: string;
  readonly admin: RunningServer['admin'];
}

/** For tests that write: its `url` and `admin` are available from the first test on. */
export function useOwnSite(keys: KeySettings = {}): OwnSite {
  const varDir = mkdtempSync(join(tmpdir(), 'redletter-site-'));
  let site: RunningServer | undefined;
  const opened = (): RunningServer => {
    if (site === undefined) throw new Error('the site is available only inside tests');
    return site;
  };
  beforeAll(async () => {
    site = await openSite(varDir, keys);
  });
  afterAll(async () => {
    await site?.close();
    rmSync(varDir, { recursive: true });
  });
  return {
    varDir,
    get url() {
      return opened().url;
    },
    get admin() {
      return opened().admin;
    },
  };
}

/** Opens pages, each with a profile of its own. */
export type OpenPages = Pick<Browser, 'newContext' | 'newPage'>;

let opening: Promise<Browser> | undefined;
let browser: Browser | undefined;

function opened(): Browser {
  if (browser === undefined) throw new Error('the browser is available only inside tests');
  return browser;
}

/** Reduced motion skips the fade between pages, which is drawn sixty times a second. */
const STILL = { reducedMotion: 'reduce' } as const;

/**
 * One browser for all files of a process, which share its pages. Sharing it among processes would
 * take a process in between, which costs more than starting a browser.
 */
const SHARED: OpenPages = {
  newContext: (options) => opened().newContext({ ...STILL, ...options }),
  newPage: (options) => opened().newPage({ ...STILL, ...options }),
};

/**
 * The browser that the tests of a process share; pages that a file leaves open are closed with
 * it.
 */
export function useBrowser(): OpenPages {
  beforeAll(async () => {
    opening ??= openBrowser();
    browser = await opening;
  });
  return SHARED;
}

/**
 * The files of the site, as `siteFiles` returns them, with a sample of those by place and year:
 * rendered once for all tests. Call it at the top of a file; the first call takes a while.
 */
export async function useFiles(): Promise<BuiltFile[]> {
  return deserialize(readFileSync(await askShared('/files')));
}
