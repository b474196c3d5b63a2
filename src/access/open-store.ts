import type { Month } from './limits/month.ts';
import { openEmbeddedAdmin, openEmbeddedStore } from './sqlite/embedded-store.ts';
import { mendEmbeddedMonth } from './sqlite/mend-month.ts';
import { restoreFolder } from './sqlite/restore.ts';
import { type KeyAdmin, KeyAdminError, type MovedUse, type OpenStore } from './store.ts';

/** The store to open: Redis if there is a URL, else the embedded one. Contract 14.4. */
export interface StorePlace {
  readonly redisUrl: string | null;
  /** The folder of the store's files on this machine. */
  readonly varDir: string;
}

/**
 * Opens the store of a server.
 * @param onTrouble receives every failure that no request noticed.
 * @throws StoreError when it cannot be trusted.
 */
export async function openStore({
  redisUrl,
  varDir,
  onTrouble,
}: StorePlace & { readonly onTrouble: (error: unknown) => void }): Promise<OpenStore> {
  const options = { varDir, now: Date.now, onTrouble };
  if (redisUrl === null) return openEmbeddedStore(options);
  // Loaded on demand: the client takes an eighth of a second that the embedded store does not need.
  const { openRedisStore } = await import('./redis/redis-store.ts');
  return openRedisStore({ ...options, url: redisUrl, uptime: () => performance.now() });
}

/**
 * Opens the store for administration beside running servers.
 * @param by the administrator's name in the history.
 * @throws StoreError when it cannot be opened.
 */
export async function openKeyAdmin(
  { redisUrl, varDir }: StorePlace,
  by: string,
): Promise<KeyAdmin> {
  if (redisUrl === null) return openEmbeddedAdmin(varDir, Date.now, by);
  const { openRedisAdmin } = await import('./redis/redis-store.ts');
  return openRedisAdmin(redisUrl, { varDir, by });
}

/**
 * Replaces the store with a backup; no server may be running.
 * @returns the path where the old store is kept; null = there was none.
 * @throws KeyAdminError when the file is not a backup, StoreError when it cannot be restored.
 */
export function restoreStore(
  { redisUrl, varDir }: StorePlace,
  by: string,
  file: string,
): { readonly keptAside: string | null } {
  if (redisUrl === null) return restoreFolder({ varDir, now: Date.now, by }, file);
  throw new KeyAdminError(
    'with REDIS_URL the store is restored by Redis itself: stop it, replace its dump.rdb ' +
      'with the file, and start it; docs/operating.md says how',
  );
}

/**
 * Moves use that a wrong clock recorded in the future to the present month.
 * @throws KeyAdminError when the clock is in another month than `month`.
 */
export async function mendMonth(
  { redisUrl, varDir }: StorePlace,
  by: string,
  month: Month,
): Promise<MovedUse[]> {
  if (redisUrl === null) return mendEmbeddedMonth({ varDir, now: Date.now, by }, month);
  const { openRedisRows } = await import('./redis/redis-key-rows.ts');
  const rows = openRedisRows(redisUrl, { varDir });
  try {
    return await rows.mendMonth(by, month);
  } finally {
    rows.close();
  }
}
