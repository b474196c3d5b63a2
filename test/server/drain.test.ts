import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { Drain } from '../../src/server/drain.ts';
import { createFrontDoor } from '../../src/server/front-door.ts';
import { SiteLane } from '../../src/server/site-lane.ts';

test('a request in flight is answered, and its connection closed by the server', async () => {
  const drain = new Drain();
  let held: (() => void) | undefined;
  const arrived = Promise.withResolvers<void>();
  class HeldLane extends SiteLane {
    override answer(request: IncomingMessage, response: ServerResponse) {
      held = () => super.answer(request, response, '/', '');
      arrived.resolve();
    }
  }
  const server = createServer(
    createFrontDoor({
      api: { answer: () => undefined },
      mcp: { answer: async () => undefined },
      site: new HeldLane({ site: { files: new Map(), notFound: null }, astro: null }),
      log: { trouble: () => undefined },
      isDraining: () => drain.isDraining,
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await arrived.promise;
  const drained = drain.run(server);
  const received = text(socket);
  held?.();
  expect(await received).toMatch(/^HTTP\/1\.1 404 /);
  await drained;
  expect(server.listening).toBe(false);
});
