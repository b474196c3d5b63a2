import type { AccountState, KeyState } from '../limits/account.ts';
import type { PlanName } from '../limits/plans.ts';
import type { CreatedKey, NewKey } from '../store.ts';
import type { AccountRow, Change, KeyRow, NewKeyRow, Seen } from './key-rows.ts';
import {
  accountDisabled,
  changedMeanwhile,
  checkAccountName,
  noSuchAccount,
  noSuchKey,
  notActive,
  otherPlan,
  revokedForGood,
} from './refusals.ts';

/** The rules of administration: rows in, a change out, and a KeyAdminError for what is refused. */

/** A key that nobody has yet. */
export interface MadeKey extends Pick<NewKeyRow, 'id' | 'digest' | 'hint'> {
  readonly key: string;
}

/** The order that brings a key or an account to a state, as the history names it. */
const ACTIONS = { active: 'enable', disabled: 'disable', revoked: 'revoke' } as const;

/** A key, and its account where there is none of that name. */
export function createKey(seen: Seen, input: NewKey, made: MadeKey): Change<CreatedKey> {
  const { plan, unlimited, expiresAt, adminOf = null } = input;
  const account = seen.accounts.get(input.account) ?? newAccount(input);
  const { name } = account;
  if (account.state !== 'active') throw accountDisabled(name);
  if (plan !== null && plan !== account.plan) throw otherPlan(name, account.plan, plan);
  // It may see the account that is made with it.
  if (adminOf !== null && adminOf !== name) findAccount(seen, adminOf);
  const detail =
    account.plan +
    (unlimited ? ', unlimited' : '') +
    (adminOf === null ? '' : `, admin of ${adminOf}`);
  return {
    account: { ...account, unlimited: account.unlimited || unlimited },
    ...addKey(seen, made, { account: name, plan: account.plan, expiresAt, adminOf }),
    event: { action: 'create', account: name, keyId: made.id, detail },
  };
}

/** A second key of the same account; the old one ends after `overlapMillis`. */
export function rotateKey(
  seen: Seen,
  id: string,
  overlapMillis: number,
  made: MadeKey,
): Change<CreatedKey> {
  const { account, plan, adminOf, ...old } = findKey(seen, id);
  if (old.state !== 'active') throw notActive(id, old.state);
  if (old.accountState !== 'active') throw accountDisabled(account);
  // A key that expires sooner still does, and its successor keeps no expiry.
  const expiresAt = Math.min(seen.now + overlapMillis, old.expiresAt ?? Number.POSITIVE_INFINITY);
  return {
    key: { id, state: old.state, expiresAt },
    ...addKey(seen, made, { account, plan, expiresAt: null, adminOf }),
    event: { action: 'rotate', account, keyId: id, detail: `successor ${made.id}` },
  };
}

/** Revoked is final; every other state may follow every other one, and itself. */
export function setKeyState(seen: Seen, id: string, state: KeyState): Change<void> {
  const { account, expiresAt, state: before } = findKey(seen, id);
  if (before === 'revoked' && state !== 'revoked') throw revokedForGood(id);
  const event = { action: ACTIONS[state], account, keyId: id };
  return { key: { id, state, expiresAt }, event, result: undefined };
}

/** Each key of the account keeps its own state besides. */
export function setAccountState(seen: Seen, name: string, state: AccountState): Change<void> {
  const account = { ...findAccount(seen, name), state };
  const event = { action: `${ACTIONS[state]}-account`, account: name };
  return { account, event, result: undefined };
}

/** Another plan; it ends `unlimited`. */
export function setPlan(seen: Seen, name: string, plan: PlanName): Change<void> {
  const before = findAccount(seen, name);
  const event = { action: 'plan', account: name, detail: `${before.plan} to ${plan}` };
  return { account: { ...before, plan, unlimited: false }, event, result: undefined };
}

/** The account of that name. @throws KeyAdminError when there is none. */
export function findAccount(seen: Seen, name: string): AccountRow {
  const account = seen.accounts.get(name);
  if (account === undefined) throw noSuchAccount(name);
  return account;
}

function findKey(seen: Seen, id: string): KeyRow {
  const key = seen.keys.get(id);
  if (key === undefined) throw noSuchKey();
  return key;
}

function newAccount({ account: name, plan }: NewKey): AccountRow {
  checkAccountName(name);
  return { name, plan: plan ?? 'free', unlimited: false, state: 'active' };
}

function addKey(
  seen: Seen,
  { key, ...made }: MadeKey,
  { plan, ...of }: Pick<KeyRow, 'account' | 'plan' | 'expiresAt' | 'adminOf'>,
): Pick<Change<CreatedKey>, 'newKey' | 'result'> {
  // Two keys of one id: as good as never.
  if (seen.keys.has(made.id)) throw changedMeanwhile();
  const { account, expiresAt } = of;
  return {
    newKey: { ...made, ...of, createdAt: seen.now },
    result: { id: made.id, key, account, plan, expiresAt },
  };
}
