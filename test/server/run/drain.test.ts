import { connect } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { pageReply, textReply } from '../../../src/server/lanes/page-reply.ts';
import { Drain } from '../../../src/server/run/drain.ts';
import { laneThat, openDoor } from '../../support/server/door.ts';

test('a request in flight is answered, and the server closes its connection', async () => {
  const drain = new Drain();
  const held = Promise.withResolvers<void>();
  const arrived = Promise.withResolvers<void>();
  const lane = laneThat(async (request) => {
    arrived.resolve();
    await held.promise;
    return textReply(request, 404, 'late');
  });
  const { server, port } = await openDoor({ drain, lanes: [lane] });
  const socket = connect(port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await arrived.promise;
  const drained = drain.run(server, () => false);
  const received = text(socket);
  held.resolve();
  expect(await received).toMatch(/^HTTP\/1\.1 404 /);
  await drained;
  expect(server.listening).toBe(false);
});

test('a request that arrives during the drain is answered, and then its connection closes', async () => {
  const { port, passed } = await openDoor({ drain: { isDraining: true } });
  const socket = connect(port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(2));
  const received = await text(socket);
  expect(received.match(/^HTTP\/1\.1 404 /gm)).toHaveLength(1);
  expect(received).toMatch(/\r\nConnection: close\r\n/);
  // The second request was never handled, and so never charged.
  expect(passed).toHaveLength(1);
});

test('a long reply to a slow reader is not cut off by the sweep of idle connections', async () => {
  const drain = new Drain();
  const size = 20_000_000;
  const { server, connections, port } = await openDoor({
    drain,
    lanes: [
      laneThat((request) =>
        pageReply(request, 200, ['Content-Length', String(size)], Buffer.alloc(size), null),
      ),
    ],
  });
  const socket = connect(port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  while (!connections.isWriting()) await pause(5);
  const drained = drain.run(server, () => connections.isWriting());
  // Waits for two sweeps before reading anything.
  await pause(500);
  expect((await buffer(socket)).length).toBeGreaterThan(size);
  await drained;
});

test('a request that is never answered is cut off after ten seconds, and not before', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const drain = new Drain();
  const arrived = Promise.withResolvers<void>();
  const lane = laneThat(() => {
    arrived.resolve();
    return new Promise(() => undefined);
  });
  const { server, port } = await openDoor({ lanes: [lane] });
  const socket = connect(port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await arrived.promise;
  let isOver = false;
  const drained = drain
    .run(server, () => false)
    .then(() => {
      isOver = true;
    });
  await vi.advanceTimersByTimeAsync(9_900);
  expect([isOver, socket.destroyed]).toEqual([false, false]);
  await vi.advanceTimersByTimeAsync(200);
  expect(await text(socket)).toBe('');
  await drained;
});
