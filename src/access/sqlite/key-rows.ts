import type { DatabaseSync } from 'node:sqlite';
import { type AccountState, effectiveState, type KeyState } from '../limits/account.ts';
import { isoDay, type Month } from '../limits/month.ts';
import { PLANS, type PlanName } from '../limits/plans.ts';
import type { KeyDetails } from '../store.ts';
import type { UsageEntry } from '../usage/usage-entry.ts';

export interface AccountRow {
  readonly id: number;
  readonly name: string;
  readonly plan: PlanName;
  readonly unlimited: 0 | 1;
  readonly state: AccountState;
}

export interface KeyRow {
  readonly id: string;
  readonly account: string;
  readonly state: KeyState;
  readonly expiresAt: number | null;
  /** The number of an account. */
  readonly adminOf: number | null;
}

/** A row of `DETAILS`. */
type DetailsRow = Omit<KeyDetails, 'lastUsed' | 'monthLimit'> & {
  readonly accountId: number;
  readonly unlimited: 0 | 1;
  readonly lastUsedDay: number | null;
};

const DETAILS = `
  SELECT k.id, k.hint, a.id AS accountId, a.name AS account, a.plan, a.unlimited, k.state,
         a.state AS accountState, k.created_at AS createdAt, k.expires_at AS expiresAt,
         k.last_used_day AS lastUsedDay, coalesce(u.used, 0) AS monthUsed,
         o.name AS adminOf
  FROM keys AS k JOIN accounts AS a ON a.id = k.account_id
  LEFT JOIN accounts AS o ON o.id = k.admin_of
  LEFT JOIN usage AS u ON u.account_id = a.id AND u.month = ?`;

/** The key itself is kept by nobody: its digest is. */
export interface NewKeyRow {
  readonly id: string;
  readonly digest: Buffer;
  readonly hint: string;
  readonly accountId: number;
  readonly expiresAt: number | null;
  readonly createdAt: number;
  readonly adminOf: number | null;
}

/** The rows of accounts and of keys. */
export class KeyRows {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  account(name: string): AccountRow | undefined {
    return this.#database
      .prepare('SELECT id, name, plan, unlimited, state FROM accounts WHERE name = ?')
      .get(name) as AccountRow | undefined;
  }

  addAccount(name: string, plan: PlanName): AccountRow {
    return this.#database
      .prepare(
        'INSERT INTO accounts (name, plan) VALUES (?, ?) RETURNING id, name, plan, unlimited, state',
      )
      .get(name, plan) as unknown as AccountRow;
  }

  key(id: string): KeyRow | undefined {
    return this.#database
      .prepare(
        `SELECT k.id, a.name AS account, k.state, k.expires_at AS expiresAt,
                k.admin_of AS adminOf
         FROM keys AS k JOIN accounts AS a ON a.id = k.account_id WHERE k.id = ?`,
      )
      .get(id) as KeyRow | undefined;
  }

  addKey(row: NewKeyRow): void {
    this.#database
      .prepare(
        `INSERT INTO keys (id, digest, hint, account_id, expires_at, created_at, admin_of)
         VALUES (?, ?, ?, ?, ?, ?, ?)`,
      )
      .run(row.id, row.digest, row.hint, row.accountId, row.expiresAt, row.createdAt, row.adminOf);
  }

  /** Those of an account or of all, by account, and in one in the order of creation. */
  list(account: string | null, month: Month, unmerged: readonly UsageEntry[]): KeyDetails[] {
    const which = 'WHERE ?2 IS NULL OR a.name = ?2 ORDER BY a.name, k.number';
    return this.#details(which, account, month, unmerged);
  }

  find(
    by: 'id' | 'digest',
    value: string | Uint8Array,
    month: Month,
    unmerged: readonly UsageEntry[],
  ): KeyDetails | undefined {
    return this.#details(`WHERE k.${by} = ?2`, value, month, unmerged)[0];
  }

  /** @param unmerged use that is not in the table yet. */
  #details(
    which: string,
    value: string | null | Uint8Array,
    month: Month,
    unmerged: readonly UsageEntry[],
  ): KeyDetails[] {
    const units = unitsIn(month, unmerged);
    const rows = this.#database.prepare(`${DETAILS} ${which}`).all(month, value);
    return (rows as unknown as DetailsRow[]).map((row) => detailsOf(row, units));
  }
}

/** The units of each account in a month. */
export function unitsIn(month: Month, entries: readonly UsageEntry[]): ReadonlyMap<number, number> {
  const units = new Map<number, number>();
  for (const entry of entries) {
    if (entry.month !== month) continue;
    units.set(entry.accountId, (units.get(entry.accountId) ?? 0) + entry.units);
  }
  return units;
}

function detailsOf(row: DetailsRow, units: ReadonlyMap<number, number>): KeyDetails {
  const { accountId, unlimited, lastUsedDay, monthUsed, state, ...key } = row;
  return {
    ...key,
    state: effectiveState(state, key.accountState),
    monthUsed: monthUsed + (units.get(accountId) ?? 0),
    lastUsed: lastUsedDay === null ? null : isoDay(lastUsedDay),
    monthLimit: unlimited === 1 ? null : PLANS[key.plan].monthlyQuota,
  };
}
