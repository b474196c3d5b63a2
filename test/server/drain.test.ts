import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { Drain } from '../../src/server/drain.ts';
import { SiteLane } from '../../src/server/site-lane.ts';
import type { Visit } from '../../src/server/visit.ts';
import { openDoor } from './door.ts';

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
    site: new HeldLane({ site: { files: new Map(), notFound: null }, astro: null }),
    isDraining: () => drain.isDraining,
  });
  const socket = connect(port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await arrived.promise;
  const drained = drain.run(server);
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
