/** Every name that this service uses in Redis begins with `rl:`. */
export const NAMES = {
  /** A random id, made with the first key: the store that this is, or was before it lost its data. */
  store: 'rl:store',
  /** The newest month that anything was counted in. */
  month: 'rl:month',
  /** Ids of all keys, in the order of their creation. */
  keys: 'rl:keys',
  /** The history of administration, a JSON object a change, oldest first. */
  events: 'rl:events',
  /** Account numbers by account name. */
  accounts: 'rl:accounts',
  /** The last account number given. */
  accountNumber: 'rl:account-number',
  /** Written by probes. */
  probe: 'rl:probe',
} as const;

/**
 * Beginnings of the names that there are many of. The scripts make some of them as well, and
 * have each under the same word in capitals.
 */
export const PREFIXES = {
  /** + the key's id without `key_`: a hash of digest, hint, account, state, creation, expiry, bucket, last day, admin_of, and the keys that it was exchanged for and came from (`next`, `after`), and until when it has to be used (`unused`). */
  key: 'rl:k:',
  /** + account number: a hash of name, plan, unlimited, state, bucket. */
  account: 'rl:a:',
  /** + account number: ids of its keys without `key_` that may ask yet, by their expiry. */
  living: 'rl:l:',
  /** + account number: a hash of units by month. */
  usage: 'rl:u:',
  /** + account number + `:` + month: a hash of what was used when a day began, by day. */
  days: 'rl:d:',
  /** + session: one bit a call, set when that call was charged. */
  session: 'rl:s:',
  /** + session: there when the session is closed. */
  closed: 'rl:x:',
  /** + journal: how many of its entries are merged. */
  journal: 'rl:j:',
} as const;

/** The name of a key's record; ids begin with `key_`, which is not stored a million times. */
export function keyName(keyId: string): string {
  return PREFIXES.key + keyId.slice(4);
}

/** Sessions, and marks of what is merged, are kept until nobody can ask for them any more. */
export const SESSION_KEPT_SECONDS = 40 * 86_400;

/** Use by day is kept until the month after it is over. */
export const DAYS_KEPT_SECONDS = 63 * 86_400;
