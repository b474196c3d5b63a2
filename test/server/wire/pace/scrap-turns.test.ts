import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, BlockList, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import {
  connectionOf,
  openConnection,
  type ParsedSocket,
} from '../../../../src/server/wire/connection.ts';
import { ScrapTurns } from '../../../../src/server/wire/pace/scrap-turns.ts';

/** A server that counts its reads, with or without callers being answered. */
async function open({ isBusy = true, isCallers = false }) {
  const counts = { reads: 0 };
  const server = createServer(async (request, response) => {
    connectionOf(request.socket).requests += 1;
    response.shouldKeepAlive = false;
    response.end(`${request.method} ${(await text(request)).length}`);
  });
  server.on('connection', (socket: Socket) => {
    const plain = { isTls: false, trusted: new BlockList(), siteUrl: '', excess: null };
    openConnection(socket, { ...plain, onPayer: null }).isCallers = isCallers;
    countReads(socket, counts);
  });
  new ScrapTurns(() => isBusy).attach(server, false);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { counts, port };
}

/** Counts the reads of a connection. */
function countReads({ parser }: ParsedSocket, counts: { reads: number }): void {
  if (parser == null) throw new Error('the connection has no parser');
  const number = parser.constructor.kOnExecute;
  const before = parser[number];
  parser[number] = (...args) => {
    counts.reads += 1;
    before?.(...args);
  };
}

/** Sends a text one character at a time over this many connections; returns the replies. */
async function drip(port: number, begin: string, rest: string, connections: number) {
  const sockets = Array.from({ length: connections }, () => connect(port, '127.0.0.1'));
  const replies = sockets.map((socket) => text(socket.setNoDelay(true)));
  for (const socket of sockets) socket.write(begin);
  for (const character of rest) {
    for (const socket of sockets) socket.write(character);
    await wait(1);
  }
  return Promise.all(replies);
}

type Raw = readonly [begin: string, rest: string];
const FIELD: Raw = ['GET / HTTP/1.1\r\nHost: a\r\nA: ', `${'a'.repeat(150)}\r\n\r\n`];
const BODY: Raw = ['POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 150\r\n\r\n', 'a'.repeat(150)];

test.each<[string, Raw, string]>([
  ['fields', FIELD, 'GET 0'],
  ['bodies', BODY, 'POST 150'],
])('of dripping %s 1,600 scraps a second are read beside callers', async (_, raw, reported) => {
  const { counts, port } = await open({});
  const begunAt = performance.now();
  const replies = await drip(port, ...raw, 40);
  expect(replies.filter((reply) => reply.endsWith(reported))).toHaveLength(40);
  // The first read of each connection needs no turn.
  const turns = 1.6 * (performance.now() - begunAt) + 8;
  expect(counts.reads).toBeLessThan(Math.min(80 + turns, 40 * 150));
});

test.each([
  ['a paying caller', { isCallers: true }],
  ['anybody while no caller is there', { isBusy: false }],
])('a client that sends %s is read as it sends', async (_, options) => {
  const { counts, port } = await open(options);
  const [reply] = await drip(port, ...BODY, 1);
  expect(reply).toContain('POST 150');
  expect(counts.reads).toBeGreaterThan(60);
});

test('a connection that leaves while waiting does not delay others', async () => {
  const { port } = await open({});
  const leaving = connect(port, '127.0.0.1');
  leaving.write('GET / HT');
  await wait(1);
  leaving.destroy();
  const [reply] = await drip(port, ...FIELD, 1);
  expect(reply).toContain('GET 0');
});
