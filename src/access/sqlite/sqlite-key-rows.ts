import { type Month, monthAt } from '../limits/month.ts';
import { useByDay } from '../limits/use-by-day.ts';
import type { Change, KeyRows, Seen, SeenAccount, UsedKeyRow, Wanted } from '../orders/key-rows.ts';
import type { AdminEvent } from '../store.ts';
import type { EmbeddedFolder } from './embedded-folder.ts';
import { backUpFolder } from './sqlite-backup.ts';
import { addEvent, changeSynced, databaseError } from './sqlite-database.ts';

/** SQLite has no booleans. */
type Stored<Row> = Omit<Row, 'unlimited'> & { readonly unlimited: 0 | 1 };
type StoredKey = Stored<Omit<UsedKeyRow, 'monthUsed'>> & { readonly accountId: number };

/** Ending the use of keys must be possible on a full disk too (Contract 14.7). */
const TAKES_AWAY: ReadonlySet<string> = new Set(['revoke', 'disable', 'disable-account']);

const SELECT_KEYS = `
  SELECT k.id, k.hint, a.id AS accountId, a.name AS account, a.plan, a.unlimited, k.state,
         a.state AS accountState, k.created_at AS createdAt, k.expires_at AS expiresAt,
         k.unused_until AS unusedUntil,
         k.last_used_day AS lastUsedDay, o.name AS adminOf, p.id AS successorOf
  FROM keys AS k JOIN accounts AS a ON a.id = k.account_id
  LEFT JOIN accounts AS o ON o.id = k.admin_of
  LEFT JOIN keys AS p ON p.number = k.successor_of`;

/** A key and its line, in the order of creation. */
const OF_LINE = `k.number IN (
  WITH RECURSIVE line (number) AS (
    SELECT number FROM keys WHERE id = ?1
    UNION SELECT next.number FROM keys AS next JOIN line ON next.successor_of = line.number
  ) SELECT number FROM line) ORDER BY k.number`;

/**
 * The rows of keys and accounts in the embedded store. A server shares the connection with its
 * requests, so that a change begins and ends in one turn of the event loop.
 * @param now milliseconds since 1970.
 * @param onChange called after every change, so that this process drops its cache.
 */
export function sqliteKeyRows(opened: EmbeddedFolder, now: () => number, onChange?: () => void) {
  const { database, usage } = opened;

  function explained<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      throw databaseError(database, error);
    }
  }

  function select(which: string, value: string | null | Uint8Array) {
    const rows = database.prepare(`${SELECT_KEYS} WHERE ${which}`).all(value);
    return (rows as unknown as StoredKey[]).map(withBoolean);
  }

  /** Calls `read` with the current month and the units of accounts, in one snapshot. */
  function atOnce<T>(
    read: (month: Month, units: (accountId: number, month: Month) => number) => T,
  ): T {
    return explained(() => {
      using snapshot = usage.snapshot(opened.journals);
      // A month never goes back, so the newest one with any use is the current one.
      let newest = Math.max(monthAt(now()), usage.newestMonth());
      const unmerged = new Map<string, number>();
      for (const { accountId, month, units } of snapshot.unmerged) {
        const place = `${accountId} ${month}`;
        unmerged.set(place, (unmerged.get(place) ?? 0) + units);
        newest = Math.max(newest, month);
      }
      return read(
        newest,
        (accountId, month) =>
          usage.used(accountId, month) + (unmerged.get(`${accountId} ${month}`) ?? 0),
      );
    });
  }

  function describe(which: string, value: string | null | Uint8Array): UsedKeyRow[] {
    return atOnce((month, units) =>
      select(which, value).map(({ accountId, ...row }) => {
        return { ...row, monthUsed: units(accountId, month) };
      }),
    );
  }

  function look({ keys: ids = [], accounts: names = [], lineOf }: Wanted): Seen {
    const moment = now();
    const account = database.prepare(
      `SELECT a.name, a.plan, a.unlimited, a.state,
              (SELECT count(*) FROM keys AS k WHERE k.account_id = a.id AND k.state <> 'revoked'
                 AND coalesce(k.expires_at, 1e300) > ?2) AS livingKeys
       FROM accounts AS a WHERE a.name = ?1`,
    );
    const keys = ids.flatMap((id) => select('k.id = ?1', id));
    if (lineOf !== undefined) keys.push(...select(OF_LINE, lineOf));
    const all = new Set([...names, ...keys.map((key) => key.account)]);
    const rows = [...all].flatMap((name) => account.all(name, moment));
    const accounts = rows as unknown as Stored<SeenAccount>[];
    return {
      now: moment,
      keys: new Map(keys.map((key) => [key.id, key])),
      accounts: new Map(accounts.map((row) => [row.name, withBoolean(row)])),
    };
  }

  function write({ account, keys = [], newKey }: Change<unknown>): void {
    if (account !== undefined) {
      database
        .prepare(
          `INSERT INTO accounts (name, plan, unlimited, state)
           VALUES (:name, :plan, :unlimited, :state) ON CONFLICT (name) DO UPDATE
           SET plan = excluded.plan, unlimited = excluded.unlimited, state = excluded.state`,
        )
        .run({ ...account, unlimited: account.unlimited ? 1 : 0 });
    }
    for (const key of keys) {
      database
        .prepare('UPDATE keys SET state = :state, expires_at = :expiresAt WHERE id = :id')
        .run({ ...key });
    }
    if (newKey !== undefined) {
      database
        .prepare(
          `INSERT INTO keys (id, digest, hint, expires_at, created_at, account_id, admin_of,
             successor_of, unused_until)
           VALUES (:id, :digest, :hint, :expiresAt, :createdAt,
             (SELECT id FROM accounts WHERE name = :account),
             (SELECT id FROM accounts WHERE name = :adminOf),
             (SELECT number FROM keys WHERE id = :successorOf), :unusedUntil)`,
        )
        .run({ ...newKey, digest: Buffer.from(newKey.digest, 'hex') });
    }
  }

  return {
    read: (wanted) => explained(() => look(wanted)),
    change(wanted, by, decide) {
      let action = '';
      const attempt = () =>
        changeSynced(database, () => {
          const seen = look(wanted);
          const change = decide(seen);
          action = change.event.action;
          write(change);
          addEvent(database, { ...change.event, at: seen.now, by });
          return change.result;
        });
      const result = opened.reserve.spendOn(attempt, () => TAKES_AWAY.has(action));
      onChange?.();
      return result;
    },
    list: (account) => describe('?1 IS NULL OR a.name = ?1 ORDER BY k.number', account),
    find(by, value) {
      const stored = by === 'digest' ? Buffer.from(value, 'hex') : value;
      return describe(`k.${by} = ?1`, stored)[0] ?? null;
    },
    use: (account) =>
      atOnce((newest, units) => {
        const found = database.prepare('SELECT id FROM accounts WHERE name = ?').get(account);
        const id = Number(found?.id);
        return [newest, newest - 1].map((month) =>
          useByDay(month, units(id, month), usage.startsOf(id, month)),
        );
      }),
    events(account) {
      const history = `
        SELECT at, done_by AS "by", action, account, key_id AS keyId, detail FROM events
        WHERE account = ?1 OR ?1 IS NULL ORDER BY number`;
      const rows = explained(() => database.prepare(history).all(account));
      return rows as unknown as AdminEvent[];
    },
    backUp: (file) => backUpFolder(opened, file),
    close: () => opened.close(),
  } satisfies KeyRows;
}

function withBoolean<Row extends { readonly unlimited: 0 | 1 }>({ unlimited, ...row }: Row) {
  return { ...row, unlimited: unlimited === 1 };
}
