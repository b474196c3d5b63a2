/** Every Redis name of this service begins with `rl:`. */
export const NAMES = {
  /** A random id, made with the first key, by which a store that lost its data is recognised. */
  store: 'rl:store',
  /** The newest month with any use. */
  month: 'rl:month',
  /** Ids of all keys in the order of creation. */
  keys: 'rl:keys',
  /** The history of administration, one JSON object a change, oldest first. */
  events: 'rl:events',
  /** Account numbers by account name. */
  accounts: 'rl:accounts',
  /** The last account number given out. */
  accountNumber: 'rl:account-number',
  /** Written by probes. */
  probe: 'rl:probe',
} as const;

/**
 * Prefixes of the names that occur many times. The scripts build some of them too, under the same
 * word in capitals.
 */
export const PREFIXES = {
  /**
   * + the key's id without `key_`: a hash of digest, hint, account, state, creation, expiry,
   * bucket, last day, admin_of, the keys it was exchanged for and came from (`next`, `after`),
   * and its deadline for first use (`unused`).
   */
  key: 'rl:k:',
  /** + account number: a hash of name, plan, unlimited, state, bucket. */
  account: 'rl:a:',
  /** + account number: ids, without `key_`, of its keys that can still ask, by their expiry. */
  living: 'rl:l:',
  /** + account number: a hash of units by month. */
  usage: 'rl:u:',
  /** + account number + `:` + month: a hash of the use at the start of each day, by day. */
  days: 'rl:d:',
  /** + session: one bit a call, set when that call was charged. */
  session: 'rl:s:',
  /** + session: present when the session is closed. */
  closed: 'rl:x:',
  /** + journal: how many of its entries are merged. */
  journal: 'rl:j:',
} as const;

/** The name of a key's record, without the `key_` of its id to save memory. */
export function keyName(keyId: string): string {
  return PREFIXES.key + keyId.slice(4);
}

/** How long sessions and merge marks may still be asked for. */
export const SESSION_KEPT_SECONDS = 40 * 86_400;

/** Use by day is kept until the end of the following month. */
export const DAYS_KEPT_SECONDS = 63 * 86_400;
