import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it, onTestFinished } from 'vitest';
import { listReleases } from '../../../src/artifact/load-release.ts';
import { tempFolder } from '../../support/temp-folder.ts';

it('serves the pages of a country from the working copy until it is stopped', async () => {
  const folder = tempFolder();
  const child = spawn(process.execPath, ['pipeline/main.ts', 'preview', 'ie'], {
    // Not what the tests run with: Astro would take it for a test of its own.
    env: { PATH: process.env.PATH, HOME: process.env.HOME, TMPDIR: folder },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const exited = once(child, 'exit');
  const [line]: string[] = await once(createInterface(child.stdout), 'line');
  const address = /^IE from the working copy: (\S+\/ie\/2026\/) \(Ctrl-C to stop\)$/u.exec(
    line ?? '',
  );
  expect(line).toBe(address?.[0]);
  const page = await fetch(address?.[1] ?? '');
  expect(page.status).toBe(200);
  const [preview = '', ...others] = readdirSync(folder);
  expect(others).toEqual([]);
  const [newest = '', draft = ''] = listReleases(join(folder, preview)).slice(-2);
  expect(listReleases('artifacts').at(-1)).toBe(newest);
  expect(await page.text()).toContain(draft);
  child.kill('SIGINT');
  expect(await exited).toEqual([0, null]);
});
