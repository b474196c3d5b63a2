import type { KeyState } from '../limits/account.ts';
import { isPlanName, type PlanName } from '../limits/plans.ts';
import type { AccountRow, KeyRow, Seen, UsedKeyRow } from '../orders/key-rows.ts';
import { type AdminEvent, StoreError } from '../store.ts';

/** The reply of an administration script, or a row of it. */
export type Row = readonly (string | null)[];

const ACCOUNT_WORDS = 4;
const KEY_WORDS = 12;

/** The text of `read_rows`. @param now milliseconds since 1970. */
export function readRows(now: number, text: string): Seen {
  // Redis writes a missing value as `false` in JSON.
  const [, ...all] = JSON.parse(text, (_, value) => (value === false ? null : value));
  const rows: readonly Row[] = all;
  const keys = rows.filter((row) => row.length === KEY_WORDS).map(readKey);
  const accounts = rows
    .filter((row) => row.length < KEY_WORDS)
    .map((row) => ({ ...readAccount(row), livingKeys: Number(row[ACCOUNT_WORDS]) }));
  return {
    now,
    keys: new Map(keys.map((key) => [key.id, key])),
    accounts: new Map(accounts.map((account) => [account.name, account])),
  };
}

/** A row of `describe-keys`. */
export function readUsedKey(row: Row): UsedKeyRow {
  const [lastUsedDay, monthUsed] = row.slice(KEY_WORDS);
  return { ...readKey(row), lastUsedDay: readNumber(lastUsedDay), monthUsed: Number(monthUsed) };
}

/** A line of the history. */
export function readEvent(line: string): AdminEvent {
  const { at, by, action, account = null, keyId = null, detail = null } = JSON.parse(line);
  return { at, by, action, account, keyId, detail };
}

/** The plan that Redis names. @throws StoreError when it is unknown. */
export function readPlan(value: unknown): PlanName {
  if (typeof value === 'string' && isPlanName(value)) return value;
  throw new StoreError('REDIS_URL: this Redis holds an account without a plan of ours');
}

function readKey(row: Row): KeyRow {
  const { name: account, state: accountState, plan, unlimited } = readAccount(row);
  const [id, hint, state, expiresAt, createdAt, adminOf, successorOf, unusedUntil] =
    row.slice(ACCOUNT_WORDS);
  return {
    ...{ account, accountState, plan, unlimited },
    id: `key_${id}`,
    hint: hint ?? '',
    state: state as KeyState,
    expiresAt: readNumber(expiresAt),
    createdAt: readNumber(createdAt),
    unusedUntil: readNumber(unusedUntil),
    adminOf: adminOf ?? null,
    successorOf: successorOf ? `key_${successorOf}` : null,
  };
}

function readAccount([name, plan, unlimited, state]: Row): AccountRow {
  return {
    name: name ?? '',
    plan: readPlan(plan),
    unlimited: unlimited === '1',
    // A key that was never disabled may have no state.
    state: state === 'disabled' ? 'disabled' : 'active',
  };
}

function readNumber(word: string | null | undefined): number | null {
  return word ? Number(word) : null;
}
