import type { AccountState, KeyState } from '../limits/account.ts';
import type { PlanName } from '../limits/plans.ts';
import type { MonthUse } from '../limits/use-by-day.ts';
import type { AdminEvent, BackupMade, EventSubject, KeyDetails } from '../store.ts';

type MaybePromise<T> = T | Promise<T>;

export interface AccountRow {
  readonly name: string;
  readonly plan: PlanName;
  readonly unlimited: boolean;
  readonly state: AccountState;
}

/** An account with the number of its keys that may ask yet, or be enabled again. */
export interface SeenAccount extends AccountRow {
  readonly livingKeys: number;
}

/** A key with its account, but for what requests change; as in `KeyDetails`. */
export interface KeyRow
  extends Omit<KeyDetails, 'lastUsed' | 'monthUsed' | 'monthLimit' | 'descendants'> {
  /** The key's own, whatever its account's is. */
  readonly state: KeyState;
  readonly unlimited: boolean;
  /** As in `NewKey`. */
  readonly unusedUntil: number | null;
}

/** A key with what requests change. */
export interface UsedKeyRow extends KeyRow, Pick<KeyDetails, 'monthUsed'> {
  /** Days since 1970; null = never used. */
  readonly lastUsedDay: number | null;
}

/** A key that is made, and active. Its secret is kept by nobody: the digest (hex) is. */
export interface NewKeyRow
  extends Pick<
    KeyRow,
    | 'id'
    | 'hint'
    | 'account'
    | 'expiresAt'
    | 'unusedUntil'
    | 'createdAt'
    | 'adminOf'
    | 'successorOf'
  > {
  readonly digest: string;
}

/** The rows that an order is decided by: keys by id, accounts by name. */
export interface Wanted {
  readonly keys?: readonly string[];
  readonly accounts?: readonly string[];
  /** A key by its id, with all that it was exchanged for, one after the other. */
  readonly lineOf?: string;
}

/** What stands in these rows at one moment. */
export interface Seen {
  /** By the store's clock, milliseconds since 1970. */
  readonly now: number;
  /** In the order of creation, as far as they are of one line. */
  readonly keys: ReadonlyMap<string, KeyRow>;
  /** Those of the keys as well. */
  readonly accounts: ReadonlyMap<string, SeenAccount>;
}

/** What an order changes, and its line of the history. */
export interface Change<T> {
  /** Written whole; made where no account has its name. */
  readonly account?: AccountRow;
  /** What becomes of keys that are there. */
  readonly keys?: readonly Pick<KeyRow, 'id' | 'state' | 'expiresAt'>[];
  readonly newKey?: NewKeyRow;
  readonly event: EventSubject;
  /** What whoever gave the order is told. */
  readonly result: T;
}

/** The rows of keys and accounts in a store. */
export interface KeyRows {
  read(wanted: Wanted): MaybePromise<Seen>;
  /**
   * Reads, decides and writes as one: what is written rests on rows that still stand as `decide`
   * saw them, and is on the disk before this returns (Contract 14.7).
   * @param by who is named in the history.
   * @param decide is called again where somebody else was faster; what it throws changes nothing.
   * @throws StoreError when the store cannot be used; the change may then be made all the same.
   */
  change<T>(wanted: Wanted, by: string, decide: (seen: Seen) => Change<T>): MaybePromise<T>;
  /** The keys of an account that is there, or of all, in the order of creation. */
  list(account: string | null): MaybePromise<UsedKeyRow[]>;
  /** A key by its id or by its digest (hex). */
  find(by: 'id' | 'digest', value: string): MaybePromise<UsedKeyRow | null>;
  /** As `KeyAdmin.use`, of an account that is there. */
  use(account: string): MaybePromise<MonthUse[]>;
  /** The changes of one account, or of all, oldest first. */
  events(account: string | null): MaybePromise<AdminEvent[]>;
  backUp(file: string): Promise<BackupMade>;
  close(): void;
}
