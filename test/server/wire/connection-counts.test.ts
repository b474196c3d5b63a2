import { once } from 'node:events';
import { BlockList, connect, Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { errorReply } from '../../../src/api/error-reply.ts';
import { ConnectionCounts } from '../../../src/server/wire/connection-counts.ts';
import { exchangeRaw } from '../../support/raw/raw-client.ts';
import { checkRawReply } from '../../support/raw/raw-reply.ts';
import { type Door, laneThat, openDoor } from '../../support/server/door.ts';

const GO_ON = Buffer.from('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
const REQUEST = Buffer.from('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');

/** Opens silent connections and waits until the server has accepted them all. */
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

test('an address with too many connections gets 429, and other addresses do not', async () => {
  const door = await openDoor({ connectionsPerAddressMax: 3 });
  const [first] = await hold(door, 3);
  const { replies, closed } = await exchangeRaw({ port: door.port, bytes: GO_ON });
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
  // A closed connection frees its place as soon as the server sees its end.
  first?.destroy();
  await expect.poll(() => statuses(door.port, '127.0.0.1')).toEqual([404]);
});

/** A connection with just what the counts use: its address, and whether it was closed. */
class Caller extends Socket {
  override readonly remoteAddress = '192.0.2.1';
  override readonly remotePort: number;

  constructor(port: number) {
    super();
    this.remotePort = port;
  }
}

/** Asks with a key, in a lane that knows the keys `paid` and `free`. */
const byKey = laneThat((request) => {
  const key = request.authorization[0]?.slice('Bearer '.length) ?? '';
  if (key !== 'paid' && key !== 'free') return errorReply(request, 'unauthorized');
  const reported = { keyId: `key_${key}`, account: key, isFree: key === 'free' };
  return { ...errorReply(request, 'not_found'), ...reported };
});

test('a valid key is served beyond its address’s limit, and a paying key frees a place there', async () => {
  const door = await openDoor({ connectionsPerAddressMax: 3, lanes: [byKey] });
  const ask = async (key: string) => {
    const bytes = Buffer.from(
      `GET /v1/x HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${key}\r\nConnection: close\r\n\r\n`,
    );
    return (await exchangeRaw({ port: door.port, bytes })).replies.map(({ status }) => status);
  };
  const [first] = await hold(door, 3);
  expect([await ask('paid'), await ask('free'), await ask('none')]).toEqual([[404], [404], [429]]);
  const line = 'GET /v1/x HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer paid\r\n\r\n';
  first?.write(line);
  await new Promise((resolve) => first?.once('data', resolve));
  await expect.poll(() => ask('none')).toEqual([401]);
});

test('a paying account has its own limit, as high as that of an address', () => {
  const counts = new ConnectionCounts(3, new BlockList());
  const callers = Array.from({ length: 5 }, (_, port) => new Caller(port));
  for (const caller of callers.slice(0, 4)) {
    counts.add(caller);
    counts.move(caller, 'acme');
  }
  // The fourth connection stays, so its address has room for two of the next three.
  const more = Array.from({ length: 3 }, (_, port) => new Caller(10 + port));
  for (const caller of more) counts.add(caller);
  expect(more.map((each) => counts.isExcess(each))).toEqual([false, false, true]);
});

// Simulated connections: on a busy machine real ones would close before the last one arrives.
test('far beyond the limit, the oldest connections are closed without a reply', async () => {
  const counts = new ConnectionCounts(3, new BlockList());
  const callers = Array.from({ length: 3 + 64 + 20 }, (_, port) => new Caller(port));
  for (const caller of callers) counts.add(caller);
  const fates = callers.map((each) => (each.destroyed ? 'shut' : counts.isExcess(each) && 'heard'));
  expect(fates).toEqual([
    ...Array(3).fill(false),
    ...Array(20).fill('shut'),
    ...Array(64).fill('heard'),
  ]);
  // A closed connection frees its place.
  for (const caller of callers.slice(0, 67)) {
    const closed = caller.closed ? null : once(caller, 'close');
    caller.destroy();
    await closed;
  }
  const [next, last] = [new Caller(98), new Caller(99)];
  for (const caller of callers.slice(67)) caller.destroy();
  await once(callers.at(-1) as Caller, 'close');
  counts.add(next);
  counts.add(last);
  expect([next, last].map((each) => counts.isExcess(each))).toEqual([false, false]);
});

test('a connection is counted once, even when the end of the previous one on its port was missed', async () => {
  const counts = new ConnectionCounts(1, new BlockList());
  const [before, after, other] = [new Caller(1), new Caller(1), new Caller(2)];
  counts.add(before);
  counts.add(after);
  before.destroy();
  await once(before, 'close');
  counts.add(other);
  expect([before, other].map((each) => counts.isExcess(each))).toEqual([false, true]);
  for (const each of [after, other]) {
    each.destroy();
    await once(each, 'close');
  }
  const next = new Caller(3);
  counts.add(next);
  expect(counts.isExcess(next)).toBe(false);
});

test('a trusted proxy may open any number of connections', async () => {
  const door = await openDoor({ connectionsPerAddressMax: 3, trusted: ['127.0.0.0/8'] });
  await hold(door, 9);
  expect(await statuses(door.port, '127.0.0.1')).toEqual([404]);
});
