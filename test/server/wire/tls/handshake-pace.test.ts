import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect as dial } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { openConnection } from '../../../../src/server/wire/connection.ts';
import { HandshakePace } from '../../../../src/server/wire/tls/handshake-pace.ts';
import { networkList } from '../../../../src/settings/networks.ts';

afterEach(() => void vi.useRealTimers());

class Socket extends EventEmitter {
  destroyed = false;
  readonly name: string;
  readonly remoteAddress: string;

  constructor(name: string, remoteAddress: string) {
    super();
    this.name = name;
    this.remoteAddress = remoteAddress;
  }

  destroy(): void {
    this.destroyed = true;
  }

  resume(): void {}
}

const CONNECTION = {
  isTls: false,
  trusted: networkList([]),
  siteUrl: 'https://a.example',
  excess: null,
  onPayer: null,
};

/** A server that records its handshakes in `begun`; vitest supplies the clock. */
function open(isBusy: boolean, isTls = true) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setImmediate', 'performance'] });
  const state = { isBusy };
  const server = new EventEmitter();
  const begun: string[] = [];
  server.on('connection', ({ name }: Socket) => begun.push(name));
  const pace = new HandshakePace({
    isTls,
    isBusy: () => state.isBusy,
    trustedProxies: networkList(['198.51.100.99']),
    now: () => performance.now(),
  });
  pace.attach(server as never);
  const connect = (name: string, address: string) => {
    const socket = new Socket(name, address);
    server.emit('connection', socket);
    return socket;
  };
  return { state, begun, connect };
}

const flood = (count: number, connect: (name: string, address: string) => Socket) =>
  Array.from({ length: count }, (_, index) => connect(`f${index}`, '192.0.2.1'));

test('while callers are answered, 200 handshakes begin in a second, and every one begins in the end', () => {
  const { state, begun, connect } = open(true);
  flood(300, connect);
  // A lone connection does not wait.
  expect(begun).toEqual(['f0']);
  vi.advanceTimersByTime(1_000);
  expect(begun).toHaveLength(201);
  state.isBusy = false;
  vi.advanceTimersByTime(100);
  expect(begun).toEqual(Array.from({ length: 300 }, (_, index) => `f${index}`));
});

test('a network with many handshakes delays another network by one handshake', () => {
  const { begun, connect } = open(true);
  flood(50, connect);
  connect('honest', '198.51.100.1');
  connect('also', '2001:db8::1');
  vi.advanceTimersByTime(20);
  expect(begun).toEqual(['f0', 'f1', 'honest', 'also', 'f2']);
});

test('while no caller is answered, each turn of the loop begins at most eight', () => {
  const { begun, connect } = open(false);
  flood(20, connect);
  const seen = [];
  for (let turn = 0; turn < 3; turn += 1) {
    vi.advanceTimersToNextTimer();
    seen.push(begun.length);
  }
  // Without the first connection, which came alone.
  expect(seen).toEqual([9, 17, 20]);
});

test('leaving while waiting is not an error and takes no turn; after ten seconds a waiter is dropped', () => {
  const { begun, connect } = open(true);
  const [, second] = flood(3, connect);
  second?.emit('error', new Error('ECONNRESET'));
  second?.destroy();
  vi.advanceTimersByTime(5);
  expect(begun).toEqual(['f0', 'f2']);
  const late = flood(2_002, connect);
  vi.advanceTimersByTime(10_005);
  expect([begun.length, late.at(-1)?.destroyed]).toEqual([2_002, true]);
});

test('400 plain connections begin in a second; those of a trusted proxy wait in a line of their own', () => {
  const { begun, connect } = open(true, false);
  flood(500, connect);
  connect('proxied', '198.51.100.99');
  expect(begun).toEqual(['f0', 'proxied']);
  vi.advanceTimersByTime(1_000);
  expect(begun).toHaveLength(402);
});

test('of a trusted proxy, eight connections begin in a turn of the loop, whoever is being answered', () => {
  const { begun, connect } = open(true, false);
  for (let index = 0; index < 20; index += 1) connect(`p${index}`, '198.51.100.99');
  const counts = [begun.length];
  const from = performance.now();
  for (let turn = 0; turn < 3; turn += 1) {
    vi.advanceTimersToNextTimer();
    counts.push(begun.length);
  }
  expect(counts).toEqual([1, 9, 17, 20]);
  // A turn of vitest's loop takes it a millisecond.
  expect(performance.now() - from).toBeLessThan(5);
});

test('once a proxy’s connections end unanswered, 1,000 begin in a second while a caller is answered', () => {
  const { state, begun, connect } = open(true, false);
  const endAll = (requests: number) => {
    const sockets = Array.from({ length: 300 }, () => connect('ended', '198.51.100.99'));
    vi.advanceTimersByTime(100);
    for (const socket of sockets) {
      openConnection(socket as never, CONNECTION).requests = requests;
      socket.emit('close');
    }
  };
  const beginIn = (millis: number) => {
    const before = begun.length;
    for (let index = 0; index < 500; index += 1) connect(`p${index}`, '198.51.100.99');
    vi.advanceTimersByTime(millis);
    return begun.length - before;
  };
  endAll(1);
  expect(beginIn(100)).toBe(500);
  endAll(0);
  expect(beginIn(50)).toBeLessThan(60);
  state.isBusy = false;
  expect(beginIn(1_000)).toBeGreaterThan(900);
});

test('what has arrived on a waiting plain connection is answered', async () => {
  const server = createServer((_, response) => void response.end('late')).listen(0, '127.0.0.1');
  const isBusy = () => true;
  const now = () => performance.now();
  new HandshakePace({ isTls: false, isBusy, trustedProxies: networkList([]), now }).attach(server);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const replies = Array.from({ length: 8 }, async () => {
    const socket = dial(port, '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    let said = '';
    for await (const part of socket) said += part;
    return said.includes('late');
  });
  expect(await Promise.all(replies)).toEqual(Array(8).fill(true));
  server.close();
});
