import type { AccountState, KeyState } from '../limits/account.ts';
import { isoMonth, type Month } from '../limits/month.ts';
import type { PlanName } from '../limits/plans.ts';
import { type CreatedKey, KeyAdminError, type NewKey, UNUSED_MILLIS } from '../store.ts';
import type { Change, KeyRow, NewKeyRow, Seen, SeenAccount } from './key-rows.ts';

/** The rules of administration: rows in, a change out, and a KeyAdminError for a refusal. */

/** A new key, before it is stored. */
export interface MadeKey extends Pick<NewKeyRow, 'id' | 'digest' | 'hint'> {
  readonly key: string;
}

/** Contract 13.3: more keys make an account no faster, and each may leak. */
export const LIVING_KEYS_MAX = 100;

const ACCOUNT_NAME = /^[\p{L}\p{N}][\p{L}\p{N} ._@-]{0,63}$/u;

/** The names of the orders that set a state, for the history. */
const ACTIONS = { active: 'enable', disabled: 'disable', revoked: 'revoke' } as const;

/** Creates a key, and its account if there is none of that name. */
export function createKey(seen: Seen, input: NewKey, made: MadeKey): Change<CreatedKey> {
  const { plan, unlimited, expiresAt, unusedUntil = null, adminOf = null } = input;
  const { livingKeys, ...account } = seen.accounts.get(input.account) ?? newAccount(input);
  const { name } = account;
  if (account.state !== 'active') throw accountDisabled(name);
  if (plan !== null && plan !== account.plan) {
    throw new KeyAdminError(
      `account "${name}" has plan ${account.plan}; to change it write: ` +
        `npm run keys -- plan ${name} ${plan}`,
    );
  }
  checkRoom(name, livingKeys);
  // It may see the account that is created with it.
  if (adminOf !== null && adminOf !== name) findAccount(seen, adminOf);
  const detail =
    account.plan +
    (unlimited ? ', unlimited' : '') +
    (adminOf === null ? '' : `, admin of ${adminOf}`);
  const of = { account: name, expiresAt, adminOf, unusedUntil, successorOf: null };
  return {
    account: { ...account, unlimited: account.unlimited || unlimited },
    ...addKey(seen, made, account.plan, of),
    event: { action: 'create', account: name, keyId: made.id, detail },
  };
}

/** Creates a second key of the same account, once; the old one ends after `overlapMillis`. */
export function rotateKey(
  seen: Seen,
  id: string,
  overlapMillis: number,
  made: MadeKey,
): Change<CreatedKey> {
  const { account, plan, adminOf, ...old } = findKey(seen, id);
  // The successor gets the same time to first use, so that an exchange cannot extend it.
  const unusedUntil = old.unusedUntil === null ? null : seen.now + UNUSED_MILLIS;
  if (old.state !== 'active') {
    throw new KeyAdminError(`key ${id} is ${old.state}; create a new key instead`);
  }
  if (old.accountState !== 'active') throw accountDisabled(account);
  const successor = seen.keys.values().find((key) => key.successorOf === id);
  if (successor !== undefined) {
    throw new KeyAdminError(
      `key ${id} was exchanged for ${successor.id} already; rotate that one, or create a new key`,
    );
  }
  checkRoom(account, findAccount(seen, account).livingKeys);
  // A key that expires sooner keeps that date, and its successor does not expire.
  const expiresAt = Math.min(seen.now + overlapMillis, old.expiresAt ?? Number.POSITIVE_INFINITY);
  const of = { account, expiresAt: null, unusedUntil, adminOf, successorOf: id };
  return {
    keys: [{ id, state: old.state, expiresAt }],
    ...addKey(seen, made, plan, of),
    event: { action: 'rotate', account, keyId: id, detail: `successor ${made.id}` },
  };
}

/** Revoked is final; every other state may follow any other, or itself. */
export function setKeyState(seen: Seen, id: string, state: KeyState): Change<void> {
  const { account, expiresAt, state: before } = findKey(seen, id);
  if (before === 'revoked' && state !== 'revoked') {
    throw new KeyAdminError(`key ${id} is revoked, which is final; create a new key instead`);
  }
  const event = { action: ACTIONS[state], account, keyId: id };
  return { keys: [{ id, state, expiresAt }], event, result: undefined };
}

/** Revokes a key and its successors, so that a thief cannot keep an exchanged copy. */
export function revokeLine(seen: Seen, id: string): Change<readonly string[]> {
  const { account } = findKey(seen, id);
  const line = [...seen.keys.values()].filter((key) => key.id === id || key.state !== 'revoked');
  const others = line.map((key) => key.id).filter((each) => each !== id);
  return {
    keys: line.map(({ id, expiresAt }) => ({ id, state: 'revoked', expiresAt })),
    event: {
      ...{ action: ACTIONS.revoked, account, keyId: id },
      ...(others.length === 0 ? {} : { detail: `with ${others.join(', ')}` }),
    },
    result: others,
  };
}

/** Each key of the account also keeps its own state. */
export function setAccountState(seen: Seen, name: string, state: AccountState): Change<void> {
  const { livingKeys: _, ...before } = findAccount(seen, name);
  const account = { ...before, state };
  const event = { action: `${ACTIONS[state]}-account`, account: name };
  return { account, event, result: undefined };
}

/** Changes the plan, which ends `unlimited`. */
export function setPlan(seen: Seen, name: string, plan: PlanName): Change<void> {
  const { livingKeys: _, ...before } = findAccount(seen, name);
  const event = { action: 'plan', account: name, detail: `${before.plan} to ${plan}` };
  return { account: { ...before, plan, unlimited: false }, event, result: undefined };
}

/**
 * The account of that name.
 * @throws KeyAdminError when there is none.
 */
export function findAccount(seen: Seen, name: string): SeenAccount {
  const account = seen.accounts.get(name);
  if (account !== undefined) return account;
  throw new KeyAdminError(`no account is named "${name}"; see: npm run keys -- list`);
}

function findKey(seen: Seen, id: string): KeyRow {
  const key = seen.keys.get(id);
  if (key === undefined) throw noSuchKey();
  return key;
}

function checkRoom(account: string, livingKeys: number): void {
  if (livingKeys < LIVING_KEYS_MAX) return;
  throw new KeyAdminError(
    `account "${account}" has ${LIVING_KEYS_MAX} keys that may ask, and no account has more; revoke one that ` +
      `is not used: npm run keys -- list --account ${account}`,
  );
}

function accountDisabled(name: string): KeyAdminError {
  return new KeyAdminError(
    `account "${name}" is disabled; to enable it write: npm run keys -- enable-account ${name}`,
  );
}

function newAccount({ account: name, plan, unlimited }: NewKey): SeenAccount {
  if (!ACCOUNT_NAME.test(name)) {
    throw new KeyAdminError(
      'an account name has 1 to 64 letters, digits, spaces or . _ @ - and begins with a ' +
        'letter or digit, for example --account acme',
    );
  }
  // Unlimited on a plan without regions would refuse every region.
  const usual = unlimited ? 'business' : 'free';
  return { name, plan: plan ?? usual, unlimited: false, state: 'active', livingKeys: 0 };
}

function addKey(
  seen: Seen,
  { key, ...made }: MadeKey,
  plan: PlanName,
  of: Omit<NewKeyRow, keyof MadeKey | 'createdAt'>,
): Pick<Change<CreatedKey>, 'newKey' | 'result'> {
  // Practically never.
  if (seen.keys.has(made.id)) throw changedMeanwhile();
  const { account, expiresAt } = of;
  return {
    newKey: { ...made, ...of, createdAt: seen.now },
    result: { id: made.id, key, account, plan, expiresAt },
  };
}

export function noSuchKey(): KeyAdminError {
  return new KeyAdminError('no key has this id; ids are listed by: npm run keys -- list');
}

/** @param now the month by the clock that the limits use. */
export function otherMonth(now: Month): KeyAdminError {
  return new KeyAdminError(
    `by the clock that limits go by it is ${isoMonth(now)}; set that clock first if it is wrong`,
  );
}

export function changedMeanwhile(): KeyAdminError {
  return new KeyAdminError(
    'somebody else is changing the same key or account, and nothing was changed; give the order again',
  );
}
