import { digestOfKey, isWellFormedKey } from '../../access/keys/key-format.ts';
import type { MonthUse } from '../../access/limits/use-by-day.ts';
import {
  type HolderOrders,
  KeyAdminError,
  type KeyDetails,
  type ListedKey,
  UNUSED_MILLIS,
} from '../../access/store.ts';
import type { Gate } from '../../api/message.ts';

/** What the holder of a key sees of it. */
export interface ShownKey extends KeyDetails {
  /** Its account's usage of this month and the last. */
  readonly use: readonly MonthUse[];
  /** The other keys of the account that it may see; null if it may see none. */
  readonly others: readonly ListedKey[] | null;
}

/** A newly made key; it is never shown again. */
export interface MadeKey {
  readonly key: string;
  /** When its predecessor ends, milliseconds since 1970; null if there is none. */
  readonly oldEndsAt: number | null;
  /** When it expires unless used before, milliseconds since 1970; null = never. */
  readonly unusedUntil: number | null;
}

/** Contract 13.3: the overlap of a rotation. */
const OVERLAP_MILLIS = 24 * 3_600_000;
const NAME_MAX = 64;
const MAIL = /^[A-Za-z0-9][A-Za-z0-9._-]*@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+$/;
const NO_NAME_LETTERS = /[^\p{L}\p{N}._-]+/gu;

/**
 * What the holder of a key may do without the operator: see it, exchange it, end it. The key
 * alone gives this right, and only over itself, unless the operator has made it one that sees an
 * account's keys. Contract 24.2.
 * @param now milliseconds since 1970.
 * @param newWord makes the word that sets an account's name apart.
 */
export function createAccountDesk(
  gate: Gate,
  orders: HolderOrders,
  now: () => number,
  newWord: () => string,
) {
  async function show(key: string): Promise<ShownKey | null> {
    if (!isWellFormedKey(key)) return null;
    const caller = await gate.identify([`Bearer ${key}`]);
    if (typeof caller !== 'object') return null;
    // Null when the key becomes invalid between the two calls.
    return await unlessRefused(async () => {
      const details = await orders.whois(digestOfKey(key));
      const { id, account, adminOf } = details;
      const use = await orders.use(account);
      const seen = adminOf === null ? null : await orders.list(adminOf);
      return { ...details, use, others: seen?.filter((other) => other.id !== id) ?? null };
    });
  }

  return {
    /** A key's present state; null for an invalid key, whatever the cause (Contract 5.3). */
    show,
    /** Stands for a key, valid or not, where its uses are counted; no address looks like it. */
    markOf: (key: string): string => `key ${digestOfKey(key)}`,
    /**
     * Exchanges this key for another, and ends it a day later. Null as with `show`; `refused` if it
     * was exchanged before, or if its account has as many keys as it may.
     */
    async exchange(key: string): Promise<MadeKey | 'refused' | null> {
      const shown = await show(key);
      if (shown === null) return null;
      const made = await unlessRefused(() => orders.rotate(shown.id, OVERLAP_MILLIS));
      const ends = now() + OVERLAP_MILLIS;
      const oldEndsAt = Math.min(ends, shown.expiresAt ?? ends);
      return made === null ? 'refused' : { key: made.key, oldEndsAt, unusedUntil: null };
    },
    /** Ends a key for good, alone or with its successors; false as with `show`. */
    async end(key: string, which: 'only' | 'line'): Promise<boolean> {
      const shown = await show(key);
      if (shown === null) return false;
      if (which === 'only') await orders.setState(shown.id, 'revoked');
      else await orders.revokeLine(shown.id);
      return true;
    },
    /**
     * Ends another key of the account that this one sees.
     * @returns the key's state afterwards; null as with `show`, and for any other id.
     */
    async endOther(key: string, id: string): Promise<ShownKey | null> {
      const shown = await show(key);
      if (shown === null || shown.others?.some((other) => other.id === id) !== true) return null;
      await orders.setState(id, 'revoked', shown.id);
      return await show(key);
    },
    /**
     * Contract 24.1: a Free key with a new account, never an existing one. Null without a mail
     * address.
     * @param name of a person or organisation; may be empty.
     */
    async open(name: string, mail: string): Promise<MadeKey | null> {
      if (!MAIL.test(mail)) return null;
      const word = newWord();
      const room = NAME_MAX - mail.length - word.length - 2;
      if (room < 0) return null;
      const called = name.replace(NO_NAME_LETTERS, ' ').trim().slice(0, room).trim();
      const account = [called, mail, word].filter((part) => part !== '').join(' ');
      const unusedUntil = now() + UNUSED_MILLIS;
      const fresh = { account, plan: 'free', unlimited: false, expiresAt: null } as const;
      const { key } = await orders.create({ ...fresh, unusedUntil });
      return { key, oldEndsAt: null, unusedUntil };
    },
  };
}
export type AccountDesk = ReturnType<typeof createAccountDesk>;

/** What orders give; null when the store refuses one. */
async function unlessRefused<Given>(order: () => Promise<Given>): Promise<Given | null> {
  try {
    return await order();
  } catch (error) {
    if (error instanceof KeyAdminError) return null;
    throw error;
  }
}
