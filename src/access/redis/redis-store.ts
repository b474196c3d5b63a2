import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { parseRedisAddress } from '../../settings/redis-address.ts';
import { newId } from '../keys/base62.ts';
import { createKeyAdmin } from '../orders/key-orders.ts';
import { type KeyAdmin, type OpenStore, StoreError, type StoreHealth } from '../store.ts';
import { Journal } from '../usage/journal.ts';
import type { JournalFile } from '../usage/journal-files.ts';
import { Merger } from '../usage/merger.ts';
import { StoreIdentity } from '../var-dir/store-identity.ts';
import { RedisDownError, RedisLink } from './link.ts';
import { otherStore } from './meant-store.ts';
import { NAMES } from './names.ts';
import { RedisCallers } from './redis-callers.ts';
import { redisKeyRows } from './redis-key-rows.ts';
import { redisUsage } from './redis-usage.ts';
import { REDIS_CLOCK } from './scripts.ts';

export interface RedisStoreOptions {
  readonly url: string;
  /** The folder of the journal, and of what this instance remembers of the store. */
  readonly varDir: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Milliseconds on a monotonic clock. */
  readonly uptime: () => number;
  /** Called once for every outage, and for every failure of the journal. */
  readonly onTrouble: (error: unknown) => void;
  /** The Lua expression for the clock that the limits use; Redis's own if left out. */
  readonly clock?: string;
  /** How long a call of a request may take, in milliseconds; 40 if left out. */
  readonly deadlineMillis?: number;
}

/** Contract 14.5: our own deadline for every call of a request. */
const CALL_DEADLINE_MILLIS = 40;
const ADMIN_DEADLINE_MILLIS = 5_000;
/** A start waits this long for Redis, then continues without it. */
const START_PATIENCE_MILLIS = 1_000;
const MERGE_EVERY_MILLIS = 500;
const JOURNALS = 'journal';
const IDENTITY = 'redis-store-id';

/**
 * Opens the store for a server. A Redis that is down does not stop a start: until it is back, no
 * key is known and the answer is 503.
 * @throws StoreError when Redis is not the store that this instance belongs to, or refuses its
 * user or password.
 */
export async function openRedisStore(options: RedisStoreOptions): Promise<OpenStore> {
  const { url, varDir, onTrouble } = options;
  const clock = options.clock ?? REDIS_CLOCK;
  const folder = join(varDir, JOURNALS);
  const identity = new StoreIdentity(join(varDir, IDENTITY));
  const journal = new Journal({ folder, newId, storeId: () => identity.id, onTrouble });
  const link = new RedisLink({
    address: parseRedisAddress(url),
    deadlineMillis: options.deadlineMillis ?? CALL_DEADLINE_MILLIS,
    onTrouble,
    onUp: () => void merge(),
  });
  const merger = new Merger({
    journal,
    isOurs: skipForeign(identity, onTrouble),
    store: redisUsage(link, identity),
    // A running server does not stop for one bad line; the others still count.
    onDamage: (place) => onTrouble(new Error(`${place} is damaged and was left out`)),
    onTrouble,
  });
  const merge = async () => {
    if (link.isUp && identity.id !== null) await merger.run();
  };
  const callers = new RedisCallers({ ...options, link, journal, identity, clock });
  const onChange = () => callers.forget();
  const rows = openRedisRows(url, { varDir, clock, identity, onChange });
  const admin = createKeyAdmin(rows, 'server', randomBytes);
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
  const health = async (): Promise<StoreHealth> => {
    await link.check();
    const ofJournal = journal.health;
    const isUp = link.isUp && !callers.isElsewhere;
    return {
      ...ofJournal,
      isUp,
      unreadyBecause: [...objectionsTo(link), ...ofJournal.unreadyBecause],
    };
  };
  const close = async () => {
    await merge();
    end();
  };
  return { callers, admin, orders: admin, health, close };
}

export interface RedisRowsOptions {
  /** The folder where a server has recorded its store; any other store is refused. */
  readonly varDir: string;
  /** How long each call waits for the connection, in milliseconds; 5,000 if left out. */
  readonly patienceMillis?: number;
  /** The Lua expression for the clock of expiry and months; Redis's own if left out. */
  readonly clock?: string;
  /** Called after every change. */
  readonly onChange?: () => void;
  /** The store's id; if left out, the one recorded in `varDir`. */
  readonly identity?: StoreIdentity;
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
  return createKeyAdmin(openRedisRows(url, options), by, randomBytes);
}

/** Like `openRedisAdmin`, but gives only the rows. */
export function openRedisRows(url: string, options: RedisRowsOptions) {
  const link = new RedisLink({
    address: parseRedisAddress(url),
    deadlineMillis: ADMIN_DEADLINE_MILLIS,
    // Every call throws its own reason.
    onTrouble: () => undefined,
    onUp: () => undefined,
  });
  return redisKeyRows({
    clock: REDIS_CLOCK,
    patienceMillis: ADMIN_DEADLINE_MILLIS,
    identity: new StoreIdentity(join(options.varDir, IDENTITY)),
    onChange: () => undefined,
    ...options,
    link,
  });
}

/** For a merger: another store's journals stay where they are, and are reported once. */
function skipForeign(identity: StoreIdentity, onTrouble: (error: unknown) => void) {
  const told = new Set<string>();
  return ({ path, storeId }: JournalFile): boolean => {
    if (storeId === null || storeId === identity.id) return true;
    if (!told.has(path)) onTrouble(new Error(`${path} is of another store and was left out`));
    told.add(path);
    return false;
  };
}

/**
 * Why a process should receive no requests. A Redis that is down is no reason: known keys are
 * served without it, and every other process is equally affected.
 */
function objectionsTo(link: RedisLink): string[] {
  const { refusal } = link;
  if (refusal?.kind === 'credentials') {
    return [`Redis refuses our user or password (${refusal.code})`];
  }
  if (refusal?.kind === 'writes') return [`Redis takes no writes (${refusal.code})`];
  return link.wasUp ? [] : ['Redis has not been reached yet'];
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
    if (!(error instanceof RedisDownError)) throw error;
    if (link.refusal?.kind === 'credentials') {
      // Not an outage: only a person can repair it.
      throw new StoreError(
        `REDIS_URL: Redis refuses this user or password (${link.refusal.code}); write those that ` +
          'it knows: redis://[user[:password]@]host',
      );
    }
    onTrouble(error);
    return;
  }
  if (identity.id !== null && found !== identity.id) throw otherStore();
  if (typeof found === 'string') identity.adopt(found);
}
