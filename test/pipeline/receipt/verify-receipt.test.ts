import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { type ReceiptPlace, verifyReceipt } from '../../../pipeline/receipt/verify-receipt.ts';
import { startToyServer } from '../../support/server/toy-server.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { TOY_COUNTRIES, TOY_DATA_VERSION, writeToyRelease } from '../../support/world/toy-world.ts';

const TARGET = '/v1/is-business-day?date=2026-06-01&country=AA&region=X1';
const NOW = () => Math.floor(Date.now() / 1_000);

/** A folder with a receipt from a toy service, as `curl -i` saves it, and the service's keys. */
async function saved(target = TARGET, { method = 'GET', accept = 'sig=();nonce="n"' } = {}) {
  const folder = tempFolder();
  const artifactsDir = join(folder, 'artifacts');
  writeToyRelease(artifactsDir);
  const toy = await startToyServer({ artifactsDir, varDir: join(folder, 'var') });
  onTestFinished(() => toy.close());
  const { port } = new URL(toy.server.url);
  const key = `Authorization: Bearer ${toy.keys.paid}\r\nConnection: close\r\n`;
  const host = `127.0.0.1:${port}`;
  const socket = connect(Number(port), '127.0.0.1');
  socket.write(
    `${method} ${target} HTTP/1.1\r\nHost: ${host}\r\n${key}Accept-Signature: ${accept}\r\n\r\n`,
  );
  const reply = await buffer(socket);
  const jwks = await (await fetch(`${toy.server.url}/.well-known/jwks.json`)).text();
  const file = join(folder, 'reply.http');
  const url = `${toy.server.url}${target}`;
  writeFileSync(file, reply);
  writeFileSync(join(folder, 'jwks.json'), jwks);
  const place = { file, keysFile: null, url, method, artifactsDir, nowSeconds: NOW() };
  const verify = (other: Partial<ReceiptPlace> = {}) => verifyReceipt({ ...place, ...other });
  const change = (from: string | RegExp, to: string) =>
    writeFileSync(file, readFileSync(file, 'latin1').replace(from, to), 'latin1');
  return { folder, artifactsDir, file, host, verify, change };
}

test('a valid receipt: one line says who said what, when and by which release', async () => {
  const { host, verify } = await saved();
  expect(await verify()).toMatch(
    new RegExp(
      `^true: ${host} said 200 to GET /v1/is-business-day\\?date=2026-06-01&country=AA&region=X1 at ` +
        '\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d.000Z, by release 2026.11.1, which is in the chain; ' +
        'signed by key [\\w-]{43}, nonce "n"; the answer computed again from it is the same$',
    ),
  );
});

test('a file that begins with the request needs nothing else', async () => {
  const { file, host, verify } = await saved();
  const reply = readFileSync(file, 'latin1');
  writeFileSync(file, `GET ${TARGET} HTTP/1.1\nHost: ${host}\n\n${reply}`, 'latin1');
  expect(await verify({ url: null })).toMatch(/^true: /);
  writeFileSync(file, `GET ${TARGET} HTTP/1.1\nAccept: x\n\n${reply}`, 'latin1');
  await expect(verify({ url: null })).rejects.toThrow('the request has no Host line');
  writeFileSync(file, reply, 'latin1');
  await expect(verify({ url: null })).rejects.toThrow('the file does not say what was asked');
});

test('heads of other HTTP versions, and interim replies, are read', async () => {
  const { change, verify } = await saved();
  change('HTTP/1.1 200 OK', 'HTTP/1.1 100 Continue\r\n\r\nHTTP/2 200 ');
  expect(await verify()).toMatch(/^true: /);
});

test.each([
  ['an error', '/v1/is-business-day?country=AA', 'GET', /said 400 to GET .*; it names no release$/],
  ['HEAD', TARGET, 'HEAD', /said 200 to HEAD .*; there is nothing in it to compare$/],
  ['MCP', '/mcp', 'GET', /said 405 to GET \/mcp at/],
])('%s is a receipt too', async (_, target, method, line) => {
  const { verify } = await saved(target, { method });
  expect(await verify()).toMatch(line);
});

test.each([
  [
    'an answer that was changed',
    (s: Saved) => s.change('"country":"AA"', '"country":"BB"'),
    /Content-Digest/,
  ],
  [
    'a header that was changed',
    (s: Saved) => s.change('2026.11.1', '2026.11.2'),
    /signature does not hold/,
  ],
  ['what is no reply', (s: Saved) => writeFileSync(s.file, '{"a":1}'), /save one with curl -i$/],
  [
    'half a head',
    (s: Saved) => writeFileSync(s.file, 'HTTP/1.1 200 OK\r\nA: b'),
    /save one with curl -i$/,
  ],
  ['a line that is no field', (s: Saved) => s.change('ETag: ', 'ETag '), /save one with curl -i$/],
  ['no keys', (s: Saved) => rmSync(join(s.folder, 'jwks.json')), /jwks.json: cannot be read/],
  [
    'other keys',
    (s: Saved) => writeFileSync(join(s.folder, 'jwks.json'), '{"keys":[{"kty":"RSA"}]}'),
    /holds no keys of ours/,
  ],
  [
    'invalid keys',
    (s: Saved) => writeFileSync(join(s.folder, 'jwks.json'), '<html>'),
    /holds no keys of ours/,
  ],
  [
    'releases that were changed',
    (s: Saved) => writeFileSync(join(s.artifactsDir, '2026.11.1', 'AA.json'), '{}'),
    /the releases here do not hold/,
  ],
  [
    'another release',
    (s: Saved) => rmSync(join(s.artifactsDir, '2026.11.1'), { recursive: true }),
    /release 2026.11.1 is not in the chain/,
  ],
])('%s: says which check failed', async (_, spoil, message) => {
  const receipt = await saved();
  spoil(receipt);
  await expect(receipt.verify()).rejects.toThrow(message);
});

test('the request is part of it: another address, another method', async () => {
  const { host, verify } = await saved();
  const held = /^the signature does not hold: the reply, or what was asked/;
  await expect(verify({ url: `http://${host}${TARGET}&x` })).rejects.toThrow(held);
  await expect(verify({ url: `http://redletter.example${TARGET}` })).rejects.toThrow(held);
  await expect(verify({ method: 'HEAD' })).rejects.toThrow(held);
  await expect(verify({ url: 'redletter.example' })).rejects.toThrow(/^--url takes the address/);
});

test('an answer that the release does not give is reported, though it is signed', async () => {
  const { verify } = await saved();
  const artifactsDir = tempFolder();
  const countries = TOY_COUNTRIES.map((country) => ({ ...country, timezone: 'Europe/Paris' }));
  writeToyRelease(artifactsDir, TOY_DATA_VERSION, countries);
  await expect(verify({ artifactsDir })).rejects.toThrow(
    'release 2026.11.1 gives another answer, computed here',
  );
});

type Saved = Awaited<ReturnType<typeof saved>>;
