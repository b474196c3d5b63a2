import { digestOfKey, generateKey, hintOfKey, keyIdOfDigest } from '../keys/key-format.ts';
import { effectiveState } from '../limits/account.ts';
import { isoDay } from '../limits/month.ts';
import { PLANS } from '../limits/plans.ts';
import { type KeyAdmin, KeyAdminError, type KeyDetails, type ListedKey } from '../store.ts';
import type { KeyRows, UsedKeyRow } from './key-rows.ts';
import * as rules from './key-rules.ts';

/**
 * Administration of keys and accounts, for either store.
 * @param by the name for the history.
 */
export function createKeyAdmin(rows: KeyRows, by: string): KeyAdmin {
  async function checkAccount(name: string | null): Promise<void> {
    if (name !== null) rules.findAccount(await rows.read({ accounts: [name] }), name);
  }

  async function details(row: UsedKeyRow): Promise<KeyDetails> {
    const { keys } = await rows.read({ lineOf: row.id });
    const line = [...keys.values()].filter((key) => key.id !== row.id);
    return {
      ...listedKey(row),
      descendants: line.map(({ id, hint, state, accountState, expiresAt }) => ({
        ...{ id, hint, expiresAt },
        state: effectiveState(state, accountState),
      })),
    };
  }

  return {
    async create(input) {
      const made = makeKey();
      const wanted = { keys: [made.id], accounts: [input.account, input.adminOf ?? input.account] };
      return rows.change(wanted, by, (seen) => rules.createKey(seen, input, made));
    },
    async rotate(id, overlapMillis) {
      const made = makeKey();
      return rows.change({ keys: [made.id], lineOf: id }, by, (seen) =>
        rules.rotateKey(seen, id, overlapMillis, made),
      );
    },
    setState: async (id, state, other = by) =>
      rows.change({ keys: [id] }, other, (seen) => rules.setKeyState(seen, id, state)),
    revokeLine: async (id) => rows.change({ lineOf: id }, by, (seen) => rules.revokeLine(seen, id)),
    setAccountState: async (name, state) =>
      rows.change({ accounts: [name] }, by, (seen) => rules.setAccountState(seen, name, state)),
    setPlan: async (name, plan) =>
      rows.change({ accounts: [name] }, by, (seen) => rules.setPlan(seen, name, plan)),
    async noteSigningKey(id) {
      const event = { action: 'rotate-signing', detail: id };
      return rows.change({}, by, () => ({ event, result: undefined }));
    },
    async list(account = null) {
      await checkAccount(account);
      const keys = (await rows.list(account)).map(listedKey);
      // A stable sort keeps the order of creation within an account.
      return keys.sort((a, b) => (a.account < b.account ? -1 : a.account > b.account ? 1 : 0));
    },
    async show(id) {
      const row = await rows.find('id', id);
      if (row === null) throw rules.noSuchKey();
      return details(row);
    },
    async whois(digest) {
      const row = await rows.find('digest', digest);
      if (row !== null) return details(row);
      throw new KeyAdminError(
        'this store has no such key; was the whole key given, and is it this store?',
      );
    },
    async use(account) {
      await checkAccount(account);
      return rows.use(account);
    },
    async events(account) {
      await checkAccount(account);
      return rows.events(account);
    },
    backUp: rows.backUp,
    close: rows.close,
  };
}

function makeKey(): rules.MadeKey {
  const key = generateKey();
  const digest = digestOfKey(key);
  return { key, id: keyIdOfDigest(digest), digest, hint: hintOfKey(key) };
}

function listedKey({ unlimited, lastUsedDay, unusedUntil, ...row }: UsedKeyRow): ListedKey {
  const ends = [row.expiresAt, lastUsedDay === null ? unusedUntil : null].filter(
    (at) => at !== null,
  );
  return {
    ...row,
    expiresAt: ends.length === 0 ? null : Math.min(...ends),
    state: effectiveState(row.state, row.accountState),
    lastUsed: lastUsedDay === null ? null : isoDay(lastUsedDay),
    monthLimit: unlimited ? null : PLANS[row.plan].monthlyQuota,
  };
}
