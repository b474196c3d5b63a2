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
import type { AccountState, KeyState } from '../limits/account.ts';
import { type Month, monthAt } from '../limits/month.ts';
import type { PlanName } from '../limits/plans.ts';
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
import { type AccountRow, type KeyRow, KeyRows, unitsIn } from './key-rows.ts';
import { backUpFolder } from './sqlite-backup.ts';
import { changeSynced, databaseError } from './sqlite-database.ts';
import { addEvent, type EventSubject, listEvents } from './sqlite-events.ts';
import type { SqliteUsage } from './sqlite-usage.ts';

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
  readonly #rows: KeyRows;

  constructor(options: KeyAdminOptions) {
    this.#options = options;
    this.#database = options.opened.database;
    this.#rows = new KeyRows(this.#database);
  }

  create(input: NewKey): CreatedKey {
    return this.#change(() => {
      const account = this.#rows.account(input.account) ?? this.#newAccount(input);
      if (account.state !== 'active') throw accountDisabled(account.name);
      if (input.plan !== null && input.plan !== account.plan) {
        throw otherPlan(account.name, account.plan, input.plan);
      }
      if (input.unlimited) {
        this.#database.prepare('UPDATE accounts SET unlimited = 1 WHERE id = ?').run(account.id);
      }
      const adminOf = input.adminOf ?? null;
      const seen = adminOf === null ? null : this.#rows.account(adminOf);
      if (seen === undefined) throw noSuchAccount(input.adminOf ?? '');
      const created = this.#addKey(account, input.expiresAt, seen?.id ?? null);
      const detail = createdAs(account.plan, input);
      this.#note({ action: 'create', account: account.name, keyId: created.id, detail });
      return created;
    });
  }

  list(account: string | null = null): ListedKey[] {
    return this.#read((month, unmerged) => {
      if (account !== null && this.#rows.account(account) === undefined)
        throw noSuchAccount(account);
      return this.#rows.list(account, month, unmerged).map((row) => {
        const { accountState: _, createdAt: __, adminOf: ___, ...listed } = row;
        return listed;
      });
    });
  }

  whois(digest: string): KeyDetails {
    const bytes = Buffer.from(digest, 'hex');
    const key = this.#read((...now) => this.#rows.find('digest', bytes, ...now));
    if (key === undefined) throw notOneOfOurKeys();
    return key;
  }

  show(id: string): KeyDetails {
    const key = this.#read((...now) => this.#rows.find('id', id, ...now));
    if (key === undefined) throw noSuchKey();
    return key;
  }

  use(name: string): MonthUse[] {
    const starts = new DayStarts(this.#database);
    return this.#read((newest, unmerged) => {
      const account = this.#rows.account(name);
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
      if (account !== null && this.#rows.account(account) === undefined)
        throw noSuchAccount(account);
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
      const account = this.#rows.account(old.account) as AccountRow;
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
      if (this.#rows.account(name) === undefined) throw noSuchAccount(name);
      this.#database.prepare('UPDATE accounts SET state = ? WHERE name = ?').run(state, name);
      this.#note({ action: `${ACTIONS[state]}-account`, account: name });
    });
  }

  setPlan(name: string, plan: PlanName): void {
    this.#change(() => {
      const account = this.#rows.account(name);
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

  #newAccount(input: NewKey): AccountRow {
    checkAccountName(input.account);
    return this.#rows.addAccount(input.account, input.plan ?? 'free');
  }

  #key(id: string): KeyRow {
    const row = this.#rows.key(id);
    if (row === undefined) throw noSuchKey();
    return row;
  }

  #addKey(account: AccountRow, expiresAt: number | null, adminOf: number | null): CreatedKey {
    const key = generateKey(this.#options.randomBytes);
    const id = `key_${randomBase62(12, this.#options.randomBytes)}`;
    this.#rows.addKey({
      id,
      digest: Buffer.from(digestOfKey(key), 'hex'),
      hint: hintOfKey(key),
      accountId: account.id,
      expiresAt,
      createdAt: this.#options.now(),
      adminOf,
    });
    return { id, key, account: account.name, plan: account.plan, expiresAt };
  }
}

/** How the history tells of a new key. */
function createdAs(plan: PlanName, { unlimited, adminOf = null }: NewKey): string {
  return (
    plan + (unlimited ? ', unlimited' : '') + (adminOf === null ? '' : `, admin of ${adminOf}`)
  );
}
