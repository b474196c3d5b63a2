import type { Refusal, Spent, Unavailable } from '../api/message.ts';
import type { AccountState, KeyState, KnownCaller } from './limits/account.ts';
import type { Month } from './limits/month.ts';
import type { PlanName } from './limits/plans.ts';
import type { MonthUse } from './limits/use-by-day.ts';

export type MaybePromise<T> = T | Promise<T>;

/** The caller of a key; else why there is no valid key. */
export type Found = KnownCaller | Refusal | Unavailable;

/** The part of a store that answers requests: the hot path. */
export interface CallerStore {
  /** Finds a key by its digest (hex). */
  find(digest: string): MaybePromise<Found>;
  /** See `Gate.spend`. Contract 14.3: one call. */
  spend(caller: KnownCaller, countsForMonth: boolean): MaybePromise<Spent | Refusal | Unavailable>;
}

/** A store's health, for operators: Contract 16.1 and 16.5. */
export interface StoreHealth {
  /** Whether keys can be looked up and use be counted there now. */
  readonly isUp: boolean;
  /** Why this process should be sent no requests, each in words; empty when it may be. */
  readonly unreadyBecause: readonly string[];
  /** Whether the last write of use to `VAR_DIR` succeeded. */
  readonly isJournalWritable: boolean;
  /** Size of the usage journals below `VAR_DIR`. */
  readonly journalBytes: number;
  /** Units that this process has given out and that the store has not counted yet. */
  readonly unmergedUnits: number;
}

/** What every store of a server needs. */
export interface StoreOptions {
  /** The folder of the store's files on this machine; created when missing. */
  readonly varDir: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Receives every failure that no request noticed; an outage once. */
  readonly onTrouble: (error: unknown) => void;
}

/** A store as a server has it. */
export interface OpenStore {
  readonly callers: CallerStore;
  readonly admin: KeyAdmin;
  readonly orders: HolderOrders;
  readonly health: () => Promise<StoreHealth>;
  /** Writes what is still in memory and lets go of files or connections. */
  readonly close: () => MaybePromise<void>;
}

/** How long a key that must first be used stays valid unused. */
export const UNUSED_MILLIS = 7 * 86_400_000;

export interface NewKey {
  readonly account: string;
  /** Null: the plan the account has, or `free` for a new account. */
  readonly plan: PlanName | null;
  /** Lifts bucket and quota of the account. */
  readonly unlimited: boolean;
  /** Milliseconds since 1970; null = never. */
  readonly expiresAt: number | null;
  /** When it ends unless it has been used by then, milliseconds since 1970; absent or null = never. */
  readonly unusedUntil?: number | null;
  /** The account whose keys it may see and end; absent = it is a right to itself alone. */
  readonly adminOf?: string | null;
}

export interface CreatedKey extends Pick<ListedKey, 'id' | 'account' | 'plan' | 'expiresAt'> {
  /** The key itself: this is the only time it can be seen. */
  readonly key: string;
}

/** What administration shows of a key. */
export interface ListedKey {
  readonly id: string;
  /** The key's last four characters. */
  readonly hint: string;
  readonly account: string;
  readonly plan: PlanName;
  /** The state that a request meets: an active key of a disabled account is disabled. */
  readonly state: KeyState;
  /** Milliseconds since 1970; null = before this was kept. */
  readonly createdAt: number | null;
  /** When it expires, or until when it must first be used; null = never. */
  readonly expiresAt: number | null;
  /** YYYY-MM-DD (UTC); null = never used. */
  readonly lastUsed: string | null;
  /** The account's use of this month. */
  readonly monthUsed: number;
  /** Null = unlimited. */
  readonly monthLimit: number | null;
  readonly accountState: AccountState;
  /** The account whose keys it may see and end; null = none. */
  readonly adminOf: string | null;
  /** The key that was exchanged for this one; null = none. */
  readonly successorOf: string | null;
}

/** A key, and its successors. */
export interface KeyDetails extends ListedKey {
  /** What it was exchanged for, what that was exchanged for, and so on; oldest first. */
  readonly descendants: readonly Pick<ListedKey, 'id' | 'hint' | 'state' | 'expiresAt'>[];
}

/** A change of administration, as the history has it. */
export interface AdminEvent {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Who made it: what `--by` said, or the login name. */
  readonly by: string;
  /** The order, by its name. */
  readonly action: string;
  readonly account: string | null;
  readonly keyId: string | null;
  /** More about it: a plan, an expiry, a successor, a file. */
  readonly detail: string | null;
}

/** What a change says of itself; who made it, and when, is added. */
export type EventSubject = Pick<AdminEvent, 'action'> & Partial<AdminEvent>;

/** Use that was recorded in a future month and now counts in this one. */
export interface MovedUse {
  readonly account: string;
  readonly from: Month;
  readonly units: number;
}

export interface BackupMade {
  readonly storeId: string;
  readonly keys: number;
  readonly bytes: number;
}

/** What `npm run keys` needs of a store. Every refusal is a `KeyAdminError`. */
export interface KeyAdmin {
  create(input: NewKey): Promise<CreatedKey>;
  /** The keys of one account or of all, sorted by account, then by creation. */
  list(account?: string | null): Promise<ListedKey[]>;
  /** One key, by its id. */
  show(id: string): Promise<KeyDetails>;
  /** An account's use of the month that is counted in and of the one before, newest first. */
  use(account: string): Promise<MonthUse[]>;
  /** A new key of the same account, once; the old one expires after `overlapMillis`. */
  rotate(id: string, overlapMillis: number): Promise<CreatedKey>;
  /** @param by the name for the history, if not that of the administrator who opened this. */
  setState(id: string, state: KeyState, by?: string): Promise<void>;
  /** Revokes a key and its descendants. @returns the ids of the descendants it revoked. */
  revokeLine(id: string): Promise<readonly string[]>;
  /** Changes the account's state; each of its keys keeps its own. */
  setAccountState(account: string, state: AccountState): Promise<void>;
  /** Sets the account's plan, and ends `unlimited`. */
  setPlan(account: string, plan: PlanName): Promise<void>;
  /** Finds a key's owner by its digest (hex). */
  whois(digest: string): Promise<KeyDetails>;
  /** Notes in the history that another key signs replies from now on; it is no key of ours. */
  noteSigningKey(id: string): Promise<void>;
  /** The history, oldest first; of one account or of all. */
  events(account: string | null): Promise<AdminEvent[]>;
  /** Writes all that the store holds to a file, while servers go on. */
  backUp(file: string): Promise<BackupMade>;
  close(): MaybePromise<void>;
}

/** The orders that a key's holder may give a running server, whose event loop does not wait for the disk. */
export type HolderOrders = Pick<
  KeyAdmin,
  'create' | 'rotate' | 'setState' | 'revokeLine' | 'whois' | 'use' | 'list'
>;

/** An order that cannot be carried out: says what is wrong and what to write instead. */
export class KeyAdminError extends Error {
  override readonly name = 'KeyAdminError';
}

/** A failure as a StoreError that says where it was, what failed and why; a StoreError stays. */
export function storeError(place: string, what: string, error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new StoreError(`${place}: ${what} (${reason})`, { cause: error });
}

/** A store that cannot be trusted or opened: says which file, and what to do. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
  /** `EX_CONFIG` of sysexits: starting again will not help before somebody has acted. */
  readonly exitCode = 78;
}
