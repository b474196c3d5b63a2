import type { UsageStore } from '../usage/merger.ts';
import type { UsageEntry } from '../usage/usage-entry.ts';
import type { StoreIdentity } from '../var-dir/store-identity.ts';
import { RedisDownError, type RedisLink } from './link.ts';
import { NAMES, PREFIXES } from './names.ts';
import { MERGE } from './scripts.ts';

/** The use of accounts in Redis, and how far each journal is merged. */
export function redisUsage(link: RedisLink, identity: StoreIdentity): UsageStore {
  return {
    // One to two milliseconds of Redis's time.
    entriesAtOnce: 500,
    // False while Redis is down, or is not the store that the journals belong to.
    async merge({ journal, first, entries }) {
      if (identity.id === null) return false;
      try {
        const [status] = await link.run(
          MERGE,
          [NAMES.store, PREFIXES.journal + journal.id],
          [identity.id, String(first + 1), ...entries.flatMap(wordsOf)],
        );
        return status === 'merged';
      } catch (error) {
        // The link has reported the outage, and reports when Redis is back.
        if (error instanceof RedisDownError) return false;
        throw error;
      }
    },
    // The mark expires by itself.
    forget: () => undefined,
  };
}

function wordsOf({ accountId, month, units, call }: UsageEntry): string[] {
  const place = call === null ? ['', ''] : [call.session, String(call.index)];
  return [String(accountId), String(month), String(units), ...place];
}
