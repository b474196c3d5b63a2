import { setTimeout as pass } from 'node:timers/promises';
import { createGate } from '../../access/gate.ts';
import { openStore, type StorePlace } from '../../access/open-store.ts';
import type { HolderOrders, KeyAdmin, StoreHealth } from '../../access/store.ts';
import type { Gate, Service } from '../../api/message.ts';
import { createService } from '../../api/service.ts';
import type { DataSet } from '../../artifact/data-set.ts';
import type { ReleaseFiles } from '../../artifact/release-files.ts';
import { createMcpEndpoint, type McpEndpoint } from '../../mcp/mcp-endpoint.ts';
import { compress } from '../files/compress.ts';
import type { TroubleLog } from '../watch/trouble-log.ts';

/** Contract 5.4: the realm is the service's own name. */
const REALM = 'Redletter';

/** Who may ask, with the handles that its owner needs: the same whichever release is served. */
export interface Access {
  readonly gate: Gate;
  readonly admin: KeyAdmin;
  readonly orders: HolderOrders;
  storeHealth(): Promise<StoreHealth>;
  close(): Promise<void>;
}

/**
 * Opens the store.
 * @throws StoreError when it cannot be trusted.
 */
export async function openAccess(place: StorePlace, log: TroubleLog): Promise<Access> {
  const store = await openStore({
    ...place,
    onTrouble: (error) => log.trouble('store', error),
  });
  return {
    gate: createGate(store.callers),
    admin: store.admin,
    orders: store.orders,
    storeHealth: store.health,
    close: async () => store.callers.close(),
  };
}

/** The service put together. */
export interface Composition {
  readonly service: Service;
  readonly mcp: McpEndpoint;
}

/** Files of earlier releases are read at most this often: Decision 31. */
const READING_REST_MILLIS = 10;

/**
 * Joins a release, its predecessors and a gate to the contract: the one place where every lane
 * gets it from.
 */
export function compose(dataSet: DataSet, releases: ReleaseFiles, gate: Gate): Composition {
  const rest = () => pass(READING_REST_MILLIS);
  const wallMillis = Date.now;
  const common = { dataSet, releases, rest, wallMillis, gate, realm: REALM };
  const service = createService({ ...common, compress });
  return { service, mcp: createMcpEndpoint({ ...common, service, now: wallMillis }) };
}
