import type { DatabaseSync } from 'node:sqlite';
import {
  accountDisabled,
  checkAccountName,
  noSuchAccount,
  noSuchKey,
  notActive,
  notOneOfOurKeys,
  otherPlan,
  revokedForGood,
} from '../admin/key-admin-refusals.ts';
import { type RandomBytes, randomBase62 } from '../keys/base62.ts';
import { digestOfKey, generateKey, hintOfKey } from '../keys/key-format.ts';
import { type AccountState, effectiveState, type KeyState } from '../limits/account.ts';
import { isoDay, type Month, monthAt } from '../limits/month.ts';
import { PLANS, type PlanName } from '../limits/plans.ts';
import { type MonthUse, useByDay } from '../limits/use-by-day.ts';
import type {
  AdminEvent,
  BackupMade,
  CreatedKey,
  KeyAdmin,
  KeyDetails,
  ListedKey,
  NewKey,
} from '../store.ts';
import type { UsageEntry } from '../usage/usage-entry.ts';
import { DayStarts } from './day-starts.ts';
import type { EmbeddedFolder } from './embedded-folder.ts';
import { backUpFolder } from './sqlite-backup.ts';
import { changeSynced, databaseError } from './sqlite-database.ts';
import { addEvent, type EventSubject, listEvents } from './sqlite-events.ts';
import type { SqliteUsage } from './sqlite-usage.ts';

interface AccountRow {
  readonly id: number;
  readonly name: string;
  readonly plan: PlanName;
  readonly unlimited: 0 | 1;
  readonly state: AccountState;
}

interface KeyRow {
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

/** The order that brings a key to a state, as the history names it. */
const ACTIONS = { active: 'enable', disabled: 'disable', revoked: 'revoke' } as const;

export interface KeyAdminOptions {
  readonly opened: EmbeddedFolder;
  readonly usage: SqliteUsage;
  readonly varDir: string;
  /** Who is named in the history. */
  readonly by: string;
  readonly now: () => number;
  readonly randomBytes: RandomBytes;
  /** Called after every change, so that this process forgets what it has cached. */
  readonly onChange: () => void;
  readonly onClose: () => void;
}

/** Keys and accounts in the embedded store; every change is one transaction, and its history in it. */
export class SqliteKeyAdmin implements KeyAdmin {
  readonly #options: KeyAdminOptions;
  readonly #database: DatabaseSync;

  constructor(options: KeyAdminOptions) {
    this.#options = options;
    this.#database = options.opened.database;
  }

  create(input: NewKey): CreatedKey {
    return this.#change(() => {
      const account = this.#account(input.account) ?? this.#newAccount(input);
      if (account.state !== 'active') throw accountDisabled(account.name);
      if (input.plan !== null && input.plan !== account.plan) {
        throw otherPlan(account.name, account.plan, input.plan);
      }
      if (input.unlimited) {
        this.#database.prepare('UPDATE accounts SET unlimited = 1 WHERE id = ?').run(account.id);
      }
      const adminOf = input.adminOf ?? null;
      const seen = adminOf === null ? null : this.#account(adminOf);
      if (seen === undefined) throw noSuchAccount(input.adminOf ?? '');
      const created = this.#addKey(account, input.expiresAt, seen?.id ?? null);
      const detail = createdAs(account.plan, input);
      this.#note({ action: 'create', account: account.name, keyId: created.id, detail });
      return created;
    });
  }

  list(account: string | null = null): ListedKey[] {
    const sql = `${DETAILS} WHERE ?2 IS NULL OR a.name = ?2 ORDER BY a.name, k.number`;
    return this.#read((month, unmerged) => {
      if (account !== null && this.#account(account) === undefined) throw noSuchAccount(account);
      const units = unitsIn(month, unmerged);
      return this.#rows(sql, month, account).map((row) => {
        const { accountState: _, createdAt: __, adminOf: ___, ...listed } = detailsOf(row, units);
        return listed;
      });
    });
  }

  whois(digest: string): KeyDetails {
    const row = this.#details('k.digest = ?', Buffer.from(digest, 'hex'));
    if (row === null) throw notOneOfOurKeys();
    return row;
  }

  show(id: string): KeyDetails {
    const row = this.#details('k.id = ?', id);
    if (row === null) throw noSuchKey();
    return row;
  }

  use(name: string): MonthUse[] {
    const starts = new DayStarts(this.#database);
    return this.#read((newest, unmerged) => {
      const account = this.#account(name);
      if (account === undefined) throw noSuchAccount(name);
      return [newest, newest - 1].map((month) => {
        const merged = this.#options.usage.used(account.id, month);
        const units = merged + (unitsIn(month, unmerged).get(account.id) ?? 0);
        return useByDay(month, units, starts.of(account.id, month));
      });
    });
  }

  events(account: string | null): AdminEvent[] {
    return this.#explained(() => {
      if (account !== null && this.#account(account) === undefined) throw noSuchAccount(account);
      return listEvents(this.#database, account);
    });
  }

  backUp(file: string): Promise<BackupMade> {
    return backUpFolder({ ...this.#options.opened, varDir: this.#options.varDir }, file);
  }

  rotate(id: string, overlapMillis: number): CreatedKey {
    return this.#change(() => {
      const old = this.#key(id);
      if (old.state !== 'active') throw notActive(id, old.state);
      const account = this.#account(old.account) as AccountRow;
      if (account.state !== 'active') throw accountDisabled(account.name);
      const end = this.#options.now() + overlapMillis;
      // A key that expires sooner still does, and its successor keeps no expiry.
      const expiresAt = old.expiresAt === null ? end : Math.min(end, old.expiresAt);
      this.#database.prepare('UPDATE keys SET expires_at = ? WHERE id = ?').run(expiresAt, id);
      const created = this.#addKey(account, null, old.adminOf);
      const detail = `successor ${created.id}`;
      this.#note({ action: 'rotate', account: account.name, keyId: id, detail });
      return created;
    });
  }

  setState(id: string, state: KeyState, by = this.#options.by): void {
    this.#change(() => {
      const key = this.#key(id);
      if (key.state === 'revoked' && state !== 'revoked') throw revokedForGood(id);
      this.#database.prepare('UPDATE keys SET state = ? WHERE id = ?').run(state, id);
      this.#note({ action: ACTIONS[state], account: key.account, keyId: id }, by);
    });
  }

  setAccountState(name: string, state: AccountState): void {
    this.#change(() => {
      if (this.#account(name) === undefined) throw noSuchAccount(name);
      this.#database.prepare('UPDATE accounts SET state = ? WHERE name = ?').run(state, name);
      this.#note({ action: `${ACTIONS[state]}-account`, account: name });
    });
  }

  setPlan(name: string, plan: PlanName): void {
    this.#change(() => {
      const account = this.#account(name);
      if (account === undefined) throw noSuchAccount(name);
      this.#database
        .prepare('UPDATE accounts SET plan = ?, unlimited = 0 WHERE id = ?')
        .run(plan, account.id);
      this.#note({ action: 'plan', account: name, detail: `${account.plan} to ${plan}` });
    });
  }

  noteSigningKey(id: string): void {
    this.#change(() => this.#note({ action: 'rotate-signing', detail: id }));
  }

  close(): void {
    this.#options.onClose();
  }

  #change<T>(work: () => T): T {
    const result = changeSynced(this.#database, work);
    this.#options.onChange();
    return result;
  }

  #note(subject: EventSubject, by = this.#options.by): void {
    addEvent(this.#database, { ...subject, at: this.#options.now(), by });
  }

  #details(condition: string, value: string | Uint8Array): KeyDetails | null {
    return this.#read((month, unmerged) => {
      const [row] = this.#rows(`${DETAILS} WHERE ${condition}`, month, value);
      return row === undefined ? null : detailsOf(row, unitsIn(month, unmerged));
    });
  }

  /** Calls `read` with the month that is counted in, and the entries that are not merged yet. */
  #read<T>(read: (month: Month, unmerged: readonly UsageEntry[]) => T): T {
    const { usage, opened, now } = this.#options;
    return this.#explained(() =>
      usage.withUnmerged(opened.journals, (unmerged) => {
        // A month never goes back, so the newest one counted in is the current one.
        let month = Math.max(monthAt(now()), usage.newestMonth());
        for (const entry of unmerged) month = Math.max(month, entry.month);
        return read(month, unmerged);
      }),
    );
  }

  #explained<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      throw databaseError(this.#database, error);
    }
  }

  #rows(sql: string, ...values: (number | string | null | Uint8Array)[]): DetailsRow[] {
    return this.#database.prepare(sql).all(...values) as unknown as DetailsRow[];
  }

  #account(name: string): AccountRow | undefined {
    return this.#database
      .prepare('SELECT id, name, plan, unlimited, state FROM accounts WHERE name = ?')
      .get(name) as AccountRow | undefined;
  }

  #newAccount(input: NewKey): AccountRow {
    checkAccountName(input.account);
    return this.#database
      .prepare(
        'INSERT INTO accounts (name, plan) VALUES (?, ?) RETURNING id, name, plan, unlimited, state',
      )
      .get(input.account, input.plan ?? 'free') as unknown as AccountRow;
  }

  #key(id: string): KeyRow {
    const row = this.#database
      .prepare(
        `SELECT k.id, a.name AS account, k.state, k.expires_at AS expiresAt,
                k.admin_of AS adminOf
         FROM keys AS k JOIN accounts AS a ON a.id = k.account_id WHERE k.id = ?`,
      )
      .get(id) as KeyRow | undefined;
    if (row === undefined) throw noSuchKey();
    return row;
  }

  #addKey(account: AccountRow, expiresAt: number | null, adminOf: number | null): CreatedKey {
    const key = generateKey(this.#options.randomBytes);
    const id = `key_${randomBase62(12, this.#options.randomBytes)}`;
    this.#database
      .prepare(
        `INSERT INTO keys (id, digest, hint, account_id, expires_at, created_at, admin_of)
         VALUES (?, ?, ?, ?, ?, ?, ?)`,
      )
      .run(
        id,
        Buffer.from(digestOfKey(key), 'hex'),
        hintOfKey(key),
        account.id,
        expiresAt,
        this.#options.now(),
        adminOf,
      );
    return { id, key, account: account.name, plan: account.plan, expiresAt };
  }
}

/** How the history tells of a new key. */
function createdAs(plan: PlanName, { unlimited, adminOf = null }: NewKey): string {
  return (
    plan + (unlimited ? ', unlimited' : '') + (adminOf === null ? '' : `, admin of ${adminOf}`)
  );
}

function unitsIn(month: Month, entries: readonly UsageEntry[]): ReadonlyMap<number, number> {
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
