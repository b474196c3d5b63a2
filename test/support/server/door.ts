import { randomUUIDv7 } from 'node:crypto';
import type { Server } from 'node:http';
import { type AddressInfo, BlockList } from 'node:net';
import { onTestFinished } from 'vitest';
import {
  createFrontDoor,
  type FrontDoorOptions,
  type Lanes,
} from '../../../src/server/lanes/front-door.ts';
import { GuestPace } from '../../../src/server/lanes/guest-pace.ts';
import { IN_JSON, type Lane } from '../../../src/server/lanes/lane.ts';
import { createSiteLane } from '../../../src/server/lanes/site-lane.ts';
import { Visitors } from '../../../src/server/lanes/visitors.ts';
import type {
  ReportedReply,
  ReportedRequest,
  Reporter,
} from '../../../src/server/watch/reporter.ts';
import { ArrivalTurns } from '../../../src/server/wire/arrival-turns.ts';
import { Connections } from '../../../src/server/wire/connections.ts';
import { createListener } from '../../../src/server/wire/listener.ts';
import { networkList } from '../../../src/settings/networks.ts';

export interface Door {
  readonly server: Server;
  readonly connections: Connections;
  readonly port: number;
  /** The log entry of each reply. */
  readonly passed: readonly (ReportedRequest & ReportedReply)[];
  readonly troubles: readonly unknown[];
  close(): void;
}

export interface DoorOptions extends Partial<FrontDoorOptions> {
  readonly lanes?: Lanes;
  readonly connectionsMax?: number;
  readonly connectionsPerAddressMax?: number;
  readonly trusted?: readonly string[];
}

/** A lane that takes every path and writes its refusals and failures as JSON. */
export function laneThat(answer: Lane['answer']): Lane {
  return { ...IN_JSON, name: 'api', paths: /^/, readsBody: false, weight: 1, answer };
}

/** A front door with only the given lanes; without any, a site without pages. */
export async function startDoor(options: DoorOptions = {}): Promise<Door> {
  const now = () => 0;
  const newRequestId = randomUUIDv7;
  const passed: (ReportedRequest & ReportedReply)[] = [];
  const troubles: unknown[] = [];
  const reporters: Reporter[] = [
    { replied: (request, reply) => void passed.push({ ...request, ...reply }) },
  ];
  const server = createListener(null);
  const noPages = createSiteLane({
    ...{ site: null, busy: null },
    siteUrl: 'http://127.0.0.1',
  });
  const listener = createFrontDoor({
    served: { lanes: options.lanes ?? [noPages] },
    log: { trouble: (event, cause) => void troubles.push([event, cause]) },
    reporters,
    load: { isOverloaded: false, wait: () => undefined },
    pace: new GuestPace(now),
    arrivals: new ArrivalTurns({
      isFull: () => false,
      isBusy: () => false,
      now: () => performance.now(),
    }),
    visitors: new Visitors(),
    sign: (_, reply) => reply,
    drain: { isDraining: false },
    newRequestId,
    now,
    ...options,
  });
  const connections = new Connections({
    isTls: false,
    trustedProxies: options.trusted === undefined ? new BlockList() : networkList(options.trusted),
    siteUrl: 'https://redletter.example',
    connectionsMax: options.connectionsMax ?? 100,
    connectionsPerAddressMax: options.connectionsPerAddressMax ?? 100,
    newRequestId,
    now,
    wallMillis: now,
    reporters,
  });
  connections.attach(server, listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  const { port } = server.address() as AddressInfo;
  return { server, connections, port, passed, troubles, close };
}

/** A front door that closes at the end of the test. */
export async function openDoor(options: DoorOptions = {}): Promise<Door> {
  const door = await startDoor(options);
  onTestFinished(() => door.close());
  return door;
}
