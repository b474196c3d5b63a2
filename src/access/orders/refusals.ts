import type { KeyState } from '../limits/account.ts';
import { isoMonth, type Month } from '../limits/month.ts';
import type { PlanName } from '../limits/plans.ts';
import { KeyAdminError } from '../store.ts';

/** The refusals of administration, in the same words for every store. */

const ACCOUNT_NAME = /^[\p{L}\p{N}][\p{L}\p{N} ._@-]{0,63}$/u;

/** @throws KeyAdminError for a name that a new account may not have. */
export function checkAccountName(name: string): void {
  if (ACCOUNT_NAME.test(name)) return;
  throw new KeyAdminError(
    'an account name has 1 to 64 letters, digits, spaces or . _ @ - and begins with a ' +
      'letter or digit, for example --account acme',
  );
}

export function otherPlan(account: string, plan: string, wanted: PlanName): KeyAdminError {
  return new KeyAdminError(
    `account "${account}" has plan ${plan}; to change it write: ` +
      `npm run keys -- plan ${account} ${wanted}`,
  );
}

export function notActive(keyId: string, state: KeyState): KeyAdminError {
  return new KeyAdminError(`key ${keyId} is ${state}; create a new key instead`);
}

export function alreadyExchanged(keyId: string, successor: string): KeyAdminError {
  return new KeyAdminError(
    `key ${keyId} was exchanged for ${successor} already; rotate that one, or create a new key`,
  );
}

export function tooManyKeys(account: string, most: number): KeyAdminError {
  return new KeyAdminError(
    `account "${account}" has ${most} keys that may ask, and no account has more; revoke one that ` +
      `is not used: npm run keys -- list --account ${account}`,
  );
}

export function revokedForGood(keyId: string): KeyAdminError {
  return new KeyAdminError(`key ${keyId} is revoked, which is final; create a new key instead`);
}

export function noSuchKey(): KeyAdminError {
  return new KeyAdminError('no key has this id; ids are listed by: npm run keys -- list');
}

export function noSuchAccount(name: string): KeyAdminError {
  return new KeyAdminError(`no account is named "${name}"; see: npm run keys -- list`);
}

export function accountDisabled(name: string): KeyAdminError {
  return new KeyAdminError(
    `account "${name}" is disabled; to enable it write: npm run keys -- enable-account ${name}`,
  );
}

export function notOneOfOurKeys(): KeyAdminError {
  return new KeyAdminError(
    'this store has no such key; was the whole key given, and is it this store?',
  );
}

/** @param now the month by the clock that the limits use. */
export function otherMonth(now: Month): KeyAdminError {
  return new KeyAdminError(
    `by the clock that limits go by it is ${isoMonth(now)}; set that clock first if it is wrong`,
  );
}

export function changedMeanwhile(): KeyAdminError {
  return new KeyAdminError(
    'somebody else is changing the same key or account, and nothing was changed; give the order ' +
      'again',
  );
}
