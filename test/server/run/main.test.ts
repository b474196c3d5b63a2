import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { tempFolder } from '../../support/temp-folder.ts';
import { writeToySite } from '../../support/world/toy-site.ts';
import { TOY_DATA_VERSION, writeToyRelease } from '../../support/world/toy-world.ts';

/** A folder as the server finds it: a release, a built site, no store yet. */
function prepareFolder(): string {
  const folder = tempFolder();
  writeToyRelease(join(folder, 'artifacts'));
  writeToySite(join(folder, 'dist'));
  return folder;
}

function run(folder: string, program = 'src/server/run/main.ts', env = {}) {
  const child = spawn(process.execPath, [resolve(program)], {
    cwd: folder,
    env: { ...process.env, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const err = text(child.stderr);
  const exit = once(child, 'exit').then(([code]) => code as number);
  return { child, err, exit };
}

/** Resolves with the first line of stdout, and with the address in it. */
async function whenReady(child: ChildProcess): Promise<{ line: string; url: string }> {
  const [chunk] = (await once(child.stdout as NodeJS.ReadableStream, 'data')) as [Buffer];
  const line = chunk.toString();
  return { line, url: /http:\S+/.exec(line)?.[0] ?? '' };
}

function fetchOver(agent: Agent, url: string): Promise<{ status: number; closes: boolean }> {
  return new Promise((done, reject) => {
    get(url, { agent }, (reply) => {
      reply.resume();
      reply.on('end', () =>
        done({ status: reply.statusCode ?? 0, closes: reply.headers.connection === 'close' }),
      );
    }).on('error', reject);
  });
}

test('prints one line when ready, and leaves with 0 on SIGTERM despite an open connection', async () => {
  const { child, exit, err } = run(prepareFolder());
  const { line, url } = await whenReady(child);
  expect(line).toMatch(/^Redletter is ready at http:\/\/127\.0\.0\.1:\d+ \(data \S+\)\n$/);
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  expect(await fetchOver(agent, `${url}/us/2026/`)).toEqual({ status: 200, closes: false });
  child.kill('SIGTERM');
  expect(await exit).toBe(0);
  expect(await err).toBe('');
});

test('a fault that nobody caught is logged and ends the process with 1', async () => {
  const { child, exit, err } = run(prepareFolder(), 'test/server/run/rejecting-server.ts');
  const { url } = await whenReady(child);
  expect((await fetch(url)).status).toBe(200);
  child.kill('SIGUSR2');
  expect(await exit).toBe(1);
  expect(JSON.parse((await err).trim())).toMatchObject({
    level: 'error',
    event: 'unhandledRejection',
    detail: expect.stringContaining('nobody caught this'),
  });
});

test.each([
  [
    'one bit of an artifact',
    (folder: string) => {
      const file = join(folder, 'artifacts', TOY_DATA_VERSION, 'AA.json');
      const bytes = readFileSync(file);
      bytes[100] = (bytes[100] ?? 0) ^ 1;
      writeFileSync(file, bytes);
      return /AA\.json: differs from its manifest/;
    },
  ],
  [
    'no release',
    (folder: string) => {
      rmSync(join(folder, 'artifacts'), { recursive: true });
      return /artifacts.*: cannot be read/;
    },
  ],
  [
    'the store',
    (folder: string) => {
      writeFileSync(join(folder, 'access.db'), 'text that is no database at all\n'.repeat(200));
      return /access\.db: is damaged; restore it/;
    },
  ],
  [
    'no build',
    (folder: string) => {
      rmSync(join(folder, 'dist'), { recursive: true });
      return /holds no built site; run: npm run build/;
    },
  ],
])('refuses to start, with one line that says which file, exit 78: %s', async (_, damage) => {
  const folder = prepareFolder();
  const message = damage(folder);
  const { exit, err } = run(folder, undefined, { VAR_DIR: folder });
  expect(await exit).toBe(78);
  expect(await err).toMatch(message);
  expect((await err).trim().split('\n')).toHaveLength(1);
});

test('a malformed setting stops it with its name, exit 78', async () => {
  const { exit, err } = run(prepareFolder(), undefined, { PORT: 'eighty' });
  expect(await exit).toBe(78);
  expect(await err).toMatch(/^PORT: must be a port/);
});
