import type { DatabaseSync } from 'node:sqlite';
import {
  checkAccountName,
  noSuchAccount,
  noSuchKey,
  notActive,
  otherPlan,
  revokedForGood,
} from '../admin/key-admin-refusals.ts';
import { type RandomBytes, randomBase62 } from '../keys/base62.ts';
import { digestOfKey, generateKey, hintOfKey } from '../keys/key-format.ts';
import type { KeyState } from '../limits/account.ts';
import { isoDay, type Month, monthAt } from '../limits/month.ts';
import { PLANS, type PlanName } from '../limits/plans.ts';
import type { CreatedKey, KeyAdmin, ListedKey, NewKey } from '../store.ts';
import type { UsageEntry } from '../usage/usage-entry.ts';
import type { SqliteUsage } from './sqlite-usage.ts';

interface AccountRow {
  readonly id: number;
  readonly name: string;
  readonly plan: PlanName;
  readonly unlimited: 0 | 1;
}

interface KeyRow {
  readonly id: string;
  readonly account: string;
  readonly state: KeyState;
  readonly expiresAt: number | null;
}

export interface KeyAdminOptions {
  readonly database: DatabaseSync;
  readonly usage: SqliteUsage;
  /** The folder of the usage journals. */
  readonly folder: string;
  readonly now: () => number;
  readonly randomBytes: RandomBytes;
  /** Called after every change, so that this process forgets what it has cached. */
  readonly onChange: () => void;
  readonly onClose: () => void;
}

/** Keys and accounts in the embedded store; every change is one transaction. */
export class SqliteKeyAdmin implements KeyAdmin {
  readonly #options: KeyAdminOptions;
  readonly #database: DatabaseSync;

  constructor(options: KeyAdminOptions) {
    this.#options = options;
    this.#database = options.database;
  }

  create(input: NewKey): CreatedKey {
    return this.#change(() => {
      const account = this.#account(input.account) ?? this.#newAccount(input);
      if (input.plan !== null && input.plan !== account.plan) {
        throw otherPlan(account.name, account.plan, input.plan);
      }
      if (input.unlimited) {
        this.#database.prepare('UPDATE accounts SET unlimited = 1 WHERE id = ?').run(account.id);
      }
      return this.#addKey(account, input.expiresAt);
    });
  }

  list(): ListedKey[] {
    const { usage, folder, now } = this.#options;
    return usage.withUnmerged(folder, (unmerged) => {
      // A month never goes back, so the newest one counted in is the current one.
      let month = Math.max(monthAt(now()), usage.newestMonth());
      for (const entry of unmerged) month = Math.max(month, entry.month);
      return this.#listIn(month, unmerged);
    });
  }

  #listIn(month: Month, unmerged: readonly UsageEntry[]): ListedKey[] {
    const units = new Map<number, number>();
    for (const entry of unmerged) {
      if (entry.month !== month) continue;
      units.set(entry.accountId, (units.get(entry.accountId) ?? 0) + entry.units);
    }
    const rows = this.#database
      .prepare(
        `SELECT k.id, k.hint, a.id AS accountId, a.name AS account, a.plan, a.unlimited, k.state,
                k.expires_at AS expiresAt, k.last_used_day AS lastUsedDay,
                coalesce(u.used, 0) AS monthUsed
         FROM keys AS k JOIN accounts AS a ON a.id = k.account_id
         LEFT JOIN usage AS u ON u.account_id = a.id AND u.month = ?
         ORDER BY a.name, k.number`,
      )
      .all(month) as unknown as (Omit<ListedKey, 'lastUsed' | 'monthLimit'> & {
      readonly accountId: number;
      readonly unlimited: 0 | 1;
      readonly lastUsedDay: number | null;
    })[];
    return rows.map(({ accountId, unlimited, lastUsedDay, monthUsed, ...key }) => ({
      ...key,
      monthUsed: monthUsed + (units.get(accountId) ?? 0),
      lastUsed: lastUsedDay === null ? null : isoDay(lastUsedDay),
      monthLimit: unlimited === 1 ? null : PLANS[key.plan].monthlyQuota,
    }));
  }

  rotate(id: string, overlapMillis: number): CreatedKey {
    return this.#change(() => {
      const old = this.#key(id);
      if (old.state !== 'active') throw notActive(id, old.state);
      const account = this.#account(old.account) as AccountRow;
      const end = this.#options.now() + overlapMillis;
      // A key that expires sooner still does, and its successor keeps no expiry.
      const expiresAt = old.expiresAt === null ? end : Math.min(end, old.expiresAt);
      this.#database.prepare('UPDATE keys SET expires_at = ? WHERE id = ?').run(expiresAt, id);
      return this.#addKey(account, null);
    });
  }

  setState(id: string, state: KeyState): void {
    this.#change(() => {
      const key = this.#key(id);
      if (key.state === 'revoked' && state !== 'revoked') throw revokedForGood(id);
      this.#database.prepare('UPDATE keys SET state = ? WHERE id = ?').run(state, id);
    });
  }

  setPlan(name: string, plan: PlanName): void {
    this.#change(() => {
      const account = this.#account(name);
      if (account === undefined) throw noSuchAccount(name);
      this.#database
        .prepare('UPDATE accounts SET plan = ?, unlimited = 0 WHERE id = ?')
        .run(plan, account.id);
    });
  }

  close(): void {
    this.#options.onClose();
  }

  #change<T>(work: () => T): T {
    this.#database.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      this.#database.exec('COMMIT');
      this.#options.onChange();
      return result;
    } finally {
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
    }
  }

  #account(name: string): AccountRow | undefined {
    return this.#database
      .prepare('SELECT id, name, plan, unlimited FROM accounts WHERE name = ?')
      .get(name) as AccountRow | undefined;
  }

  #newAccount(input: NewKey): AccountRow {
    checkAccountName(input.account);
    return this.#database
      .prepare(
        'INSERT INTO accounts (name, plan) VALUES (?, ?) RETURNING id, name, plan, unlimited',
      )
      .get(input.account, input.plan ?? 'free') as unknown as AccountRow;
  }

  #key(id: string): KeyRow {
    const row = this.#database
      .prepare(
        `SELECT k.id, a.name AS account, k.state, k.expires_at AS expiresAt
         FROM keys AS k JOIN accounts AS a ON a.id = k.account_id WHERE k.id = ?`,
      )
      .get(id) as KeyRow | undefined;
    if (row === undefined) throw noSuchKey();
    return row;
  }

  #addKey(account: AccountRow, expiresAt: number | null): CreatedKey {
    const key = generateKey(this.#options.randomBytes);
    const id = `key_${randomBase62(12, this.#options.randomBytes)}`;
    this.#database
      .prepare('INSERT INTO keys (id, digest, hint, account_id, expires_at) VALUES (?, ?, ?, ?, ?)')
      .run(id, Buffer.from(digestOfKey(key), 'hex'), hintOfKey(key), account.id, expiresAt);
    return { id, key, account: account.name, plan: account.plan, expiresAt };
  }
}
