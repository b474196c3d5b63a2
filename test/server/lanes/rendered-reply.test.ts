import { createServer, type OutgoingHttpHeaders } from 'node:http';
import { type AddressInfo, BlockList } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import type { ApiReply } from '../../../src/api/message.ts';
import { holdBack, renderedReply } from '../../../src/server/lanes/rendered-reply.ts';
import { acceptedCodings } from '../../../src/server/wire/accept-encoding.ts';
import { openConnection } from '../../../src/server/wire/connection.ts';
import { writeReply } from '../../../src/server/wire/reply-writer.ts';
import { Visit } from '../../../src/server/wire/visit.ts';
import { send } from '../../support/server/send.ts';

const WORDS = ['<!doctype html><title>Straße</title>', '<p>words</p>'.repeat(99), '<p>ende</p>'];
const REQUEST_ID = '019a0000-0000-7000-8000-000000000000';
const HTML = { 'content-type': 'text/html; charset=utf-8' };

/** A server that writes a page in pieces, as Astro does. */
async function openServer(
  pieces: readonly string[] = WORDS,
  status = 200,
  headers: OutgoingHttpHeaders = HTML,
) {
  const replies: ApiReply[] = [];
  const server = createServer((request, response) => {
    const connection = openConnection(request.socket, false, new BlockList());
    const visit = new Visit(request, connection, REQUEST_ID, 0);
    const release = holdBack(response);
    response.writeHead(status, headers);
    for (const piece of pieces) response.write(Buffer.from(piece));
    response.end();
    const codings = acceptedCodings(request.headers['accept-encoding']?.toString());
    const reply = renderedReply(visit, response, codings, release());
    replies.push(reply);
    writeReply(response, reply, REQUEST_ID, { trouble: () => undefined });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const get = (coding: string | null, more: Record<string, string> = {}, method = 'GET') =>
    send({ url }, '/', {
      method,
      headers: { ...(coding === null ? {} : { 'Accept-Encoding': coding }), ...more },
    });
  return { get, replies };
}

test('a page is sent whole, in the coding that the client reads best', async () => {
  const { get, replies } = await openServer();
  const [plain, gzip, br] = [await get(null), await get('gzip'), await get('gzip, deflate, br')];
  expect([plain, gzip, br].map((reply) => reply.headers['content-encoding'])).toEqual([
    undefined,
    'gzip',
    'br',
  ]);
  const bodies = [plain.body, gunzipSync(gzip.body), brotliDecompressSync(br.body)];
  expect(bodies.map(String)).toEqual(Array(3).fill(WORDS.join('')));
  for (const [index, reply] of [plain, gzip, br].entries()) {
    expect(reply.headers['content-length']).toBe(String(reply.body.length));
    expect(reply.headers.vary).toBe('Accept-Encoding');
    expect(replies[index]?.bytes).toBe(reply.body.length);
  }
  expect(new Set([plain, gzip, br].map((reply) => reply.headers.etag)).size).toBe(3);
});

test('a tag that still holds is answered with 304 and no body; another page has another tag', async () => {
  const { get, replies } = await openServer();
  const { etag } = (await get('br')).headers;
  const again = await get('br', { 'If-None-Match': String(etag) });
  expect([again.status, again.body.length, replies[1]?.bytes]).toEqual([304, 0, 0]);
  expect(again.headers).toMatchObject({ etag, vary: 'Accept-Encoding' });
  expect(again.headers['content-length']).toBeUndefined();
  const other = await openServer([...WORDS, '<p>more</p>']);
  expect((await other.get('br', { 'If-None-Match': String(etag) })).status).toBe(200);
});

test('HEAD has the headers of GET and no body', async () => {
  const { get, replies } = await openServer();
  const [whole, head] = [await get('br'), await get('br', {}, 'HEAD')];
  const comparable = ({ date: _date, ...rest }: typeof whole.headers) => rest;
  expect(comparable(head.headers)).toEqual(comparable(whole.headers));
  expect([head.body.length, replies[1]?.bytes]).toEqual([0, 0]);
});

test('what is short, or compressed already, is sent as it is', async () => {
  const short = await (await openServer(['<p>short</p>'])).get('br');
  expect(short.headers['content-encoding']).toBeUndefined();
  expect(short.body.toString()).toBe('<p>short</p>');
  const picture = await openServer(WORDS, 200, { 'content-type': 'image/png' });
  const reply = await picture.get('br');
  expect([reply.headers['content-encoding'], reply.headers.vary]).toEqual([undefined, undefined]);
});

test('a page of another status has no tag, and a redirect no body', async () => {
  const missing = await (await openServer(WORDS, 404)).get('br', { 'If-None-Match': '*' });
  expect([missing.status, missing.headers.etag]).toEqual([404, undefined]);
  expect(brotliDecompressSync(missing.body).toString()).toBe(WORDS.join(''));
  const moved = await (await openServer([], 308, { location: '/feed/de.ics' })).get('br');
  expect([moved.status, moved.headers.location, moved.body.length]).toEqual([
    308,
    '/feed/de.ics',
    0,
  ]);
});

test('a page that fails halfway is cut off, and one that fails before may be answered otherwise', async () => {
  const server = createServer((request, response) => {
    const release = holdBack(response);
    if (request.url === '/half') {
      response.writeHead(200, HTML);
      response.write('Internal server error', () => void response.destroy());
    } else {
      release();
      response.writeHead(500, ['Content-Type', 'text/plain']);
      response.end('sorry');
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await expect(send({ url }, '/half')).rejects.toThrow('socket hang up');
  const refused = await send({ url }, '/whole');
  expect([refused.status, refused.body.toString()]).toEqual([500, 'sorry']);
});
