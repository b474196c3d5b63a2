import { join } from 'node:path';
import { parseRedisAddress } from '../../settings/redis-address.ts';
import { newId } from '../keys/base62.ts';
import { createKeyAdmin } from '../orders/key-orders.ts';
import { type KeyAdmin, type OpenStore, StoreError, type StoreOptions } from '../store.ts';
import { Journal } from '../usage/journal.ts';
import { Merger, type UsageStore } from '../usage/merger.ts';
import { StoreIdentity } from '../var-dir/store-identity.ts';
import { RedisDownError, RedisLink } from './link.ts';
import { NAMES, PREFIXES } from './names.ts';
import { RedisCallers } from './redis-callers.ts';
import { IDENTITY, openRedisRows, otherStore, type RedisRowsOptions } from './redis-key-rows.ts';

export interface RedisStoreOptions extends StoreOptions {
  readonly url: string;
  /** Milliseconds on a monotonic clock. */
  readonly uptime: () => number;
  /** The clock that the limits use, as `redisScripts` takes it. */
  readonly clock?: string;
  /** Contract 14.5: our own deadline for every call of a request, in milliseconds. */
  readonly deadlineMillis?: number;
}

/** A start waits this long for Redis, then continues without it. */
const START_PATIENCE_MILLIS = 1_000;
const MERGE_EVERY_MILLIS = 500;

/**
 * Opens the store for a server. A Redis that is down does not stop a start: until it is back, no
 * key is known and the answer is 503.
 * @throws StoreError when Redis is not the store that this instance belongs to, or refuses its
 * user or password.
 */
export async function openRedisStore(options: RedisStoreOptions): Promise<OpenStore> {
  const { url, varDir, onTrouble, clock, deadlineMillis = 40 } = options;
  const folder = join(varDir, 'journal');
  const identity = new StoreIdentity(join(varDir, IDENTITY));
  const journal = new Journal({ folder, newId, storeId: () => identity.id, onTrouble });
  const address = parseRedisAddress(url);
  const onUp = () => void merge();
  const link = new RedisLink({ address, deadlineMillis, clock, onTrouble, onUp });
  const merger = new Merger({ journal, store: redisUsage(link, identity, onTrouble), onTrouble });
  const merge = async () => {
    if (link.isUp && identity.id !== null) await merger.run();
  };
  const callers = new RedisCallers({ ...options, link, journal, identity });
  const onChange = () => callers.forget();
  const admin = openRedisAdmin(url, { varDir, clock, identity, onChange, by: 'server' });
  const timer = setInterval(() => {
    if (!journal.isEmpty) void merge();
  }, MERGE_EVERY_MILLIS).unref();
  const end = () => {
    clearInterval(timer);
    link.close();
    journal.close();
    admin.close();
  };
  try {
    await checkStore(link, identity, onTrouble);
    // Before the first `onUp` the store was not known yet.
    await merge();
  } catch (error) {
    end();
    throw error;
  }
  return {
    ...{ callers, admin, orders: admin },
    async health() {
      await link.check();
      const ofJournal = journal.health;
      const unreadyBecause = [...objectionsTo(link), ...ofJournal.unreadyBecause];
      return { ...ofJournal, isUp: link.isUp && !callers.isElsewhere, unreadyBecause };
    },
    async close() {
      await merge();
      end();
    },
  };
}

/**
 * Opens the store for administration beside running servers.
 * @param options with the name for the history.
 * @throws StoreError when the URL cannot be read; each call reports what Redis refuses.
 */
export function openRedisAdmin(
  url: string,
  { by, ...options }: RedisRowsOptions & { readonly by: string },
): KeyAdmin {
  return createKeyAdmin(openRedisRows(url, options), by);
}

/** The use of accounts in Redis, and how far each journal is merged. */
function redisUsage(
  link: RedisLink,
  identity: StoreIdentity,
  onTrouble: (error: unknown) => void,
): UsageStore {
  const told = new Set<string>();
  return {
    // One to two milliseconds of Redis's time.
    entriesAtOnce: 500,
    // Another store's journals stay where they are, and are reported once.
    isOurs({ path, storeId }) {
      if (storeId === null || storeId === identity.id) return true;
      if (!told.has(path)) onTrouble(new Error(`${path} is of another store and was left out`));
      told.add(path);
      return false;
    },
    // A running server does not stop for one bad line; the others still count.
    onDamage: (place) => onTrouble(new Error(`${place} is damaged and was left out`)),
    // False while Redis is down, or is not the store that the journals belong to.
    async merge({ journal, first, entries }) {
      if (identity.id === null) return false;
      const words = entries.flatMap(({ accountId, month, units, call }) =>
        [accountId, month, units, call?.session ?? '', call?.index ?? ''].map(String),
      );
      try {
        const names = [NAMES.store, PREFIXES.journal + journal.id];
        const [status] = await link.run('merge', names, [identity.id, String(first + 1), ...words]);
        return status === 'merged';
      } catch (error) {
        // The link has reported the outage, and reports when Redis is back.
        if (error instanceof RedisDownError) return false;
        throw error;
      }
    },
    // The mark expires by itself.
    forget: () => undefined,
  };
}

/**
 * Why a process should receive no requests. A Redis that is down is no reason: known keys are
 * served without it, and every other process is equally affected.
 */
function objectionsTo({ refusal, wasUp }: RedisLink): string[] {
  if (refusal === null) return wasUp ? [] : ['Redis has not been reached yet'];
  const what = refusal.kind === 'writes' ? 'takes no writes' : 'refuses our user or password';
  return [`Redis ${what} (${refusal.code})`];
}

/** Refuses a Redis that lacks the keys this instance has served: each would be a false 401. */
async function checkStore(
  link: RedisLink,
  identity: StoreIdentity,
  onTrouble: (error: unknown) => void,
): Promise<void> {
  let found: unknown;
  try {
    await link.ready(START_PATIENCE_MILLIS);
    found = await link.send(['GET', NAMES.store]);
  } catch (error) {
    if (link.refusal?.kind !== 'credentials') return onTrouble(error);
    // Not an outage: only a person can repair it.
    throw new StoreError(
      `REDIS_URL: Redis refuses this user or password (${link.refusal.code}); write those that ` +
        'it knows: redis://[user[:password]@]host',
    );
  }
  if (identity.id !== null && found !== identity.id) throw otherStore();
  if (typeof found === 'string') identity.adopt(found);
}
