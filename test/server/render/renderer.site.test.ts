import { expect, onTestFinished, test, vi } from 'vitest';
import { openSite } from '../../support/site/built-site.ts';
import { tempFolder } from '../../support/temp-folder.ts';

test('the thread that renders leaves the store to the server', async () => {
  const varDir = tempFolder();
  // What the thread would open, if it opened one: a store has one server.
  vi.stubEnv('VAR_DIR', varDir);
  onTestFinished(() => void vi.unstubAllEnvs());
  const server = await openSite(varDir);
  onTestFinished(() => server.close());
  const { status } = await fetch(server.url);
  expect(status).toBe(200);
});
