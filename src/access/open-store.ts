import { openEmbeddedAdmin, openEmbeddedStore } from './sqlite/embedded-store.ts';
import type { KeyAdmin, OpenStore } from './store.ts';

/** Which store: Redis if there is a URL, else the embedded one. Contract 14.4. */
export interface StorePlace {
  readonly redisUrl: string | null;
  /** The folder of the files that a store keeps on this machine. */
  readonly varDir: string;
}

export interface StoreOptions extends StorePlace {
  /** Told of every failure that no request noticed. */
  readonly onTrouble: (error: unknown) => void;
}

/**
 * Opens the store of a server; `callers.close` closes both halves.
 * @throws StoreError when it cannot be trusted.
 */
export async function openStore(options: StoreOptions): Promise<OpenStore> {
  const { redisUrl, varDir, onTrouble } = options;
  const now = Date.now;
  if (redisUrl === null) return openEmbeddedStore({ varDir, now, onTrouble });
  const { openRedisStore } = await redisStore();
  const uptime = () => performance.now();
  return openRedisStore({ url: redisUrl, varDir, now, uptime, onTrouble });
}

/**
 * Opens the store for administration beside running servers.
 * @throws StoreError when it cannot be opened.
 */
export async function openKeyAdmin({ redisUrl, varDir }: StorePlace): Promise<KeyAdmin> {
  if (redisUrl === null) return openEmbeddedAdmin(varDir, Date.now);
  const { openRedisAdmin } = await redisStore();
  return openRedisAdmin(redisUrl);
}

/** Loaded when asked for: the client takes an eighth of a second that the embedded store does not need. */
function redisStore() {
  return import('./redis/redis-store.ts');
}
