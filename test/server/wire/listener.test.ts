import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { CONNECTIONS_MAX, createListener, listen } from '../../../src/server/wire/listener.ts';
import { exchangeRaw } from '../../support/raw/raw-client.ts';

test('times and sizes are limited as Contract 15 says', () => {
  const server = createListener(null);
  expect(server).toMatchObject({
    headersTimeout: 10_000,
    requestTimeout: 15_000,
    timeout: 30_000,
  });
  expect(CONNECTIONS_MAX).toBe(10_000);
  // Beyond the limit, a thousand more connections get a refusal; after that even refusals cost too
  // much.
  expect(server.maxConnections).toBe(11_000);
});

test.each([
  [64, 'all of them'],
  [65, 'nothing'],
])('of %i trailers a server gets %s: the parser stops there', async (count, got) => {
  const server = createListener(null);
  const lines = Promise.withResolvers<string>();
  server.on('clientError', () => lines.resolve('nothing'));
  server.on('request', (request) => {
    request.on('error', () => undefined).resume();
    request.on('end', () => lines.resolve('all of them'));
  });
  const { port } = await listen(server, '127.0.0.1', 0, false);
  const head = 'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n';
  const client = connect(port, '127.0.0.1').on('error', () => undefined);
  client.write(`${head}0\r\n${'T: a\r\n'.repeat(count)}\r\n`);
  expect(await lines.promise).toBe(got);
  client.destroy();
  server.closeAllConnections();
  server.close();
});

test('a client that has closed its sending side is answered, however late, and its connection ends', async () => {
  const server = createListener(null);
  server.on('request', async (_request, response) => {
    await wait(20);
    response.end('late');
  });
  const { port } = await listen(server, '127.0.0.1', 0, false);
  const bytes = Buffer.from('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  const { replies, closed } = await exchangeRaw({ port, bytes, half: true });
  expect([replies.map(({ status }) => status), closed]).toEqual([[200], true]);
  const nothing = await exchangeRaw({ port, bytes: Buffer.alloc(0), half: true });
  expect([nothing.replies, nothing.closed]).toEqual([[], true]);
  server.close();
});
