import type { AccountState } from '../limits/account.ts';
import type { PlanName } from '../limits/plans.ts';
import type { MonthUse } from '../limits/use-by-day.ts';
import type { AdminEvent, BackupMade, EventSubject, ListedKey, MaybePromise } from '../store.ts';

export interface AccountRow {
  readonly name: string;
  readonly plan: PlanName;
  readonly unlimited: boolean;
  readonly state: AccountState;
}

/** An account with the number of its keys that are neither revoked nor expired. */
export interface SeenAccount extends AccountRow {
  readonly livingKeys: number;
}

/** A key with its account, except the fields that requests change; `state` is the key's own. */
export interface KeyRow extends Omit<ListedKey, 'lastUsed' | 'monthUsed' | 'monthLimit'> {
  readonly unlimited: boolean;
  /** The time by which the key must be used, as in `NewKey`. */
  readonly unusedUntil: number | null;
}

/** A key with the fields that requests change. */
export interface UsedKeyRow extends KeyRow, Pick<ListedKey, 'monthUsed'> {
  /** Days since 1970; null = never used. */
  readonly lastUsedDay: number | null;
}

/** A new, active key. Only the digest (hex) of its secret is stored. */
export interface NewKeyRow extends Omit<KeyRow, 'plan' | 'unlimited' | 'state' | 'accountState'> {
  readonly digest: string;
}

/** The rows that an order depends on: keys by id, accounts by name. */
export interface Wanted {
  readonly keys?: readonly string[];
  readonly accounts?: readonly string[];
  /** The id of a key, for its whole chain of exchanges. */
  readonly lineOf?: string;
}

/** The content of these rows at one moment. */
export interface Seen {
  /** Milliseconds since 1970, by the store's clock. */
  readonly now: number;
  /** In the order of creation, within one chain. */
  readonly keys: ReadonlyMap<string, KeyRow>;
  /** The accounts of the keys as well. */
  readonly accounts: ReadonlyMap<string, SeenAccount>;
}

/** The changes of an order, and its entry in the history. */
export interface Change<T> {
  /** Written whole; created if there is no account of this name. */
  readonly account?: AccountRow;
  /** The changes of existing keys. */
  readonly keys?: readonly Pick<KeyRow, 'id' | 'state' | 'expiresAt'>[];
  readonly newKey?: NewKeyRow;
  readonly event: EventSubject;
  /** The reply to the administrator. */
  readonly result: T;
}

/** The rows of keys and accounts in a store. */
export interface KeyRows {
  read(wanted: Wanted): MaybePromise<Seen>;
  /**
   * Reads, decides and writes atomically: the write happens only while the rows still read as
   * `decide` saw them, and is on the disk when this returns (Contract 14.7).
   * @param by the name for the history.
   * @param decide is called again after a concurrent change; an error it throws changes nothing.
   * @throws StoreError when the store cannot be used; the change may still have been made.
   */
  change<T>(wanted: Wanted, by: string, decide: (seen: Seen) => Change<T>): MaybePromise<T>;
  /** The keys of an existing account, or of all, in the order of creation. */
  list(account: string | null): MaybePromise<UsedKeyRow[]>;
  /** A key by its id or by its digest (hex). */
  find(by: 'id' | 'digest', value: string): MaybePromise<UsedKeyRow | null>;
  /** As `KeyAdmin.use`, for an existing account. */
  use(account: string): MaybePromise<MonthUse[]>;
  /** The changes of one account, or of all, oldest first. */
  events(account: string | null): MaybePromise<AdminEvent[]>;
  backUp(file: string): Promise<BackupMade>;
  close(): void;
}
