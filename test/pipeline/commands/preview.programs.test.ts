import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { expect, it, onTestFinished } from 'vitest';
import { listReleases } from '../../../src/artifact/load-release.ts';
import { tempFolder } from '../../support/temp-folder.ts';

it('serves the pages of a country until stopped, and leaves no draft behind', async () => {
  const folder = tempFolder();
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, ['pipeline/main.ts', 'preview', 'ie'], {
    // A minimal environment: with the test runner's variables, Astro would take this for its own
    // test.
    env: { PATH, HOME, NODE_COMPILE_CACHE, TMPDIR: folder },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const exited = once(child, 'exit');
  // By default Vite would keep compiled configuration in this folder too.
  const drafts = () => readdirSync(folder).filter((name) => name.startsWith('redletter-preview-'));
  const [line]: string[] = await once(createInterface(child.stdout), 'line');
  const address = /^IE from the working copy: (\S+\/ie\/2026\/) \(Ctrl-C to stop\)$/u.exec(
    line ?? '',
  );
  expect(line).toBe(address?.[0]);
  const page = await fetch(address?.[1] ?? '');
  expect(page.status).toBe(200);
  const text = await page.text();
  expect(text).toContain('Ireland');
  expect(drafts()).toHaveLength(1);
  // The draft names a version that is not yet released.
  const released = listReleases('artifacts');
  const named = [...text.matchAll(/\/data\/(\d{4}\.\d+\.\d+)\//g)].map(([, version]) => version);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((version) => released.includes(version ?? ''))).toEqual([]);
  child.kill('SIGINT');
  expect(await exited).toEqual([0, null]);
  expect(drafts()).toEqual([]);
});
