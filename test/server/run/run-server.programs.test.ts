import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import {
  fillServedFolder,
  makeServedFolder,
  startServed,
} from '../../support/server/served-process.ts';
import { until } from '../../support/until.ts';

async function serve(env: Readonly<Record<string, string>> = {}) {
  const folder = await makeServedFolder();
  onTestFinished(() => folder.remove());
  const server = await startServed(folder.path, env);
  onTestFinished(() => void server.child.kill('SIGKILL'));
  return { folder, server };
}

test('writes one line of JSON to standard output for each request, all of them before it ends', async () => {
  const { folder, server } = await serve({ REQUEST_LOG: 'on' });
  const output = text(server.child.stdout as NodeJS.ReadableStream);
  const headers = { Authorization: `Bearer ${folder.key}` };
  await fetch(`${server.url}/v1/countries?secret=1`, { headers });
  await fetch(`${server.url}/us/2026/`);
  await fetch(`${server.url}/nowhere/`);
  expect(await server.stop()).toBe(0);
  const lines = (await output).trim().split('\n');
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { route: 'countries', method: 'GET', status: 200, key_id: expect.stringMatching(/^key_/) },
    { route: 'site', status: 200, key_id: null },
    { route: null, status: 404 },
  ]);
  expect(await output).not.toContain('secret');
});

test('writes nothing when the request log is off', async () => {
  const { server } = await serve({ REQUEST_LOG: 'off' });
  const output = text(server.child.stdout as NodeJS.ReadableStream);
  await fetch(`${server.url}/us/2026/`);
  expect(await server.stop()).toBe(0);
  expect(await output).toBe('');
});

test('when the reader of the log goes away, the log ends and the service continues', async () => {
  const { server } = await serve({ REQUEST_LOG: 'on' });
  server.child.stdout?.destroy();
  await until(async () => {
    expect((await fetch(`${server.url}/us/2026/`)).status).toBe(200);
    return server.errors().includes('"event":"request_log"');
  });
  expect(await server.stop()).toBe(0);
});

// main.programs.test.ts covers settings that cannot be parsed at all.
describe('a setting that cannot be served', () => {
  const folder = mkdtempSync(join(tmpdir(), 'redletter-served-'));
  beforeAll(() => fillServedFolder(folder));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test.each([
    [
      { TLS_CERT_FILE: 'nowhere.pem', TLS_KEY_FILE: 'nowhere.pem' },
      /^TLS_CERT_FILE: .*cannot be read/,
    ],
    [{ SIGNING_KEY_FILE: 'nowhere.json' }, /^nowhere.json: is missing; copy it/],
  ])('does not start with %j, and says why in one line', async (env, message) => {
    const failure = await startServed(folder, env).then(
      () => null,
      (error: Error) => error.message.replace('the server ended before it was ready: ', ''),
    );
    expect(failure).toMatch(message);
    expect(failure?.trim().split('\n')).toHaveLength(1);
  });
});

test("the server does not load Node's HTTP client, 13 MiB", () => {
  const client = 'internal/deps/undici/undici';
  expect(loadedWith('./src/server/run/run-server.ts')).not.toContain(client);
  expect(loadedWith('node:http')).toContain(client);
});

/** The parts of Node that importing a module loads. */
function loadedWith(module: string): string {
  const script = `await import('${module}'); console.log(process.moduleLoadList.join())`;
  return execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    maxBuffer: 10 * 1024 * 1024,
  });
}
