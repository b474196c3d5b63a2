import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { exchangeRaw } from '../../support/raw/raw-client.ts';
import { checkRawReply } from '../../support/raw/raw-reply.ts';
import { type Door, openDoor } from '../../support/server/door.ts';

const REQUEST = Buffer.from('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');

/** Opens connections that say nothing, and waits until the server has them all. */
async function hold({ server, port }: Door, count: number): Promise<Socket[]> {
  const accepted = new Promise<void>((resolve) => {
    let seen = 0;
    server.on('connection', () => {
      seen += 1;
      if (seen === count) resolve();
    });
  });
  const sockets = Array.from({ length: count }, () => connect(port, '127.0.0.1'));
  for (const socket of sockets) socket.on('error', () => undefined);
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
  });
  await accepted;
  return sockets;
}

async function statuses(port: number, localAddress: string): Promise<number[]> {
  const { replies } = await exchangeRaw({ port, bytes: REQUEST, localAddress });
  return replies.map(({ status }) => status);
}

test('an address that has too many connections is told so, and no other one is', async () => {
  const door = await openDoor({ connectionsPerAddressMax: 3 });
  const [first] = await hold(door, 3);
  const { replies, closed } = await exchangeRaw({ port: door.port, bytes: Buffer.alloc(0) });
  const [reply] = replies;
  expect([reply?.status, reply && checkRawReply(reply), closed]).toEqual([
    429,
    'rate_limited',
    true,
  ]);
  expect(reply?.headers.get('retry-after')).toBe('5');
  expect(reply?.headers.get('ratelimit-limit')).toBe('3');
  expect(door.passed).toMatchObject([{ status: 429, code: 'rate_limited' }]);
  expect(await statuses(door.port, '127.0.0.2')).toEqual([404]);
  // A place that is left is free again, as soon as its end has been seen.
  first?.destroy();
  await expect.poll(() => statuses(door.port, '127.0.0.1')).toEqual([404]);
});

test('of those that are far too many each is closed without a word', async () => {
  const door = await openDoor({ connectionsPerAddressMax: 3 });
  const sockets = await hold(door, 3 + 64 + 20);
  const silent = sockets.slice(-20).map(async (socket) => {
    let said = '';
    socket.on('data', (part) => {
      said += part;
    });
    if (!socket.destroyed) await once(socket, 'close');
    return said;
  });
  expect(new Set(await Promise.all(silent))).toEqual(new Set(['']));
  expect(await statuses(door.port, '127.0.0.2')).toEqual([404]);
});

test('a trusted proxy has as many as it likes', async () => {
  const door = await openDoor({ connectionsPerAddressMax: 3, trusted: ['127.0.0.0/8'] });
  await hold(door, 9);
  expect(await statuses(door.port, '127.0.0.1')).toEqual([404]);
});
