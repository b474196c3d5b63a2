import { EventEmitter } from 'node:events';
import { afterEach, expect, test, vi } from 'vitest';
import { HandshakePace } from '../../../../src/server/wire/tls/handshake-pace.ts';

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
}

/** A server whose handshakes are noted in `begun`; the clock is vitest's. */
function open(isBusy: boolean) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setImmediate', 'performance'] });
  const state = { isBusy };
  const server = new EventEmitter();
  const begun: string[] = [];
  server.on('connection', ({ name }: Socket) => begun.push(name));
  const pace = new HandshakePace({ isBusy: () => state.isBusy, now: () => performance.now() });
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

test('while callers are answered 200 handshakes begin in a second, and each of them in the end', () => {
  const { state, begun, connect } = open(true);
  flood(300, connect);
  expect(begun).toEqual([]);
  vi.advanceTimersByTime(1_000);
  expect(begun).toHaveLength(200);
  state.isBusy = false;
  vi.advanceTimersByTime(100);
  expect(begun).toEqual(Array.from({ length: 300 }, (_, index) => `f${index}`));
});

test('one network keeps the next one waiting for one handshake', () => {
  const { begun, connect } = open(true);
  flood(50, connect);
  connect('honest', '198.51.100.1');
  connect('also', '2001:db8::1');
  vi.advanceTimersByTime(20);
  expect(begun).toEqual(['f0', 'honest', 'also', 'f1']);
});

test('while none is answered no turn of the loop begins more than eight', () => {
  const { begun, connect } = open(false);
  flood(20, connect);
  const seen = [];
  for (let turn = 0; turn < 3; turn += 1) {
    vi.advanceTimersToNextTimer();
    seen.push(begun.length);
  }
  expect(seen).toEqual([8, 16, 20]);
});

test('who leaves while waiting is no error and takes no turn; who waited ten seconds is let go', () => {
  const { begun, connect } = open(true);
  const [first] = flood(2, connect);
  first?.emit('error', new Error('ECONNRESET'));
  first?.destroy();
  vi.advanceTimersByTime(5);
  expect(begun).toEqual(['f1']);
  const late = flood(2_001, connect);
  vi.advanceTimersByTime(10_005);
  expect([begun.length, late.at(-1)?.destroyed]).toEqual([2_001, true]);
});
