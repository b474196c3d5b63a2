import { randomUUIDv7 } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, BlockList } from 'node:net';
import { onTestFinished } from 'vitest';
import { createFrontDoor, type FrontDoorOptions } from '../../../src/server/lanes/front-door.ts';
import { SiteLane } from '../../../src/server/lanes/site-lane.ts';
import type { Passed } from '../../../src/server/watch/passed.ts';
import { Connections } from '../../../src/server/wire/connections.ts';
import { networkList } from '../../../src/settings/transport-settings.ts';

export interface Door {
  readonly server: Server;
  readonly connections: Connections;
  readonly port: number;
  /** What was told of each reply. */
  readonly passed: readonly Passed[];
  readonly troubles: readonly unknown[];
}

export interface DoorOptions extends Partial<FrontDoorOptions> {
  readonly connectionsMax?: number;
  readonly trusted?: readonly string[];
}

/** A front door with nothing behind it but what a test puts there. */
export async function openDoor(options: DoorOptions = {}): Promise<Door> {
  const now = () => 0;
  const newRequestId = randomUUIDv7;
  const passed: Passed[] = [];
  const troubles: unknown[] = [];
  const reporter = { replied: (one: Passed) => void passed.push(one) };
  const server = createServer({ requireHostHeader: false });
  const listener = createFrontDoor({
    api: { answer: () => undefined },
    mcp: { answer: async () => undefined },
    site: new SiteLane({
      site: { files: new Map(), notFound: null, close: () => undefined },
      astro: null,
    }),
    log: { trouble: (event, cause) => void troubles.push([event, cause]) },
    reporter,
    load: { isOverloaded: false, inFlight: 0 },
    isDraining: () => false,
    newRequestId,
    now,
    siteUrl: 'http://127.0.0.1',
    ...options,
  });
  const connections = new Connections({
    isTls: false,
    trustedProxies: options.trusted === undefined ? new BlockList() : networkList(options.trusted),
    connectionsMax: options.connectionsMax ?? 100,
    newRequestId,
    now,
    wallMillis: now,
    reporter,
  });
  connections.attach(server, listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return { server, connections, port: (server.address() as AddressInfo).port, passed, troubles };
}
