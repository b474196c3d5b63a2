import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { SiteLane } from '../../../src/server/lanes/site-lane.ts';
import { Drain } from '../../../src/server/run/drain.ts';
import type { Visit } from '../../../src/server/wire/visit.ts';
import { openDoor } from '../../support/server/door.ts';

test('a request in flight is answered, and its connection closed by the server', async () => {
  const drain = new Drain();
  let held: (() => void) | undefined;
  const arrived = Promise.withResolvers<void>();
  class HeldLane extends SiteLane {
    override answer(request: IncomingMessage, response: ServerResponse, visit: Visit) {
      held = () => super.answer(request, response, visit);
      arrived.resolve();
    }
  }
  const { server, port } = await openDoor({
    site: new HeldLane({
      site: { files: new Map(), notFound: null, close: () => undefined },
      astro: null,
    }),
    isDraining: () => drain.isDraining,
  });
  const socket = connect(port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await arrived.promise;
  const drained = drain.run(server, () => false);
  const received = text(socket);
  held?.();
  expect(await received).toMatch(/^HTTP\/1\.1 404 /);
  await drained;
  expect(server.listening).toBe(false);
});

test('the reply to a request that comes while it drains is the last of its connection', async () => {
  const { port, passed } = await openDoor({ isDraining: () => true });
  const socket = connect(port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(2));
  const received = await text(socket);
  expect(received.match(/^HTTP\/1\.1 404 /gm)).toHaveLength(1);
  expect(received).toMatch(/\r\nConnection: close\r\n/);
  // The second one was never handled, so it was never charged either.
  expect(passed).toHaveLength(1);
});

test('a long reply to a slow reader is not cut off by the sweep of idle connections', async () => {
  const drain = new Drain();
  const size = 20_000_000;
  const { server, connections, port } = await openDoor({
    site: {
      answer: (_request, response) => {
        response.writeHead(200, { 'Content-Length': size });
        response.end(Buffer.alloc(size));
      },
    },
    isDraining: () => drain.isDraining,
  });
  const socket = connect(port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  while (!connections.isWriting()) await pause(5);
  const drained = drain.run(server, () => connections.isWriting());
  // Two sweeps go by before anything is read.
  await pause(500);
  expect((await buffer(socket)).length).toBeGreaterThan(size);
  await drained;
});

test('a request that is never answered is cut off after ten seconds, and not before', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const drain = new Drain();
  const arrived = Promise.withResolvers<void>();
  const { server, port } = await openDoor({ site: { answer: () => arrived.resolve() } });
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
