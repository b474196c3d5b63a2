import { createGate } from '../../access/gate.ts';
import { openStore } from '../../access/open-store.ts';
import type { KeyAdmin, StoreHealth } from '../../access/store.ts';
import type { Service } from '../../api/message.ts';
import { createService } from '../../api/service.ts';
import { buildDataSet, type DataSet } from '../../artifact/data-set.ts';
import { loadNewestRelease } from '../../artifact/load-release.ts';
import { createMcpEndpoint, type McpEndpoint } from '../../mcp/mcp-endpoint.ts';
import type { TroubleLog } from '../watch/trouble-log.ts';

/** Contract 5.4: the realm is the service's own name. */
const REALM = 'Redletter';

export interface CompositionOptions {
  readonly artifactsDir: string;
  readonly varDir: string;
  /** Null: the embedded store. */
  readonly redisUrl: string | null;
  readonly log: TroubleLog;
}

/** The service put together, with the handles that its owner needs. */
export interface Composition {
  readonly service: Service;
  readonly dataSet: DataSet;
  readonly admin: KeyAdmin;
  readonly mcp: McpEndpoint;
  storeHealth(): Promise<StoreHealth>;
  close(): Promise<void>;
}

/**
 * Loads the newest release, opens the store, and joins them to the contract: the one
 * place where both lanes get the same service from.
 * @throws ReleaseError or StoreError when either cannot be trusted.
 */
export async function compose(options: CompositionOptions): Promise<Composition> {
  const dataSet = buildDataSet(loadNewestRelease(options.artifactsDir));
  const store = await openStore({
    redisUrl: options.redisUrl,
    varDir: options.varDir,
    onTrouble: (error) => options.log.trouble('store', error),
  });
  const common = {
    dataSet,
    gate: createGate(store.callers),
    realm: REALM,
  };
  const service = createService(common);
  return {
    service,
    dataSet,
    admin: store.admin,
    mcp: createMcpEndpoint({ ...common, service, now: Date.now }),
    storeHealth: store.health,
    close: async () => store.callers.close(),
  };
}
