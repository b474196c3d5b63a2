import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { type Month, monthAt, secondsToMonthEnd } from './month.ts';

/** Use of an account in the current month: what is committed, and what is not yet. */
interface MonthUse {
  used: number;
  /** The part of `used` that the database does not hold yet. */
  pending: number;
}

const RETRY_MILLIS = 1_000;
/** Accounts remembered; those without pending use can be read again. */
const ACCOUNTS_MAX = 100_000;

/**
 * Counts the use of accounts in memory and commits it in groups: once for all replies
 * of one turn of the event loop. So a killed process has counted every reply but those
 * whose clients were still waiting. What cannot be written (full disk, lock) stays in
 * memory, and is written when it can be.
 */
export class UsageLedger {
  readonly #database: DatabaseSync;
  readonly #onTrouble: (error: unknown) => void;
  readonly #read: StatementSync;
  readonly #add: StatementSync;
  readonly #touch: StatementSync;
  readonly #uses = new Map<number, MonthUse>();
  readonly #unwritten = new Set<number>();
  readonly #touched = new Map<string, number>();
  #month: Month;
  #monthEndMillis = 0;
  #scheduled = false;
  #retry: NodeJS.Timeout | undefined;

  /** @param onTrouble told of every failed write; the ledger goes on by itself. */
  constructor(database: DatabaseSync, onTrouble: (error: unknown) => void) {
    this.#database = database;
    this.#onTrouble = onTrouble;
    this.#read = database.prepare('SELECT used FROM usage WHERE account_id = ? AND month = ?');
    this.#add = database.prepare(
      `INSERT INTO usage (account_id, month, used) VALUES (?, ?, ?)
       ON CONFLICT DO UPDATE SET used = used + excluded.used`,
    );
    this.#touch = database.prepare('UPDATE keys SET last_used_day = ? WHERE id = ?');
    const last = database.prepare('SELECT max(month) AS month FROM usage').get()?.month;
    this.#month = typeof last === 'number' ? last : 0;
  }

  /** Units that an account has used in the current month. */
  used(accountId: number, nowMillis: number): number {
    if (nowMillis >= this.#monthEndMillis) this.#advance(nowMillis);
    return this.#use(accountId).used;
  }

  /** Counts one unit; `used` was asked before, at the same moment. */
  count(accountId: number): void {
    const use = this.#use(accountId);
    use.used += 1;
    use.pending += 1;
    this.#unwritten.add(accountId);
    this.#schedule();
  }

  /** Notes the day (days since 1970) of a key's last use. */
  touch(keyId: string, day: number): void {
    this.#touched.set(keyId, day);
    this.#schedule();
  }

  /** Seconds until the month in which use is counted ends. */
  secondsToMonthEnd(nowMillis: number): number {
    return secondsToMonthEnd(this.#month, nowMillis);
  }

  /** Writes what is pending; true when nothing is left. */
  flush(): boolean {
    this.#scheduled = false;
    if (this.#unwritten.size === 0 && this.#touched.size === 0) return true;
    try {
      this.#commit();
      return true;
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
      this.#onTrouble(error);
      this.#retryLater();
      return false;
    }
  }

  /** Stops trying again; call `flush` first. */
  stop(): void {
    clearTimeout(this.#retry);
  }

  #commit(): void {
    this.#database.exec('BEGIN IMMEDIATE');
    for (const accountId of this.#unwritten) {
      this.#add.run(accountId, this.#month, this.#use(accountId).pending);
    }
    for (const [keyId, day] of this.#touched) this.#touch.run(day, keyId);
    this.#database.exec('COMMIT');
    for (const accountId of this.#unwritten) this.#use(accountId).pending = 0;
    this.#unwritten.clear();
    this.#touched.clear();
    if (this.#uses.size > ACCOUNTS_MAX) this.#uses.clear();
  }

  #use(accountId: number): MonthUse {
    let use = this.#uses.get(accountId);
    if (use === undefined) {
      const used = this.#read.get(accountId, this.#month)?.used;
      use = { used: typeof used === 'number' ? used : 0, pending: 0 };
      this.#uses.set(accountId, use);
    }
    return use;
  }

  /** The first call, and the turn of a month: a month never goes back, whatever the clock does. */
  #advance(nowMillis: number): void {
    const month = Math.max(this.#month, monthAt(nowMillis));
    if (month > this.#month) {
      // The old month's use must be written under its own number.
      if (!this.flush()) return;
      this.#uses.clear();
      this.#month = month;
    }
    this.#monthEndMillis = nowMillis + secondsToMonthEnd(month, nowMillis) * 1_000;
  }

  #schedule(): void {
    if (this.#scheduled || this.#retry !== undefined) return;
    this.#scheduled = true;
    setImmediate(() => this.flush());
  }

  #retryLater(): void {
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => {
      this.#retry = undefined;
      this.flush();
    }, RETRY_MILLIS).unref();
  }
}
