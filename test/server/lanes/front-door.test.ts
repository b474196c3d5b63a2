import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openServer } from '../../support/server/open-server.ts';
import { send } from '../../support/server/send.ts';
import { startToyServer, type ToyServer } from '../../support/server/toy-server.ts';
import { PAGE } from '../../support/world/toy-site.ts';

/** Shared by all tests that only read. */
let toy: ToyServer;
beforeAll(async () => {
  toy = await startToyServer({ withSite: true });
});
afterAll(() => toy.close());

const UUID_V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

function read(path: string, options?: Parameters<typeof send>[2]) {
  return send(toy.server, path, options);
}

test.each([
  ['/', 'text/html; charset=utf-8', 'no-cache'],
  ['/us/2026/', 'text/html; charset=utf-8', 'public, max-age=300'],
  [
    '/us/2026.ics',
    'text/calendar; charset=utf-8',
    'public, max-age=3600, stale-while-revalidate=86400',
  ],
  ['/us/2026.json', 'application/json', 'public, max-age=300'],
  ['/us/2026.csv', 'text/csv; charset=utf-8', 'public, max-age=300'],
  ['/us/2026.md', 'text/markdown; charset=utf-8', 'public, max-age=300'],
  ['/data/changes.atom', 'application/atom+xml; charset=utf-8', 'public, max-age=300'],
  ['/data/2026.11.1/US.json', 'application/json', 'public, max-age=31536000, immutable'],
  ['/data/2026.11.1/datapackage.json', 'application/json', 'public, max-age=300'],
  ['/data/redletter-2026.11.1.tar.gz', 'application/gzip', 'public, max-age=31536000, immutable'],
  ['/_astro/page.abc123.css', 'text/css; charset=utf-8', 'public, max-age=31536000, immutable'],
  ['/.well-known/api-catalog', 'application/linkset+json', 'public, max-age=300'],
  ['/fonts/face.woff2', 'font/woff2', 'public, max-age=300'],
])('serves %s as %s', async (path, type, caching) => {
  const reply = await read(path);
  expect(reply.status).toBe(200);
  expect(reply.headers['content-type']).toBe(type);
  expect(reply.headers['cache-control']).toBe(caching);
  expect(reply.headers['content-length']).toBe(String(reply.body.length));
});

test('serves the coding the client reads best, each with its own tag', async () => {
  const get = (coding: string) => read('/us/2026/', { headers: { 'Accept-Encoding': coding } });
  const [plain, gzip, brotli] = [await get('identity'), await get('gzip'), await get('gzip, br')];
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.body.toString()).toBe(PAGE);
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.body).toString()).toBe(PAGE);
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(brotli.body).toString()).toBe(PAGE);
  const tags = [plain, gzip, brotli].map((reply) => reply.headers.etag);
  expect(new Set(tags).size).toBe(3);
  for (const reply of [plain, gzip, brotli]) {
    expect(reply.headers.etag).toMatch(/^"[\w-]+"$/);
    expect(reply.headers.vary).toBe('Accept-Encoding');
  }
});

test('a matching tag gets 304 and no body', async () => {
  const etag = String((await read('/us/2026/')).headers.etag);
  for (const condition of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const reply = await read('/us/2026/', { headers: { 'If-None-Match': condition } });
    expect([condition, reply.status, reply.body.length]).toEqual([condition, 304, 0]);
    expect(reply.headers.etag).toBe(etag);
  }
  const changed = await read('/us/2026/', { headers: { 'If-None-Match': '"other"' } });
  expect(changed.status).toBe(200);
});

test('HEAD has the headers of GET and no body', async () => {
  const get = await read('/us/2026/');
  const head = await read('/us/2026/', { method: 'HEAD' });
  const comparable = ({ 'x-request-id': _id, date: _date, ...rest }: typeof get.headers) => rest;
  expect(head.status).toBe(200);
  expect(head.body).toHaveLength(0);
  expect(comparable(head.headers)).toEqual(comparable(get.headers));
});

test.each([
  ['/us/2026', '/us/2026/'],
  ['/US/2026/', '/us/2026/'],
  ['/Us/2026.ICS', '/us/2026.ics'],
  ['/us/2026?from=mail', '/us/2026/?from=mail'],
])('%s moved to %s', async (path, location) => {
  const reply = await read(path);
  expect([reply.status, reply.headers.location]).toEqual([308, location]);
});

test.each([
  '/nowhere/',
  '//us/2026/',
  '//evil.example/',
  '/us/../us/2026/',
  '/%75s/2026/',
  '/us/2026/index.html',
  '/us/2026/index.html.br',
  '/404.html',
  '/..%2f..%2fetc/passwd',
  '/us/2026/%00',
])('%s is not a page', async (path) => {
  const reply = await read(path);
  expect(reply.status).toBe(404);
  expect(reply.body.toString()).toContain('There is no page at this address');
});

test.each(['/V1/countries', '//v1/countries', '///V1', '/v1/countries/', '/v2/countries', '/v10'])(
  '%s is a near-miss of an API path, and says so in JSON',
  async (path) => {
    const reply = await read(path);
    expect([reply.status, reply.headers['content-type']]).toEqual([404, 'application/json']);
    expect(JSON.parse(reply.body.toString()).error.code).toBe('not_found');
  },
);

test('pages answer GET and HEAD only', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']) {
    const reply = await read('/us/2026/', { method });
    expect([method, reply.status, reply.headers.allow]).toEqual([method, 405, 'GET, HEAD']);
  }
});

test('every reply carries its own request id; every page the security headers', async () => {
  const paths = ['/', '/us/2026', '/us/2026.ics', '/nowhere/', '/v1/countries', '/v1/x'];
  const replies = await Promise.all(paths.map((path) => read(path)));
  const ids = replies.map((reply) => String(reply.headers['x-request-id']));
  for (const id of ids) expect(id).toMatch(UUID_V7);
  expect(new Set(ids).size).toBe(paths.length);
  for (const reply of replies.slice(0, 4)) {
    expect(reply.headers['content-security-policy']).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; " +
        "connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    );
    for (const name of [
      'referrer-policy',
      'permissions-policy',
      'cross-origin-opener-policy',
      'cross-origin-resource-policy',
    ]) {
      expect(reply.headers[name]).toBeTruthy();
    }
  }
  for (const reply of replies) expect(reply.headers['x-content-type-options']).toBe('nosniff');
});

test('the API answers at the same door, for a key made while it runs', async () => {
  const { server } = await openServer();
  const created = await server.admin.create({
    account: 'acme',
    plan: null,
    unlimited: false,
    expiresAt: null,
  });
  const headers = { Authorization: `Bearer ${created.key}` };
  const ask = () => send(server, '/v1/is-business-day?date=2026-12-25&country=aa', { headers });
  const reply = await ask();
  expect(reply.status).toBe(200);
  expect(JSON.parse(reply.body.toString())).toMatchObject({
    country: 'AA',
    is_business_day: false,
  });
  expect(reply.headers['ratelimit-remaining']).toBe('9');
  await server.admin.setState(created.id, 'revoked');
  expect((await ask()).status).toBe(401);
});

test('two Authorization lines are refused, even over a real socket', async () => {
  const { server } = await openServer();
  const { key } = await server.admin.create({
    account: 'acme',
    plan: null,
    unlimited: false,
    expiresAt: null,
  });
  const once = ['Host', new URL(server.url).host, 'Authorization', `Bearer ${key}`];
  const single = await send(server, '/v1/countries', { headers: once });
  const double = await send(server, '/v1/countries', {
    headers: [...once, 'authorization', `Bearer ${key}`],
  });
  expect([single.status, double.status]).toEqual([200, 401]);
});

test('closing twice is the same as closing once', async () => {
  const { server } = await openServer();
  await Promise.all([server.close(), server.close()]);
  await expect(send(server, '/')).rejects.toThrow(/ECONNREFUSED/);
});
