import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  boundBody,
  ignoreBody,
  ignoreRequests,
  isCut,
} from '../../../src/server/wire/deaf-parser.ts';

let server: Server;
let heard: number;
/** Applied to a connection after a request has arrived on it. */
let deafen: typeof ignoreBody | null;

beforeEach(async () => {
  heard = 0;
  server = createServer((request, response) => {
    heard += 1;
    deafen?.(request.socket);
    let pieces = 0;
    request.on('data', () => {
      pieces += 1;
    });
    setTimeout(() => {
      response.shouldKeepAlive = false;
      response.end(`${pieces} pieces, ${isCut(request)}`);
    }, 20);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => void server.close());

async function send(raw: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(raw);
  return text(socket);
}

const HEAD = 'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n';
const CHUNKS = `${HEAD}${'1\r\n \r\n'.repeat(1_000)}0\r\n\r\n`;

test('the parser reports nothing of an ignored body, and the next connection works as usual', async () => {
  deafen = ignoreBody;
  expect(await send(CHUNKS)).toContain('0 pieces');
  deafen = null;
  expect(await send(CHUNKS)).toContain('1000 pieces');
});

test('a body has at most 64 chunks, each counted separately', async () => {
  deafen = boundBody;
  const most = `${HEAD}${'1\r\n \r\n'.repeat(64)}0\r\n\r\n`;
  expect(await send(most)).toContain('64 pieces, false');
  expect(await send(CHUNKS)).toContain('64 pieces, true');
  deafen = null;
  expect(await send(CHUNKS)).toContain('1000 pieces, false');
});

test('a body with a trailer counts as cut', async () => {
  deafen = boundBody;
  expect(await send(`${HEAD}1\r\n \r\n0\r\nX: 1\r\n\r\n`)).toContain('1 pieces, true');
});

test('ignored requests are not read, and those of the next connection are', async () => {
  const line = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';
  deafen = (socket) => {
    ignoreRequests(socket);
    socket.destroy();
  };
  await send(line.repeat(1_000)).catch(() => '');
  expect(heard).toBe(1);
  deafen = null;
  expect(await send(line)).toContain('0 pieces');
});
