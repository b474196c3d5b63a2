import { createGate } from '../../access/gate.ts';
import { openStore, type StorePlace } from '../../access/open-store.ts';
import type { KeyAdmin, StoreHealth } from '../../access/store.ts';
import type { Gate, Service } from '../../api/message.ts';
import { createService } from '../../api/service.ts';
import type { DataSet } from '../../artifact/data-set.ts';
import { createMcpEndpoint, type McpEndpoint } from '../../mcp/mcp-endpoint.ts';
import type { TroubleLog } from '../watch/trouble-log.ts';

/** Contract 5.4: the realm is the service's own name. */
const REALM = 'Redletter';

/** Who may ask, with the handles that its owner needs: the same whichever release is served. */
export interface Access {
  readonly gate: Gate;
  readonly admin: KeyAdmin;
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
    storeHealth: store.health,
    close: async () => store.callers.close(),
  };
}

/** The service put together. */
export interface Composition {
  readonly service: Service;
  readonly mcp: McpEndpoint;
}

/** Joins a release and a gate to the contract: the one place where every lane gets it from. */
export function compose(dataSet: DataSet, gate: Gate): Composition {
  const common = { dataSet, gate, realm: REALM };
  const service = createService(common);
  return { service, mcp: createMcpEndpoint({ ...common, service, now: Date.now }) };
}
