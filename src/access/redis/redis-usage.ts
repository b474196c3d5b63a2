import type { Batch, UsageStore } from '../usage/merger.ts';
import type { UsageEntry } from '../usage/usage-entry.ts';
import type { StoreIdentity } from '../var-dir/store-identity.ts';
import { RedisDownError, type RedisLink } from './link.ts';
import { NAMES, PREFIXES } from './names.ts';
import { MERGE } from './scripts.ts';

/** The use of accounts in Redis, and how far each journal is merged. */
export class RedisUsage implements UsageStore {
  /** Accounts per merge step: one to two milliseconds of Redis's time. */
  readonly entriesAtOnce = 500;
  readonly #link: RedisLink;
  readonly #identity: StoreIdentity;

  constructor(link: RedisLink, identity: StoreIdentity) {
    this.#link = link;
    this.#identity = identity;
  }

  /** False while Redis is down, or is not the store that the journals belong to. */
  async merge({ journal, first, entries }: Batch): Promise<boolean> {
    const storeId = this.#identity.id;
    if (storeId === null) return false;
    try {
      const reply = await this.#link.run(
        MERGE,
        [NAMES.store, PREFIXES.journal + journal.id],
        [storeId, String(first + 1), ...entries.flatMap(wordsOf)],
      );
      return Array.isArray(reply) && reply[0] === 'merged';
    } catch (error) {
      // The link has reported the outage, and reports when Redis is back.
      if (error instanceof RedisDownError) return false;
      throw error;
    }
  }

  /** The mark expires by itself. */
  forget(): void {}
}

function wordsOf({ accountId, month, units, call }: UsageEntry): string[] {
  const place = call === null ? ['', ''] : [call.session, String(call.index)];
  return [String(accountId), String(month), String(units), ...place];
}
