import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { serveBrowser } from '../browser.ts';
import { openSite } from '../built-site.ts';

/** What the files of tests have in common, whichever process runs them. */
export interface SharedSite {
  /** The front door, for those that only read. */
  readonly url: string;
  /** Where Playwright finds the browser. */
  readonly browser: string;
  /** Where the name of the file is said that holds every file of the site. */
  readonly files: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    readonly sharedSite: SharedSite;
  }
}

/**
 * One served site and one Chromium for all tests of the project `site`, which has this as its
 * `globalSetup`: each would else begin with its own.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'redletter-site-'));
  const [site, browser, files] = await Promise.all([
    openSite(join(folder, 'var')),
    serveBrowser(),
    serveFiles(join(folder, 'files')),
  ]);
  project.provide('sharedSite', {
    url: site.url,
    browser: browser.wsEndpoint(),
    files: `http://127.0.0.1:${(files.address() as AddressInfo).port}`,
  });
  return async () => {
    files.close();
    await Promise.all([site.close(), browser.close()]);
    rmSync(folder, { recursive: true });
  };
}

const WRITER = 'test/support/site/common/write-files.ts';

/** Says `file` to whoever asks; before the first of them is answered it is written, by a process of its own. */
async function serveFiles(file: string) {
  let written: Promise<unknown> | undefined;
  const server = createServer(async (_, reply) => {
    written ??= promisify(execFile)(process.execPath, [WRITER, file]);
    await written.then(
      () => reply.end(file),
      (problem) => reply.writeHead(500).end(String(problem)),
    );
  });
  server.listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  return server;
}
