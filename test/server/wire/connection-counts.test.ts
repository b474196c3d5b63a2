import { once } from 'node:events';
import { BlockList, connect, Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { ConnectionCounts } from '../../../src/server/wire/connection-counts.ts';
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

/** A connection as the counts see it: where it comes from, and whether it was closed. */
class Caller extends Socket {
  override readonly remoteAddress = '192.0.2.1';
  override readonly remotePort: number;

  constructor(port: number) {
    super();
    this.remotePort = port;
  }
}

// On a busy machine the first to be told have left before the last has come: no real connections.
test('of those that are far too many each is closed without a word', async () => {
  const counts = new ConnectionCounts(3, new BlockList());
  const callers = Array.from({ length: 3 + 64 + 20 }, (_, port) => new Caller(port));
  for (const caller of callers) counts.add(caller);
  const fates = callers.map((each) => (each.destroyed ? 'shut' : counts.isExcess(each) && 'told'));
  expect(fates).toEqual([
    ...Array(3).fill(false),
    ...Array(64).fill('told'),
    ...Array(20).fill('shut'),
  ]);
  // A place that is left is free again.
  callers[0]?.destroy();
  await once(callers[0] as Caller, 'close');
  const next = new Caller(99);
  counts.add(next);
  expect([next.destroyed, counts.isExcess(next)]).toEqual([false, true]);
});

test('a trusted proxy has as many as it likes', async () => {
  const door = await openDoor({ connectionsPerAddressMax: 3, trusted: ['127.0.0.0/8'] });
  await hold(door, 9);
  expect(await statuses(door.port, '127.0.0.1')).toEqual([404]);
});
