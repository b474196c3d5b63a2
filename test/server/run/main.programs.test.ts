import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import {
  fillServedFolder,
  NotReadyError,
  startServed,
} from '../../support/server/served-process.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { TOY_DATA_VERSION } from '../../support/world/toy-world.ts';

/** A folder with a release and a built site, and no store yet. */
function prepareFolder(): string {
  const folder = tempFolder();
  fillServedFolder(folder);
  return folder;
}

async function run(program?: string) {
  const server = await startServed(prepareFolder(), {}, program);
  onTestFinished(() => void server.child.kill('SIGKILL'));
  return server;
}

/** How a start that must fail ends. */
async function refusal(folder: string, env: Record<string, string>): Promise<NotReadyError> {
  const ended = await startServed(folder, env).catch((error: unknown) => error);
  if (ended instanceof NotReadyError) return ended;
  (ended as Awaited<ReturnType<typeof startServed>>).child?.kill('SIGKILL');
  throw new Error('the server has started');
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

test('prints one line when ready, and exits with 0 on SIGTERM despite an open connection', async () => {
  const { child, line, url, exited, errors } = await run();
  expect(line).toMatch(/^Redletter is ready at http:\/\/127\.0\.0\.1:\d+ \(data \S+\)$/);
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  expect(await fetchOver(agent, `${url}/us/2026/`)).toEqual({ status: 200, closes: false });
  child.kill('SIGTERM');
  expect(await exited).toBe(0);
  expect(errors()).toBe('');
});

test.each([
  ['', 'off', 1],
  ['keys@redletter.example', 'off', 0],
  ['', 'free', 0],
])(
  'with KEYS_CONTACT=%s and SELF_SERVICE=%s it warns %i times that nobody can get a key',
  async (contact, selfService, times) => {
    const env = { KEYS_CONTACT: contact, SELF_SERVICE: selfService };
    const server = await startServed(prepareFolder(), env);
    onTestFinished(() => void server.child.kill('SIGKILL'));
    expect(await server.stop()).toBe(0);
    const lines = server.errors().split('\n').filter(Boolean);
    expect(lines).toHaveLength(times);
    for (const line of lines) {
      expect(JSON.parse(line)).toMatchObject({
        level: 'warn',
        event: 'keys_contact',
        detail: expect.stringMatching(/KEYS_CONTACT.*SELF_SERVICE=free/u),
      });
    }
  },
);

test('an uncaught error is logged and ends the process with 1', async () => {
  const { child, url, exited, errors } = await run('test/server/run/rejecting-server.ts');
  expect((await fetch(url)).status).toBe(200);
  child.kill('SIGUSR2');
  expect(await exited).toBe(1);
  expect(JSON.parse(errors().trim())).toMatchObject({
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
])('refuses to start, with one line that names the file, exit 78: %s', async (_, damage) => {
  const folder = prepareFolder();
  const message = damage(folder);
  const { exitCode, said } = await refusal(folder, { VAR_DIR: folder });
  expect(exitCode).toBe(78);
  expect(said).toMatch(message);
  expect(said.trim().split('\n')).toHaveLength(1);
});

test('a malformed setting stops it and is named, exit 78', async () => {
  const { exitCode, said } = await refusal(prepareFolder(), { PORT: 'eighty' });
  expect(exitCode).toBe(78);
  expect(said).toMatch(/^PORT: must be a port.*\n$/);
});
