import { newId } from '../keys/base62.ts';
import { keyIdOfDigest } from '../keys/key-id.ts';
import type { Month } from '../limits/month.ts';
import { useByDay } from '../limits/use-by-day.ts';
import type { KeyRows, Seen, UsedKeyRow } from '../orders/key-rows.ts';
import { changedMeanwhile, otherMonth } from '../orders/key-rules.ts';
import { KeyAdminError, type MovedUse } from '../store.ts';
import { type MeantStoreOptions, meantStore } from './meant-store.ts';
import { NAMES } from './names.ts';
import { type Row, readEvent, readRows, readUsedKey } from './read-rows.ts';
import { adminScripts } from './scripts.ts';

export interface RedisKeyRowsOptions extends MeantStoreOptions {
  /** The Lua expression for the clock of expiry and months. */
  readonly clock: string;
}

/** Keys that one call lists, or accounts that it repairs: a few milliseconds of Redis's time. */
const ROWS_AT_ONCE = 500;

/** Each failed attempt is a concurrent change of the same key, account or store. */
const ATTEMPTS_MAX = 100;

/**
 * The rows of keys and accounts in Redis. A change is decided here and written by one script,
 * which writes nothing unless every row it depends on is unchanged: Decision 30.
 */
export function redisKeyRows(options: RedisKeyRowsOptions) {
  const store = meantStore(options);
  const scripts = adminScripts(options.clock);

  /** The rows, and the text by which the writing script recognises them. */
  async function look(asked: string): Promise<{ readonly seen: Seen; readonly text: string }> {
    const names = [NAMES.store, NAMES.accounts];
    const [now, text] = await store.run(scripts.read, names, [asked]);
    return { seen: readRows(Number(now), String(text)), text: String(text) };
  }

  /** @param account its name, or '' for any; likewise for the digest in bytes. */
  async function describe(
    account: string,
    digest: string | Buffer,
    ids: readonly string[],
  ): Promise<UsedKeyRow[]> {
    const names = [NAMES.month, NAMES.accounts];
    const rows = await store.run(scripts.describeKeys, names, [account, digest, ...ids]);
    return (rows as unknown as Row[]).map(readUsedKey);
  }

  const rows: KeyRows = {
    read: async (wanted) => (await look(JSON.stringify(wanted))).seen,
    async change(wanted, by, decide) {
      const asked = JSON.stringify(wanted);
      for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt += 1) {
        const { seen, text } = await look(asked);
        const { event, result, ...change } = decide(seen);
        const [status] = await store.run(
          scripts.write,
          [NAMES.store, NAMES.accounts, NAMES.accountNumber, NAMES.keys, NAMES.events],
          [
            asked,
            text,
            // Null fields are left out, as in Redis.
            JSON.stringify(change, (_, value) => value ?? undefined),
            JSON.stringify({ at: seen.now, by, ...event }),
            Buffer.from(change.newKey?.digest ?? '', 'hex'),
            newId(),
          ],
        );
        if (status === 'written') {
          await store.settle();
          return result;
        }
      }
      throw changedMeanwhile();
    },
    async list(account) {
      const listed: UsedKeyRow[] = [];
      for (let first = 0; ; first += ROWS_AT_ONCE) {
        const last = String(first + ROWS_AT_ONCE - 1);
        const ids = (await store.ask((link) =>
          link.send(['LRANGE', NAMES.keys, String(first), last]),
        )) as string[];
        for (const row of await describe(account ?? '', '', ids)) listed.push(row);
        if (ids.length < ROWS_AT_ONCE) return listed;
      }
    },
    async find(by, value) {
      const [row] =
        by === 'id'
          ? await describe('', '', [value.slice(4)])
          : await describe('', Buffer.from(value, 'hex'), [keyIdOfDigest(value).slice(4)]);
      return row ?? null;
    },
    async use(account) {
      const names = [NAMES.accounts, NAMES.month];
      const months = await store.run(scripts.useOfMonths, names, [account]);
      return (months as unknown as Row[]).map(([month, units, ...words]) => {
        const starts = [];
        for (let at = 0; at < words.length; at += 2) {
          starts.push({ day: Number(words[at]), before: Number(words[at + 1]) });
        }
        return useByDay(Number(month), Number(units), starts);
      });
    },
    async events(account) {
      const lines = await store.ask((link) => link.send(['LRANGE', NAMES.events, '0', '-1']));
      const events = (lines as string[]).map(readEvent);
      return account === null ? events : events.filter((event) => event.account === account);
    },
    // Redis makes its own backups, which cover the whole store at once.
    async backUp() {
      throw new KeyAdminError(
        'with REDIS_URL the store is backed up by Redis itself: redis-cli --rdb FILE; how it comes ' +
          'back is in docs/operating.md',
      );
    },
    close: () => options.link.close(),
  };

  /**
   * Moves use that a wrong clock recorded in the future back to `month`, while requests count.
   * @throws KeyAdminError when Redis's clock is in another month.
   */
  async function mendMonth(by: string, month: Month): Promise<MovedUse[]> {
    const last = Number(await store.ask((link) => link.send(['GET', NAMES.accountNumber])));
    const moved: MovedUse[] = [];
    for (let first = 1; first === 1 || first <= last; first += ROWS_AT_ONCE) {
      const [status, ...words] = await store.run(
        scripts.mendMonth,
        [NAMES.month, NAMES.events],
        [String(month), String(first), String(Math.min(last, first + ROWS_AT_ONCE - 1)), by],
      );
      if (status === 'clock') throw otherMonth(Number(words[0]));
      await store.settle();
      for (let at = 0; at < words.length; at += 3) {
        const [account, from, units] = words.slice(at, at + 3);
        moved.push({ account: account ?? '', from: Number(from), units: Number(units) });
      }
    }
    return moved;
  }

  return { ...rows, mendMonth };
}
