import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { type Spent, UNAVAILABLE, type Unavailable } from '../../api/message.ts';
import { type KeyRecord, type KeyState, KnownCaller, refusalOf } from '../limits/account.ts';
import { BoundedMap } from '../limits/bounded-map.ts';
import { DAY_MILLIS } from '../limits/month.ts';
import type { Spending } from '../limits/spending.ts';
import type { CallerStore, Found, StoreOptions } from '../store.ts';
import type { Journal } from '../usage/journal.ts';
import type { KeyDays } from './key-days.ts';

/** How soon changes of another process are seen; 5 s are allowed. */
const CHANGES_SEEN_MILLIS = 1_000;
/** Contract 14.5: keys already known are served this long while the file cannot be read. */
const KNOWN_SERVED_MILLIS = 300_000;

/**
 * The row of the key; for an unknown digest that of the first key, with `isAsked` 0; all null in
 * a store without keys. STRICT tables guarantee the types.
 */
type Row =
  | ({ [Name in keyof KeyRecord]: null } & { isAsked: null; conditions: null; state: null })
  | (Omit<KeyRecord, 'unlimited'> & {
      unlimited: 0 | 1;
      isAsked: 0 | 1;
      conditions: number;
      state: KeyState;
    });

/** When a key ends: earlier for an unused key that has to be used first. Null = never. */
const ENDS = `iif(k.last_used_day IS NULL AND k.unused_until IS NOT NULL,
  min(coalesce(k.expires_at, k.unused_until), k.unused_until), k.expires_at)`;

export interface CallersOptions extends Omit<StoreOptions, 'varDir'> {
  readonly database: DatabaseSync;
  readonly spending: Spending;
  readonly journal: Journal;
  readonly days: KeyDays;
  /** Callers in memory; the one found longest ago is evicted first. */
  readonly callersMax: number;
}

/** The hot path on the embedded store; it answers synchronously. */
export class SqliteCallers implements CallerStore {
  readonly #options: CallersOptions;
  readonly #find: StatementSync;
  readonly #dataVersion: StatementSync;
  /**
   * By key digest, valid keys only: a flood of unknown keys cannot evict them, and an unknown key
   * takes the same path through the store as a revoked one.
   */
  readonly #cache: BoundedMap<string, KnownCaller>;
  #seenVersion: unknown;
  #seenAt = Number.NEGATIVE_INFINITY;
  #readAt = Number.NEGATIVE_INFINITY;

  constructor(options: CallersOptions) {
    this.#options = options;
    this.#cache = new BoundedMap(options.callersMax);
    // Contract 5.3: the same work for an unknown, revoked, disabled or expired key. For an unknown
    // one, the first key's row is read instead, with its account, and all three conditions are
    // evaluated.
    this.#find = options.database.prepare(
      `SELECT k.id AS keyId, k.account_id AS accountId, a.name AS account, a.plan AS plan,
              a.unlimited AS unlimited, iif(k.state = 'active', a.state, k.state) AS state,
              ${ENDS} AS expiresAt, k.last_used_day AS lastUsedDay, k.digest = ?1 AS isAsked,
              (k.digest = ?1) + (iif(k.state = 'active', a.state, k.state) = 'active')
                + (coalesce(${ENDS}, 1e300) > ?2) AS conditions
       FROM (SELECT coalesce((SELECT number FROM keys WHERE digest = ?1), 1) AS number) AS asked
       LEFT JOIN keys AS k ON k.number = asked.number
       LEFT JOIN accounts AS a ON a.id = k.account_id`,
    );
    this.#dataVersion = options.database.prepare('PRAGMA data_version');
  }

  find(digest: string): Found {
    const now = this.#options.now();
    if (Math.abs(now - this.#seenAt) >= CHANGES_SEEN_MILLIS) this.#lookForChanges(now);
    const cached = this.#cache.get(digest);
    if (cached !== undefined && now < cached.expiresAt) return cached;
    let row: Row;
    try {
      row = this.#find.get(Buffer.from(digest, 'hex'), now) as Row;
    } catch (error) {
      this.#options.onTrouble(error);
      return UNAVAILABLE;
    }
    if (row.conditions !== 3) return row.isAsked === 1 ? refusalOf(row.state) : 'unknown';
    const caller = new KnownCaller({ ...row, unlimited: row.unlimited === 1 });
    this.#cache.set(digest, caller);
    return caller;
  }

  spend(caller: KnownCaller, countsForMonth: boolean): Spent | Unavailable {
    const { spending, journal, days } = this.#options;
    const now = this.#options.now();
    let spent: Spent;
    try {
      spent = spending.spend(caller, countsForMonth, now);
    } catch (error) {
      this.#options.onTrouble(error);
      return UNAVAILABLE;
    }
    if (!spent.ok) return spent;
    if (countsForMonth) {
      const month = spending.month(now);
      journal.add({ accountId: caller.accountId, month, units: 1, call: null });
    }
    // `dayAt` inlined: this is on the path of every request.
    const today = Math.floor(now / DAY_MILLIS);
    if (caller.lastUsedDay !== today) {
      caller.lastUsedDay = today;
      const { keyId, accountId } = caller;
      const before = spending.used(accountId) - (countsForMonth ? 1 : 0);
      const month = spending.month(now);
      days.note(keyId, { accountId, month, day: today, before });
    }
    return spent;
  }

  /** Drops the cache, so that a change made in this process takes effect at once. */
  forget(): void {
    this.#cache.clear();
  }

  /** `data_version` changes when another connection has committed. */
  #lookForChanges(now: number): void {
    this.#seenAt = now;
    try {
      const version = this.#dataVersion.get()?.data_version;
      if (version !== this.#seenVersion) this.#cache.clear();
      this.#seenVersion = version;
      this.#readAt = now;
    } catch (error) {
      this.#options.onTrouble(error);
      if (now - this.#readAt > KNOWN_SERVED_MILLIS) this.#cache.clear();
    }
  }
}
