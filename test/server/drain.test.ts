import { randomUUIDv7 } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, BlockList, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { Connections } from '../../src/server/connections.ts';
import { Drain } from '../../src/server/drain.ts';
import { createFrontDoor } from '../../src/server/front-door.ts';
import { SiteLane } from '../../src/server/site-lane.ts';
import type { Visit } from '../../src/server/visit.ts';

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
  const now = () => 0;
  const newRequestId = randomUUIDv7;
  const reporter = { replied: () => undefined };
  const server = createServer();
  new Connections({
    isTls: false,
    trustedProxies: new BlockList(),
    connectionsMax: 10,
    newRequestId,
    now,
    wallMillis: now,
    reporter,
  }).attach(
    server,
    createFrontDoor({
      api: { answer: () => undefined },
      mcp: { answer: async () => undefined },
      site: new HeldLane({ site: { files: new Map(), notFound: null }, astro: null }),
      log: { trouble: () => undefined },
      reporter,
      load: { isOverloaded: false, inFlight: 0 },
      isDraining: () => drain.isDraining,
      newRequestId,
      now,
      siteUrl: 'http://127.0.0.1',
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
