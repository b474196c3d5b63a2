import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { createVerifier, httpbis } from 'http-message-signatures';
import { expect, onTestFinished, test } from 'vitest';
import { bucketSize } from '../../../src/access/limits/bucket.ts';
import { rotateSigningKey } from '../../../src/access/signing/signing-key-file.ts';
import { checkReply } from '../../../src/signature/check-reply.ts';
import { type PublicJwk, publicKeyOf } from '../../../src/signature/signing-key.ts';
import { type Reply, send } from '../../support/server/send.ts';
import { startToyServer, type ToyServerOptions } from '../../support/server/toy-server.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { until } from '../../support/until.ts';

const ACCEPT = 'sig=("@status" "content-digest" "@path";req);created;nonce="n-1";tag="t"';
const QUERY = 'date=2026-06-01&country=AA';
const TARGET = `/v1/is-business-day?${QUERY}`;

interface Sent {
  readonly method?: string;
  readonly headers?: Record<string, string>;
}

async function open(options: ToyServerOptions = {}) {
  const varDir = tempFolder();
  const toy = await startToyServer({ varDir, withSite: true, ...options });
  onTestFinished(() => toy.close());
  const key = { Authorization: `Bearer ${toy.keys.paid}` };
  const ask = (path: string, { method = 'GET', headers = {} }: Sent = {}) =>
    send(toy.server, path, { method, headers: { 'Accept-Signature': ACCEPT, ...headers } });
  const keys = async (): Promise<PublicJwk[]> =>
    JSON.parse(String((await send(toy.server, '/.well-known/jwks.json')).body)).keys;
  return { ...toy, varDir, key, ask, keys };
}

/** Verifies a reply's signature twice: with our judge and with an independent library. */
async function check(url: string, path: string, method: string, reply: Reply, jwks: PublicJwk[]) {
  const headers = Object.entries(reply.headers).flatMap(([name, value]) => [name, String(value)]);
  const [bare = '', query = ''] = path.split('?');
  const asked = { method, authority: new URL(url).host, path: bare, query };
  const checked = checkReply(asked, { ...reply, headers }, jwks, Date.now() / 1_000);
  const jwk = jwks.find(({ kid }) => kid === checked.keyId) as PublicJwk;
  const verify = createVerifier(publicKeyOf(jwk), 'ed25519');
  const judged = await httpbis.verifyMessage(
    { keyLookup: async () => ({ id: jwk.kid, algs: ['ed25519'], verify }), all: true },
    {
      status: reply.status,
      headers: Object.fromEntries(
        Object.entries(reply.headers).map(([name, value]) => [name, String(value)]),
      ),
    },
    { method, url: url + path, headers: {} },
  );
  expect(judged).toBe(true);
  return checked;
}

const covered = (reply: Reply) =>
  String(reply.headers['signature-input']).match(/"[^" ]+"(?:;req)?(?=[ )])/g);

test.each([
  ['an answer', TARGET, {}, 200],
  ['HEAD', TARGET, { method: 'HEAD' }, 200],
  ['an error', '/v1/is-business-day?country=AA', {}, 400],
  ['no key', TARGET, { headers: { Authorization: 'Bearer none' } }, 401],
  ['an unknown path', '/v1/nowhere', {}, 404],
  ['an unsupported method', '/v1/countries', { method: 'DELETE' }, 405],
  ['the MCP server', '/mcp', {}, 405],
  ['a page', '/us/2026/', {}, 200],
  ['a page in another coding', '/us/2026/', { headers: { 'Accept-Encoding': 'br' } }, 200],
  ['a file of data', '/data/2026.11.1/US.json', {}, 200],
  ['an unknown page', '/nowhere/', {}, 404],
  ['the keys themselves', '/.well-known/jwks.json', {}, 200],
])('%s is signed on request: %s', async (_, path, sent: Sent, status) => {
  const { server, ask, key, keys } = await open();
  const { method = 'GET', headers = {} } = sent;
  const reply = await ask(path, { method, headers: { ...key, ...headers } });
  expect(reply.status).toBe(status);
  const { nonce, created } = await check(server.url, path, method, reply, await keys());
  expect(nonce).toBe('n-1');
  expect(Math.abs(created - Date.now() / 1_000)).toBeLessThan(600);
  expect(reply.headers.vary).toContain('Accept-Signature');
});

test('covers what Contract 21.1 says, in the requested form', async () => {
  const { ask, key, keys } = await open();
  const reply = await ask(TARGET, { headers: key });
  const [jwk] = await keys();
  expect(reply.headers['signature-input']).toMatch(
    new RegExp(`^sig=\\(.*\\);created=\\d+;keyid="${jwk?.kid}";alg="ed25519";nonce="n-1";tag="t"$`),
  );
  expect(covered(reply)).toEqual([
    '"@status"',
    '"content-digest"',
    '"content-type"',
    '"x-data-version"',
    '"@method";req',
    '"@authority";req',
    '"@path";req',
    '"@query";req',
  ]);
  const digest = createHash('sha256').update(reply.body).digest('base64');
  expect(reply.headers['content-digest']).toBe(`sha-256=:${digest}:`);
});

test('304 is bound to the tag that it confirms', async () => {
  const { server, ask, key, keys } = await open();
  const { headers } = await ask(TARGET, { headers: key });
  const condition = { ...key, 'If-None-Match': String(headers.etag) };
  const reply = await ask(TARGET, { headers: condition });
  expect(reply.status).toBe(304);
  await check(server.url, TARGET, 'GET', reply, await keys());
  expect(covered(reply)).toContain('"etag"');
});

test('the requested host is signed', async () => {
  const { ask, key, keys } = await open();
  const reply = await ask(TARGET, { headers: { ...key, Host: 'Redletter.Example:80' } });
  await check('http://redletter.example', TARGET, 'GET', reply, await keys());
});

test('nothing is signed without being requested, and nothing that is not offered', async () => {
  const { server, ask, key } = await open();
  const plain = await send(server, TARGET, { headers: key });
  const other = await ask(TARGET, { headers: { ...key, 'Accept-Signature': 'sig=("date")' } });
  for (const { status, headers } of [plain, other]) {
    expect(status).toBe(200);
    for (const name of ['signature', 'signature-input', 'content-digest']) {
      expect(headers[name]).toBeUndefined();
    }
  }
  const twice = await send(server, TARGET, {
    headers: [
      ...['Host', 'a', 'Authorization', key.Authorization],
      ...['Accept-Signature', 'no=("date")', 'Accept-Signature', 'b=();nonce="2"'],
    ],
  });
  expect(twice.headers.signature).toMatch(/^b=:/);
});

test('an address without a key gets a bounded number of signatures, and then none', async () => {
  const once = bucketSize(1, 1e-6);
  const { ask, key } = await open({
    visitorBuckets: {
      ...{ pages: once, failures: once, signatures: once },
      ...{ accounts: once, keys: once },
    },
  });
  const first = await ask('/us/2026/');
  const second = await ask('/us/2026/');
  expect([first, second].map(({ status }) => status)).toEqual([200, 200]);
  expect([first, second].map(({ headers }) => headers.signature !== undefined)).toEqual([
    true,
    false,
  ]);
  expect((await ask(TARGET, { headers: key })).headers.signature).toBeDefined();
});

test('a rotation takes effect while the server runs; both keys are published', async () => {
  const { server, varDir, ask, key, keys } = await open();
  const before = await ask(TARGET, { headers: key });
  const place = { varDir, signingKeyFile: null };
  const { present, retired } = rotateSigningKey(place, Math.floor(Date.now() / 1_000), 0);
  await until(async () => (await keys())[0]?.kid === present);
  expect((await keys()).map(({ kid }) => kid)).toEqual([present, retired]);
  const after = await ask(TARGET, { headers: key });
  expect((await check(server.url, TARGET, 'GET', after, await keys())).keyId).toBe(present);
  expect((await check(server.url, TARGET, 'GET', before, await keys())).keyId).toBe(retired);
});

test('any program may read the keys, and a cached copy can be revalidated', async () => {
  const { server } = await open();
  const path = '/.well-known/jwks.json';
  const { status, headers } = await send(server, path);
  expect([status, headers['content-type'], headers['access-control-allow-origin']]).toEqual([
    200,
    'application/jwk-set+json',
    '*',
  ]);
  const again = await send(server, path, { headers: { 'If-None-Match': String(headers.etag) } });
  expect([again.status, String(again.body)]).toEqual([304, '']);
  expect((await send(server, path, { method: 'POST' })).status).toBe(405);
});

test('a start without the named file is refused', async () => {
  const signingKeyFile = join(tempFolder(), 'nowhere.json');
  await expect(startToyServer({ signingKeyFile })).rejects.toThrow(`${signingKeyFile}: is missing`);
});
