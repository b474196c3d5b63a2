import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';

const run = promisify(execFile);

declare module 'vitest' {
  interface ProvidedContext {
    /** Where test processes find what they share. */
    readonly shared: string;
  }
}

/**
 * One served site and one package for all tests, instead of one for each file. Each is opened
 * when a test first requests it, because most test files need neither.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'redletter-shared-'));
  const opened: { close(): Promise<void> }[] = [];
  const files = join(folder, 'files');
  const openings: Readonly<Record<string, () => Promise<string>>> = {
    /** The address of the front door, for tests that only read. */
    '/site': async () => {
      const { openSite } = await import('../site/built-site.ts');
      const site = await openSite(join(folder, 'var'));
      opened.push(site);
      return site.url;
    },
    /** The file, written by a process of its own, that holds every file of the site. */
    '/files': async () => {
      await run(process.execPath, [WRITER, files]);
      return files;
    },
    /** The tarball of the package, which is installed in the folder above it. */
    '/library': async () => {
      const { stdout } = await run(process.execPath, [INSTALLER, join(folder, 'library')]);
      return stdout;
    },
  };
  const server = await serveOnce(openings);
  project.provide('shared', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return async () => {
    server.close();
    await Promise.all(opened.map((each) => each.close()));
    rmSync(folder, { recursive: true });
  };
}

const WRITER = 'test/support/site/common/write-files.ts';
const INSTALLER = 'test/support/library/write-library.ts';

/** Opens a shared resource on the first request for its path and gives every caller the result. */
async function serveOnce(openings: Readonly<Record<string, () => Promise<string>>>) {
  const said = new Map<string, Promise<string>>();
  const server = createServer(async ({ url = '' }, reply) => {
    const open = openings[url] ?? (() => Promise.reject(new Error(`nothing is shared at ${url}`)));
    const saying = said.get(url) ?? open();
    said.set(url, saying);
    await saying.then(
      (word) => reply.end(word),
      (problem) => reply.writeHead(500).end(String(problem)),
    );
  });
  server.listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  return server;
}
