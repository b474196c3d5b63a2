// @module-tag linux
import { readdirSync, readFileSync } from 'node:fs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openSite } from '../../support/site/built-site.ts';
import { tempFolder } from '../../support/temp-folder.ts';

test('the rendering thread leaves the store to the server', async () => {
  const varDir = tempFolder();
  // The store that the thread would open if it opened one.
  vi.stubEnv('VAR_DIR', varDir);
  onTestFinished(() => void vi.unstubAllEnvs());
  const server = await openSite(varDir);
  onTestFinished(() => server.close());
  const { status } = await fetch(server.url);
  expect(status).toBe(200);
  // The thread yields to API requests: exactly one of our threads has a higher nice value.
  const nice = readdirSync('/proc/self/task').map((task) =>
    Number(readFileSync(`/proc/self/task/${task}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[16]),
  );
  expect(nice.filter((each) => each === 10).length).toBeGreaterThan(0);
});
