import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEmbeddedAdmin } from '../../src/access/sqlite/embedded-store.ts';
import { PAGE_SECURITY_HEADERS } from '../../src/server/wire/security-headers.ts';
import { get, type Lane, type LaneReply, type LaneRequest } from '../support/lanes/lane.ts';
import { sendRaw, socketLane } from '../support/lanes/socket-lane.ts';
import { TARGETS } from '../support/lanes/targets.ts';
import { freePort } from '../support/server/free-port.ts';
import { makeKeys, startToyServer, type ToyServer } from '../support/server/toy-server.ts';
import { writeToyChain } from '../support/world/toy-chain.ts';
import { TOY_DATA_VERSION } from '../support/world/toy-world.ts';
import { WIRE_CASES } from './cases.ts';
import { PIN_WIRE_CASES } from './pin-cases.ts';

/** `npm run dev`, as npm runs it, in a copy of the checkout over the toy world. */

/** The parts of a checkout that it reads, besides packages. */
const PARTS = [
  ...['docs', 'public', 'sources', 'src'],
  ...['astro.config.mjs', 'package.json', 'tsconfig.json'],
];
const TEMPLATE = 'src/pages/about/contact.astro';
const PAGE = '/about/contact/';

const folder = mkdtempSync(join(tmpdir(), 'redletter-develop-'));
let url: string;
let lane: Lane;
let served: ToyServer;
/** Interrupts it as Ctrl-C does; resolves with how it ended. */
let interrupt: () => Promise<unknown>;

beforeAll(async () => {
  for (const part of PARTS) cpSync(part, join(folder, part), { recursive: true });
  // A separate folder, because Vite keeps its cache in it.
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync('node_modules').filter((name) => !/^\.(?!bin$)/.test(name))) {
    symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name));
  }
  const artifactsDir = join(folder, 'artifacts');
  writeToyChain(artifactsDir);
  const admin = openEmbeddedAdmin(join(folder, 'var'), Date.now);
  const keys = await makeKeys(admin);
  await admin.close();
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  const { PATH, HOME } = process.env;
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const child = spawn('sh', ['-c', scripts.dev], {
    cwd: folder,
    // Not the variables of the test run: Astro would believe itself under test.
    env: { PATH, HOME, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = once(child, 'exit');
  interrupt = () => {
    child.kill('SIGINT');
    return ended;
  };
  const line = await Promise.race([once(createInterface(child.stdout), 'line'), ended]);
  expect(line).toEqual([`Redletter is ready at ${url} (data ${TOY_DATA_VERSION}, pages from src)`]);
  lane = socketLane(url, keys);
  served = await startToyServer({ artifactsDir, siteUrl: url });
});
afterAll(async () => {
  await interrupt();
  await served.close();
  rmSync(folder, { recursive: true });
});

/** A part of the requests is enough here: the whole suite judges the production service. */
const REQUESTS: readonly LaneRequest[] = [
  ...[...WIRE_CASES, ...PIN_WIRE_CASES].map(({ request }) => request),
  ...TARGETS.flatMap((target) => [get(target), get(target, { role: 'nobody' })]),
  ...['/v1/countries', '/mcp'].map((target) => get(target, { method: 'DELETE' })),
  ...['/V1/Countries', '//v1/countries', '/v1', '/v1/nothing', '/mcp'].map((path) => get(path)),
];

/** A reply without its date, its id and its `Connection` field, which always differ. */
function comparable({ status, headers, body }: LaneReply) {
  const id = headers.get('x-request-id') as string;
  const fields = [...headers].filter(([name]) => !/^(?:connection|date|x-request-id)$/.test(name));
  return { status, fields, body: body.replaceAll(id, 'ID') };
}

describe('npm run dev and the production service', () => {
  it.each(REQUESTS)('give the same bytes: $role $method $target', async (request) => {
    const [there, here] = [await served.lane.send(request), await lane.send(request)];
    expect(comparable(here)).toEqual(comparable(there));
  });

  it.each([
    { name: 'two hosts', lines: ['Host', 'a', 'Host', 'b'] },
    { name: 'an upgrade', lines: ['Connection', 'upgrade', 'Upgrade', 'websocket'] },
  ])('refuse and ignore the same: $name', async ({ lines }) => {
    const ask = (where: string) => sendRaw(where, get('/v1/countries'), lines);
    const [there, here] = [await ask(served.server.url), await ask(url)];
    expect(comparable(here)).toEqual(comparable(there));
  });
});

describe('a page of npm run dev', () => {
  it('has the security headers of production, plus what Vite needs', async () => {
    const { status, headers, body } = await lane.send(get(PAGE, { role: 'nobody' }));
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(body).toContain('<h1 class="plain-title">Contact</h1>');
    for (let at = 0; at < PAGE_SECURITY_HEADERS.length; at += 2) {
      const [name = '', value] = PAGE_SECURITY_HEADERS.slice(at, at + 2);
      const given = headers.get(name.toLowerCase());
      expect(given?.replace(" 'unsafe-inline'", ''), name).toBe(value);
    }
  });

  it('lets Vite run its script on a page that has none', async () => {
    const { headers } = await lane.send(get('/embed/aa/', { role: 'nobody' }));
    const policy = headers.get('content-security-policy');
    expect(policy).toMatch(/frame-ancestors \*; script-src 'self'$/);
  });

  it('answers no other method, redirects to the trailing slash, and answers 404 for unknown pages', async () => {
    const posted = await lane.send(get(PAGE, { method: 'POST', role: 'nobody' }));
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    const moved = await lane.send(get('/about/contact', { role: 'nobody' }));
    expect([moved.status, moved.headers.get('location')]).toEqual([308, PAGE]);
    expect((await lane.send(get('/nowhere/', { role: 'nobody' }))).status).toBe(404);
  });

  it('answers a form as in production', async () => {
    const body = new URLSearchParams({ key: 'none' });
    const reply = await fetch(`${url}/account/`, { method: 'POST', body });
    expect([reply.status, await reply.text()]).toEqual([
      403,
      expect.stringContaining('This key is not valid'),
    ]);
  });

  it('reloads when its template changes', async () => {
    const client = await lane.send(get('/@vite/client', { role: 'nobody' }));
    const token = /wsToken = "([^"]+)"/.exec(client.body)?.[1];
    const { body } = await lane.send(get(PAGE, { role: 'nobody' }));
    expect(body).toContain('src="/@vite/client"');
    const news = new WebSocket(`${url.replace('http', 'ws')}/?token=${token}`, 'vite-hmr');
    const heard = new Promise<void>((resolve) => {
      news.onmessage = ({ data }) => {
        if (/"type":"(?:full-reload|update)"/.test(data)) resolve();
      };
    });
    await once(news, 'open');
    const template = join(folder, TEMPLATE);
    const text = readFileSync(template, 'utf8');
    writeFileSync(template, text.replace('>Contact</h1>', '>Whom to write to</h1>'));
    await heard;
    const changed = await lane.send(get(PAGE, { role: 'nobody' }));
    expect(changed.body).toContain('<h1 class="plain-title">Whom to write to</h1>');
  });
});

it('ends with Ctrl-C while a page waits for news, and frees the port', async () => {
  expect(await interrupt()).toEqual([0, null]);
  await expect(fetch(url)).rejects.toThrow();
});
