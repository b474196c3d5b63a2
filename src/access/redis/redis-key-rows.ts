import { join } from 'node:path';
import { parseRedisAddress } from '../../settings/redis-address.ts';
import { newId } from '../keys/base62.ts';
import { keyIdOfDigest } from '../keys/key-format.ts';
import type { Month } from '../limits/month.ts';
import { useByDay } from '../limits/use-by-day.ts';
import type { KeyRows, UsedKeyRow } from '../orders/key-rows.ts';
import { changedMeanwhile, otherMonth } from '../orders/key-rules.ts';
import { KeyAdminError, type MovedUse, StoreError, storeError } from '../store.ts';
import { StoreIdentity } from '../var-dir/store-identity.ts';
import { RedisDownError, RedisLink } from './link.ts';
import { NAMES } from './names.ts';
import { type Row, readEvent, readRows, readUsedKey } from './read-rows.ts';

/** The file in `VAR_DIR` that names the store. */
export const IDENTITY = 'redis-store-id';
const PATIENCE_MILLIS = 5_000;
/** How long Redis may take to write a change to its disk. */
const SYNCED_WITHIN_MILLIS = 4_000;
/** Keys that one call lists, or accounts that it repairs: a few milliseconds of Redis's time. */
const ROWS_AT_ONCE = 500;
/** Each failed attempt is a concurrent change of the same key, account or store. */
const ATTEMPTS_MAX = 100;

export interface RedisRowsOptions {
  /** The folder where a server has recorded its store; any other store is refused. */
  readonly varDir: string;
  /** How long each call waits for the connection, in milliseconds; 5,000 if left out. */
  readonly patienceMillis?: number;
  /** The clock of expiry and months, as `redisScripts` takes it. */
  readonly clock?: string | undefined;
  /** Called after every change, so that this process drops its cache. */
  readonly onChange?: () => void;
  /** The store's id; if left out, the one recorded in `varDir`. */
  readonly identity?: StoreIdentity;
}

/**
 * The rows of keys and accounts in Redis. A change is decided here and written by one script,
 * which writes nothing unless every row it depends on is unchanged: Decision 30.
 * @throws StoreError when the URL cannot be read. Each call throws it when Redis is down, refuses
 * it, or is not the store that `varDir` belongs to.
 */
export function openRedisRows(url: string, options: RedisRowsOptions) {
  const { varDir, patienceMillis = PATIENCE_MILLIS, clock, onChange } = options;
  const identity = options.identity ?? new StoreIdentity(join(varDir, IDENTITY));
  const address = parseRedisAddress(url);
  const link = new RedisLink({ address, deadlineMillis: PATIENCE_MILLIS, clock });

  async function ask<T>(call: () => Promise<T>): Promise<T> {
    try {
      await link.ready(patienceMillis);
      if (identity.id !== null && (await link.send(['GET', NAMES.store])) !== identity.id) {
        throw otherStore();
      }
      return await call();
    } catch (error) {
      if (!(error instanceof RedisDownError)) throw error;
      throw storeError('REDIS_URL', 'Redis cannot be used', error);
    }
  }

  const run = async (...words: Parameters<RedisLink['run']>) =>
    (await ask(() => link.run(...words))) as Row;
  const send = (...words: readonly string[]) => ask(() => link.send(words));

  /** After a change, resolves when it is on the disk. */
  async function settle(): Promise<void> {
    onChange?.();
    await ask(() => waitForDisk(link));
  }

  /** The rows, and the text by which the writing script recognises them. */
  async function look(asked: string) {
    const [now, text] = await run('read', [NAMES.store, NAMES.accounts], [asked]);
    return { seen: readRows(Number(now), String(text)), text: String(text) };
  }

  /** @param account its name, or '' for any; likewise for the digest in bytes. */
  async function describe(
    account: string,
    digest: string | Buffer,
    ids: readonly string[],
  ): Promise<UsedKeyRow[]> {
    const names = [NAMES.month, NAMES.accounts];
    const rows = await run('describeKeys', names, [account, digest, ...ids]);
    return (rows as unknown as Row[]).map(readUsedKey);
  }

  return {
    read: async (wanted) => (await look(JSON.stringify(wanted))).seen,
    async change(wanted, by, decide) {
      const asked = JSON.stringify(wanted);
      for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt += 1) {
        const { seen, text } = await look(asked);
        const { event, result, ...change } = decide(seen);
        const [status] = await run(
          'write',
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
          await settle();
          return result;
        }
      }
      throw changedMeanwhile();
    },
    async list(account) {
      const listed: UsedKeyRow[] = [];
      for (let first = 0; ; first += ROWS_AT_ONCE) {
        const last = String(first + ROWS_AT_ONCE - 1);
        const ids = (await send('LRANGE', NAMES.keys, String(first), last)) as string[];
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
      const months = await run('useOfMonths', [NAMES.accounts, NAMES.month], [account]);
      return (months as unknown as Row[]).map(([month, units, ...words]) => {
        const starts = [];
        for (let at = 0; at < words.length; at += 2) {
          starts.push({ day: Number(words[at]), before: Number(words[at + 1]) });
        }
        return useByDay(Number(month), Number(units), starts);
      });
    },
    async events(account) {
      const lines = (await send('LRANGE', NAMES.events, '0', '-1')) as string[];
      const events = lines.map(readEvent);
      return account === null ? events : events.filter((event) => event.account === account);
    },
    // Redis makes its own backups, which cover the whole store at once.
    async backUp() {
      throw new KeyAdminError(
        'with REDIS_URL the store is backed up by Redis itself: redis-cli --rdb FILE; how it comes ' +
          'back is in docs/operating.md',
      );
    },
    close: () => link.close(),
    /**
     * Moves use that a wrong clock recorded in the future back to `month`, while requests count.
     * @throws KeyAdminError when Redis's clock is in another month.
     */
    async mendMonth(by: string, month: Month): Promise<MovedUse[]> {
      const last = Number(await send('GET', NAMES.accountNumber));
      const moved: MovedUse[] = [];
      for (let first = 1; first === 1 || first <= last; first += ROWS_AT_ONCE) {
        const [status, ...words] = await run(
          'mendMonth',
          [NAMES.month, NAMES.events],
          [String(month), String(first), String(Math.min(last, first + ROWS_AT_ONCE - 1)), by],
        );
        if (status === 'clock') throw otherMonth(Number(words[0]));
        await settle();
        for (let at = 0; at < words.length; at += 3) {
          const [account, from, units] = words.slice(at, at + 3);
          moved.push({ account: account ?? '', from: Number(from), units: Number(units) });
        }
      }
      return moved;
    },
  } satisfies KeyRows & { mendMonth: unknown };
}

/** A Redis that has lost its data, or a different one. */
export function otherStore(): StoreError {
  return new StoreError(
    'REDIS_URL: this Redis is not the store that was used before, or it has lost its data; ' +
      'restore it, or remove redis-store-id from VAR_DIR to begin with what it holds',
  );
}

/**
 * Contract 14.7: a Redis of 7.2 or newer with an append-only file has the change on its disk
 * before it acknowledges it. An older one promises what its `appendfsync` says.
 */
async function waitForDisk(link: RedisLink): Promise<void> {
  const info = String(await link.send(['INFO', 'everything']));
  const [, major, minor] = /^redis_version:(\d+)\.(\d+)/m.exec(info) ?? [];
  const canWait = Number(major) > 7 || (Number(major) === 7 && Number(minor) >= 2);
  if (!canWait || !/^aof_enabled:1/m.test(info)) return;
  const reply = await link.send(['WAITAOF', '1', '0', String(SYNCED_WITHIN_MILLIS)]);
  if (Array.isArray(reply) && Number(reply[0]) >= 1) return;
  throw new StoreError(
    'REDIS_URL: the change is made, but Redis could not bring it to its disk in time; look after ' +
      'its disk, and make the change again',
  );
}
