import { newId } from '../keys/base62.ts';
import { keyIdOfDigest } from '../keys/key-id.ts';
import type { Month } from '../limits/month.ts';
import { type MonthUse, useByDay } from '../limits/use-by-day.ts';
import type { Change, KeyRows, Seen, UsedKeyRow, Wanted } from '../orders/key-rows.ts';
import { changedMeanwhile, otherMonth } from '../orders/key-rules.ts';
import { type AdminEvent, KeyAdminError, type MovedUse } from '../store.ts';
import { MeantStore, type MeantStoreOptions } from './meant-store.ts';
import { NAMES } from './names.ts';
import { type Row, readEvent, readRows, readUsedKey } from './read-rows.ts';
import { type AdminScripts, adminScripts } from './scripts.ts';

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
export class RedisKeyRows implements KeyRows {
  readonly #options: RedisKeyRowsOptions;
  readonly #store: MeantStore;
  readonly #scripts: AdminScripts;

  constructor(options: RedisKeyRowsOptions) {
    this.#options = options;
    this.#store = new MeantStore(options);
    this.#scripts = adminScripts(options.clock);
  }

  async read(wanted: Wanted): Promise<Seen> {
    return (await this.#read(JSON.stringify(wanted))).seen;
  }

  async change<T>(wanted: Wanted, by: string, decide: (seen: Seen) => Change<T>): Promise<T> {
    const asked = JSON.stringify(wanted);
    for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt += 1) {
      const { seen, text } = await this.#read(asked);
      const { event, result, ...change } = decide(seen);
      const [status] = await this.#store.run(
        this.#scripts.write,
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
        await this.#store.settle();
        return result;
      }
    }
    throw changedMeanwhile();
  }

  async list(account: string | null): Promise<UsedKeyRow[]> {
    const listed: UsedKeyRow[] = [];
    for (let first = 0; ; first += ROWS_AT_ONCE) {
      const last = String(first + ROWS_AT_ONCE - 1);
      const ids = (await this.#store.ask((link) =>
        link.send(['LRANGE', NAMES.keys, String(first), last]),
      )) as string[];
      for (const row of await this.#describe(account ?? '', '', ids)) listed.push(row);
      if (ids.length < ROWS_AT_ONCE) return listed;
    }
  }

  async find(by: 'id' | 'digest', value: string): Promise<UsedKeyRow | null> {
    const [row] =
      by === 'id'
        ? await this.#describe('', '', [value.slice(4)])
        : await this.#describe('', Buffer.from(value, 'hex'), [keyIdOfDigest(value).slice(4)]);
    return row ?? null;
  }

  async use(account: string): Promise<MonthUse[]> {
    const names = [NAMES.accounts, NAMES.month];
    const months = await this.#store.run(this.#scripts.useOfMonths, names, [account]);
    return (months as unknown as Row[]).map(([month, units, ...words]) => {
      const starts = [];
      for (let at = 0; at < words.length; at += 2) {
        starts.push({ day: Number(words[at]), before: Number(words[at + 1]) });
      }
      return useByDay(Number(month), Number(units), starts);
    });
  }

  async events(account: string | null): Promise<AdminEvent[]> {
    const lines = await this.#store.ask((link) => link.send(['LRANGE', NAMES.events, '0', '-1']));
    const events = (lines as string[]).map(readEvent);
    return account === null ? events : events.filter((event) => event.account === account);
  }

  /** Redis makes its own backups, which cover the whole store at once. */
  async backUp(): Promise<never> {
    throw new KeyAdminError(
      'with REDIS_URL the store is backed up by Redis itself: redis-cli --rdb FILE; how it comes ' +
        'back is in docs/operating.md',
    );
  }

  /**
   * Moves use that a wrong clock recorded in the future back to `month`, while requests count.
   * @throws KeyAdminError when Redis's clock is in another month.
   */
  async mendMonth(by: string, month: Month): Promise<MovedUse[]> {
    const last = Number(await this.#store.ask((link) => link.send(['GET', NAMES.accountNumber])));
    const moved: MovedUse[] = [];
    for (let first = 1; first === 1 || first <= last; first += ROWS_AT_ONCE) {
      const [status, ...words] = await this.#store.run(
        this.#scripts.mendMonth,
        [NAMES.month, NAMES.events],
        [String(month), String(first), String(Math.min(last, first + ROWS_AT_ONCE - 1)), by],
      );
      if (status === 'clock') throw otherMonth(Number(words[0]));
      await this.#store.settle();
      for (let at = 0; at < words.length; at += 3) {
        const [account, from, units] = words.slice(at, at + 3);
        moved.push({ account: account ?? '', from: Number(from), units: Number(units) });
      }
    }
    return moved;
  }

  close(): void {
    this.#options.link.close();
  }

  /** The rows, and the text by which the writing script recognises them. */
  async #read(asked: string): Promise<{ readonly seen: Seen; readonly text: string }> {
    const names = [NAMES.store, NAMES.accounts];
    const [now, text] = await this.#store.run(this.#scripts.read, names, [asked]);
    return { seen: readRows(Number(now), String(text)), text: String(text) };
  }

  /** @param account its name, or '' for any; likewise for the digest in bytes. */
  async #describe(
    account: string,
    digest: string | Buffer,
    ids: readonly string[],
  ): Promise<UsedKeyRow[]> {
    const names = [NAMES.month, NAMES.accounts];
    const args = [account, digest, ...ids];
    const rows = await this.#store.run(this.#scripts.describeKeys, names, args);
    return (rows as unknown as Row[]).map(readUsedKey);
  }
}
