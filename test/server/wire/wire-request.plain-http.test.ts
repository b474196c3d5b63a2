import { expect, onTestFinished, test } from 'vitest';
import type { ServerOptions } from '../../../src/server/run/start-server.ts';
import { checkReply } from '../../support/lanes/check-reply.ts';
import { get } from '../../support/lanes/lane.ts';
import { sendRaw } from '../../support/lanes/socket-lane.ts';
import { startToyServer } from '../../support/server/toy-server.ts';

const HSTS = 'strict-transport-security';
const API = get('/v1/countries', { role: 'nobody' });

async function open(options: Partial<ServerOptions> = {}) {
  const toy = await startToyServer({ withSite: true, ...options });
  onTestFinished(() => toy.close());
  return async (target: string, lines: readonly string[]) => {
    const reply = await sendRaw(toy.server.url, { method: 'GET', target }, lines);
    if (target.startsWith('/v1')) checkReply(API, reply);
    return reply;
  };
}

function codeOf(body: string): string {
  return JSON.parse(body).error.code;
}

test('on this machine plain HTTP is answered, without a promise of HTTPS', async () => {
  const send = await open();
  const reply = await send(API.target, []);
  expect([reply.status, reply.headers.has(HSTS)]).toEqual([401, false]);
  expect((await send('/', [])).headers.has(HSTS)).toBe(false);
});

test.each([
  'Forwarded',
  'Via',
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
  'x-forwarded-anything',
  'X-Real-IP',
])('an untrusted proxy is not this machine: %s', async (name) => {
  const send = await open();
  for (const target of [API.target, '/v1/nowhere', '/mcp', '/us/2026/']) {
    const reply = await send(target, [name, 'https']);
    expect([reply.status, codeOf(reply.body)]).toEqual([403, 'https_required']);
    expect(reply.headers.has(HSTS)).toBe(false);
  }
});

test('a request that a trusted proxy received over HTTPS is treated as HTTPS', async () => {
  const send = await open({ trustProxy: ['127.0.0.0/8'] });
  for (const scheme of ['https', 'HTTPS']) {
    const lines = ['X-Forwarded-Proto', scheme, 'X-Forwarded-For', '192.0.2.1'];
    const reply = await send(API.target, lines);
    expect([reply.status, reply.headers.get(HSTS)]).toEqual([401, 'max-age=31536000']);
    const page = await send('/us/2026/', lines);
    expect([page.status, page.headers.get(HSTS)]).toEqual([200, 'max-age=31536000']);
  }
});

test.each([
  ['http'],
  ['http', 'https'],
  ['https', 'https'],
  ['https, http'],
  ['https '.repeat(2)],
  ['wss'],
])('only the exact value counts: %j', async (...schemes) => {
  const send = await open({ trustProxy: ['127.0.0.1'] });
  const lines = schemes.flatMap((scheme) => ['X-Forwarded-Proto', scheme]);
  const reply = await send(API.target, lines);
  expect([reply.status, codeOf(reply.body)]).toEqual([403, 'https_required']);
});

test('a proxy at another address is not trusted', async () => {
  const send = await open({ trustProxy: ['192.0.2.0/24', '2001:db8::/32'] });
  expect((await send(API.target, ['X-Forwarded-Proto', 'https'])).status).toBe(403);
  expect((await send('/us/2026/', ['X-Forwarded-Proto', 'http'])).status).toBe(403);
});

test('a page requested in plain HTTP through a trusted proxy redirects to the site’s own HTTPS address', async () => {
  const siteUrl = 'https://redletter.example';
  const send = await open({ trustProxy: ['127.0.0.1'], siteUrl });
  const reply = await send('/us/2026/?from=mail', ['X-Forwarded-Proto', 'http']);
  expect([reply.status, reply.headers.get('location')]).toEqual([
    308,
    `${siteUrl}/us/2026/?from=mail`,
  ]);
  expect(reply.headers.has(HSTS)).toBe(false);
  const strange = await send('//evil.example/', ['X-Forwarded-Proto', 'http']);
  expect(strange.headers.get('location')).toBe(`${siteUrl}//evil.example/`);
});

test('a page redirects to the site’s own address, with its port', async () => {
  const siteUrl = 'https://days.example:8443';
  const send = await open({ trustProxy: ['127.0.0.1'], siteUrl });
  const reply = await send('/de/by/2027/', ['X-Forwarded-Proto', 'http']);
  expect([reply.status, reply.headers.get('location')]).toEqual([308, `${siteUrl}/de/by/2027/`]);
});

test('without an https address of its own, a page redirects to the requested host', async () => {
  const siteUrl = 'http://redletter.example';
  const send = await open({ trustProxy: ['127.0.0.1'], siteUrl });
  const reply = await send('/us/2026/', ['X-Forwarded-Proto', 'http']);
  expect(reply.status).toBe(308);
  expect(reply.headers.get('location')).toBe('https://127.0.0.1/us/2026/');
});
